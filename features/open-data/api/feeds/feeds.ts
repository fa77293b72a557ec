import { Feed } from 'feed';
import { announcedClosures, newestNotices } from '#features/closures/api/public.ts';
import { closureSpan, closureWords } from '#features/closures/contract/closure-words.ts';
import { planPages } from '#features/operators/api/public.ts';
import { regionClock, today } from '#features/organisation/api/public.ts';
import { checkedPlaces, newestPlaces, placeNames } from '#features/places/api/public.ts';
import type { App, Platform } from '#server/platform.ts';
import type { RegionNow } from '#server/region/live-region.ts';
import { html } from '#server/render/plain-page.ts';
import { publicFiles } from '#web/paths/public-files.ts';
import { paths } from '#web/paths/site.ts';
import { travellerPaths } from '#web/paths/traveller.ts';

const MOST = 30;

type FeedName = Parameters<typeof publicFiles.feed>[0];

interface Item {
  /** Unique and permanent. */
  id: string;
  /** Path of the page. */
  path: string;
  title: string;
  text: string;
  date: Date;
}

interface FeedOf {
  title: string;
  path: string;
  read(platform: Platform, region: RegionNow): Promise<Item[]>;
}

const FEEDS: Record<FeedName, FeedOf> = {
  lugares: { title: 'Lugares nuevos', path: paths.explore(), read: readPlaces },
  planes: { title: 'Planes nuevos', path: paths.plans(), read: readPlans },
  avisos: { title: 'Avisos: lugares, cierres y vías', path: paths.home(), read: readClosures },
};

/** RSS 2.0, the newest first. */
export function serveFeeds(app: App, platform: Platform): void {
  const { config, region } = platform;
  for (const [name, { title, path, read }] of Object.entries(FEEDS) as [FeedName, FeedOf][]) {
    app.get(
      publicFiles.feed(name),
      { config: { kept: 'content', openToSites: true }, schema: { hide: true } },
      async (_request, reply) => {
        const now = await region.current();
        const items = await read(platform, now);
        const own = config.PUBLIC_URL + publicFiles.feed(name);
        const feed = new Feed({
          title: `${title} · ${now.settings.product}`,
          description: now.settings.tagline,
          ...{ id: own, link: config.PUBLIC_URL + path, language: 'es', feedLinks: { rss: own } },
          copyright: now.settings.sources.map(({ attribution }) => attribution).join(' · '),
          // The time of the newest item, so that an unchanged feed keeps its tag.
          updated: items[0]?.date ?? new Date(`${now.settings.data_date}T00:00:00Z`),
        });
        for (const { id, path: page, title: named, text, date } of items) {
          const link = config.PUBLIC_URL + page;
          feed.addItem({ title: named, id: `${config.PUBLIC_URL}/${id}`, link, description: html`${text}`.text, date });
        }
        return reply.header('cache-control', 'no-cache').type('application/rss+xml; charset=utf-8').send(feed.rss2());
      },
    );
  }
}

async function readPlaces({ db, config }: Platform): Promise<Item[]> {
  const places = await newestPlaces(db, config.REGION, MOST);
  return places.map(({ slug, name, kindLabel, district, summary, createdAt }) => ({
    id: `lugar/${slug}`,
    path: paths.place(slug),
    title: name,
    text: [[kindLabel, district].filter(Boolean).join(' en '), summary].filter(Boolean).join('. '),
    date: createdAt,
  }));
}

async function readPlans({ db, config }: Platform): Promise<Item[]> {
  const plans = await planPages(db, config.REGION, MOST);
  return plans.map(({ slug, title, summary, operator, fictional, newAt }) => ({
    id: `plan/${slug}`,
    path: travellerPaths.plan(slug),
    title,
    text: `${summary} Con ${operator}${fictional ? ' (demostración)' : ''}.`.trim(),
    date: newAt,
  }));
}

async function readClosures({ db, config }: Platform, region: RegionNow): Promise<Item[]> {
  const day = today(regionClock(region));
  const [closures, notices] = await Promise.all([
    announcedClosures(db, config.REGION, day, MOST),
    newestNotices(db, config.REGION, day, MOST),
  ]);
  const said = new Set(notices.map(({ id }) => id));
  const others = closures.filter(({ id }) => !said.has(id));
  const places = await placeNames(
    db,
    config.REGION,
    others.flatMap(({ place }) => place ?? []),
  );
  const published = await checkedPlaces(
    db,
    config.REGION,
    notices.map(({ place }) => place),
  );
  const ofNotices = notices.flatMap(({ id, place: placeId, body, announcedAt, ...days }): Item[] => {
    const place = published.get(placeId);
    if (!place) return [];
    const text = `Lo dice su responsable, ${closureSpan(days, day)}.`;
    return [
      {
        id: `aviso/${id}`,
        path: paths.place(place.slug),
        title: `${place.name}: ${body}`,
        text,
        date: new Date(announcedAt),
      },
    ];
  });
  const ofClosures = others.map((closure): Item => {
    const place = closure.place === null ? undefined : places.get(closure.place);
    const words = closureWords(closure, day);
    return {
      id: `aviso/${closure.id}`,
      path: place ? paths.place(place.slug) : paths.home(),
      title: place ? `${place.name}: ${words}` : words,
      text: `Lo dice ${closure.source}.`,
      date: closure.announcedAt,
    };
  });
  return [...ofNotices, ...ofClosures].sort((a, b) => b.date.getTime() - a.date.getTime()).slice(0, MOST);
}
