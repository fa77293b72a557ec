import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { FastifyRequest, onRequestHookHandler } from 'fastify';
import { Type } from 'typebox';
import type { PlanDetail } from '#features/operators/contract/plan.ts';
import { showPlan } from '#features/operators/contract/plan-routes.ts';
import type { PlaceDetail } from '#features/places/contract/place.ts';
import { showPlace } from '#features/places/contract/routes.ts';
import { pathOf, type Route } from '#features/route.ts';
import { PLATFORM_ERRORS, problem } from '#server/errors.ts';
import type { App, Platform } from '#server/platform.ts';
import type { RegionNow } from '#server/region/live-region.ts';
import { inProcessFetch } from '#server/render/in-process-fetch.ts';
import { framedPage, type Html } from '#server/render/plain-page.ts';
import { publicFiles } from '#web/paths/public-files.ts';
import { paths } from '#web/paths/site.ts';
import { travellerPaths } from '#web/paths/traveller.ts';
import { placeCard, planCard } from './card-page.ts';

type Face = RegionNow['face'];

interface CardKind<Detail> {
  path: (slug: string) => string;
  read: Route;
  page: (slug: string) => string;
  title: (detail: Detail) => string;
  draw: (detail: Detail, face: Face, href: string) => Html;
  kept: 'content' | 'departures';
}

/** A kept answer has no header that forbids frames, so the usual header must go as well. */
const allowFrames: onRequestHookHandler = (_request, reply, done) => {
  reply.removeHeader('x-frame-options');
  done();
};

/** Cards of a place or a plan that other sites show in a frame. */
export async function serveCards(app: App, platform: Platform): Promise<void> {
  const css = await readFile(join(import.meta.dirname, 'card.css'), 'utf8');
  const { config, region } = platform;

  function serveCard<Detail extends { slug: string }>(kind: CardKind<Detail>): void {
    app.get(
      `${kind.path('')}:slug`,
      {
        config: { kept: kind.kept, openToSites: true },
        onRequest: allowFrames,
        schema: { hide: true, params: Type.Object({ slug: Type.String({ minLength: 1, maxLength: 200 }) }) },
      },
      async (request, reply) => {
        const detail = await read<Detail>(request, kind.read, (request.params as { slug: string }).slug);
        if (!detail) return reply.callNotFound();
        const { face } = await region.current();
        const href = config.PUBLIC_URL + kind.page(detail.slug);
        const page = framedPage(config, {
          ...{ face, css, canonical: href },
          title: kind.title(detail),
          body: kind.draw(detail, face, href),
        });
        return reply
          .headers(page.headers)
          .header('cache-control', 'no-cache')
          .type('text/html; charset=utf-8')
          .send(page.html);
      },
    );
  }

  /** Returns null if the site has no such page. */
  async function read<Detail>(request: FastifyRequest, of: Route, slug: string): Promise<Detail | null> {
    const url = config.PUBLIC_URL + pathOf(of, { params: { idOrSlug: slug } });
    const answer = await inProcessFetch(app, request)(url, {
      headers: { authorization: `Bearer ${config.APP_TOKEN}` },
    });
    if (answer.status === 404 || answer.status === 400) return null;
    if (!answer.ok) throw problem(PLATFORM_ERRORS, 'unavailable', { headers: { 'retry-after': '60' } });
    return (await answer.json()) as Detail;
  }

  serveCard<PlaceDetail>({
    ...{ path: publicFiles.placeCard, read: showPlace, page: paths.place, draw: placeCard, kept: 'content' },
    title: ({ name }) => name,
  });
  serveCard<PlanDetail>({
    ...{ path: publicFiles.planCard, read: showPlan, page: travellerPaths.plan, draw: planCard, kept: 'departures' },
    title: ({ title }) => title,
  });
}
