import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { LRUCache } from 'lru-cache';
import { FRAMES, type PosterFormat } from '#posters/frames.ts';
import type { Hour } from '#posters/ink/canvas.ts';
import { ART_VERSION } from '#posters/poster-url.ts';
import { type ErrorText, problem } from '#server/errors.ts';
import { sendProblem } from '#server/http/answer-errors.ts';
import { isFresh } from '#server/http/fresh.ts';
import type { LiveRegion } from '#server/region/live-region.ts';
import { drawPoster } from './draw-poster.ts';
import type { SeedTest } from './poster-seeds.store.ts';
import type { Encoding } from './poster-worker.ts';

export interface PosterRoutes {
  region: Pick<LiveRegion, 'current'>;
  isKnown: SeedTest;
  /** Of all drawn posters that stay in memory. */
  mostBytes: number;
}

interface PosterRoute {
  Params: { region: string; scene: string; seed: string };
  Querystring: { v?: string; hour?: string; format?: string };
}

/**
 * Caches keep a picture without a margin for a year if `v` is the current art version. Pictures with a margin are
 * revalidated, because the margin has the region's current colours.
 */
export async function posterRoutes(
  server: FastifyInstance,
  { region: live, isKnown, mostBytes }: PosterRoutes,
): Promise<void> {
  const kept = new LRUCache<string, Buffer, () => Promise<Buffer>>({
    maxSize: mostBytes,
    sizeCalculation: (poster, key) => poster.length + key.length,
    fetchMethod: (_key, _old, { context: draw }) => draw(),
  });

  server.get<PosterRoute>('/cartel/:region/:scene/:seed(^[\\w-]{1,80}).svg', async (request, reply) => {
    const { region, scene, seed } = request.params;
    const { hour, format = 'art', v } = request.query;
    const now = await live.current();
    const { art } = now;
    const isDrawn = art.id === region && Object.hasOwn(art.scenes, scene) && Object.hasOwn(FRAMES, format);
    if (!isDrawn || (hour !== undefined && !Object.hasOwn(art.hours, hour))) return noSuchPoster(request, reply);
    if (!(await isKnown(region, scene, seed))) return noSuchPoster(request, reply);
    const encoding = bestEncoding(request.headers['accept-encoding']);
    const sheet = FRAMES[format as PosterFormat].margin > 0 ? [art.paper, art.ink, art.accent, art.rule] : [];
    const key = [region, scene, seed, hour, format, encoding, ...sheet].join('/');
    reply.header('vary', 'accept-encoding').type('image/svg+xml');
    if (sheet.length > 0) {
      if (isFresh(request, reply, key)) return reply.code(304).send();
    } else {
      reply.header('cache-control', v === ART_VERSION ? 'public, max-age=31536000, immutable' : 'public, max-age=300');
    }
    const wish = { scene, seed, hour: hour as Hour | undefined, format: format as PosterFormat };
    const body = await kept.forceFetch(key, { context: () => drawPoster(now, wish, encoding) });
    if (encoding !== 'identity') reply.header('content-encoding', encoding);
    return reply.send(body);
  });
}

function bestEncoding(accepted = ''): Encoding {
  if (/\bbr\b(?!;q=0(\.0+)?\b)/.test(accepted)) return 'br';
  return /\bgzip\b(?!;q=0(\.0+)?\b)/.test(accepted) ? 'gzip' : 'identity';
}

const POSTER_ERRORS = {
  poster_not_found: {
    status: 404,
    title: 'Dibujo no encontrado',
    detail: 'No tenemos ese dibujo. Revisa la región y la escena.',
  },
} as const satisfies Record<string, ErrorText>;

const noSuchPoster = (request: FastifyRequest, reply: FastifyReply): FastifyReply =>
  sendProblem(request, reply, problem(POSTER_ERRORS, 'poster_not_found'));
