import { PLATFORM_ERRORS, problem } from '#server/errors.ts';
import { isFresh } from '#server/http/fresh.ts';
import type { App } from '#server/platform.ts';
import type { LiveRegion } from '#server/region/live-region.ts';
import type { KeptFiles } from '#server/storage/kept-files.ts';
import { escapeHtml } from '#web/head/render-head.ts';
import { paths } from '#web/paths/site.ts';
import { travellerPaths } from '#web/paths/traveller.ts';
import type { Settings } from '#web/settings.ts';
import { addIcons, manifestIcons } from './icons.ts';
import { inProcessFetch } from './in-process-fetch.ts';

interface CrawlerFiles {
  region: LiveRegion;
  settings: Settings;
  files: KeptFiles;
}

/** Browsers and crawlers request robots.txt, sitemap.xml, icons and manifest from every site. */
export function addCrawlerFiles(app: App, { region, settings, files }: CrawlerFiles): void {
  const { publicUrl, applicationToken } = settings;
  const day = 'public, max-age=86400';

  app.get('/robots.txt', (_request, reply) =>
    reply
      .header('cache-control', day)
      .type('text/plain; charset=utf-8')
      .send(`User-agent: *\nDisallow: /api/\nDisallow: /viajes/\nAllow: /\n\nSitemap: ${publicUrl}/sitemap.xml\n`),
  );

  app.get('/sitemap.xml', { config: { kept: 'departures' } }, async (request, reply) => {
    const call = inProcessFetch(app, request);
    const read = async (path: string, headers = {}): Promise<unknown> => {
      const answer = await call(publicUrl + path, { headers });
      // A crawler would believe a partial sitemap, so it must retry.
      if (!answer.ok) throw problem(PLATFORM_ERRORS, 'unavailable', { headers: { 'retry-after': '60' } });
      return answer.json();
    };
    const authorization = `Bearer ${applicationToken}`;
    const plans = async (cursor = ''): Promise<unknown[]> => {
      const page = await read(`/api/touroperator-plans/?sort=duration&limit=60${cursor}`, { authorization });
      const items = itemsOf(page);
      const next = nextOf(page);
      return [...(Array.isArray(items) ? items : []), ...(next ? await plans(`&cursor=${next}`) : [])];
    };
    const [pins, itineraries, sold] = await Promise.all([
      read('/api/search/pins'),
      read('/api/itineraries/', { authorization }),
      plans(),
    ]);
    const slugs = (list: unknown): string[] => (Array.isArray(list) ? list.flatMap((it) => slugOf(it) ?? []) : []);
    const screens = [
      paths.home(),
      paths.explore(),
      paths.itineraries(),
      paths.plans(),
      travellerPaths.operators(),
      paths.planTrip(),
      paths.help(),
      paths.sources(),
      ...slugs(itemsOf(itineraries)).map((slug) => travellerPaths.itinerary(slug)),
      ...slugs(sold).map((slug) => travellerPaths.plan(slug)),
      ...slugs(itemsOf(pins)).map((slug) => paths.place(slug)),
    ];
    const urls = screens.map((path) => `<url><loc>${escapeHtml(publicUrl + path)}</loc></url>`);
    return reply
      .header('cache-control', 'no-cache')
      .type('application/xml; charset=utf-8')
      .send(
        `<?xml version="1.0" encoding="UTF-8"?>\n<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">${urls.join('')}</urlset>\n`,
      );
  });

  addIcons(app, { region, files });

  app.get('/manifest.webmanifest', async (request, reply) => {
    const { face, version } = await region.current();
    reply.type('application/manifest+json; charset=utf-8');
    if (isFresh(request, reply, `manifest ${version}`)) return reply.code(304).send();
    return reply.send(
      JSON.stringify({
        name: face.product,
        short_name: face.product,
        description: face.tagline,
        lang: 'es',
        start_url: '/',
        display: 'standalone',
        background_color: face.palette['brand-paper'],
        theme_color: face.palette['brand-paper'],
        icons: manifestIcons,
      }),
    );
  });
}

function itemsOf(body: unknown): unknown {
  if (!body || typeof body !== 'object') return null;
  return 'items' in body ? body.items : 'pins' in body ? body.pins : null;
}

function nextOf(body: unknown): string | null {
  return body && typeof body === 'object' && 'next' in body && typeof body.next === 'string' ? body.next : null;
}

/** A card is `{ slug }`, a pin is `[id, slug, …]`. */
function slugOf(thing: unknown): string | null {
  if (Array.isArray(thing)) return typeof thing[1] === 'string' ? thing[1] : null;
  return thing && typeof thing === 'object' && 'slug' in thing && typeof thing.slug === 'string' ? thing.slug : null;
}
