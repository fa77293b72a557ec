import { createHash } from 'node:crypto';
import type { Pin, PinsAnswer } from '#features/places/contract/place.ts';
import * as routes from '#features/places/contract/routes.ts';
import { serve } from '#server/http/serve.ts';
import type { App, Platform } from '#server/platform.ts';
import { readPins } from './pages.store.ts';

const MOST_PINS = 20_000;
/** Milliseconds for which the server reuses the reply. */
const FRESH = 15_000;

interface Prepared {
  body: string;
  etag: string;
}

export function listPins(app: App, { db, config }: Platform): void {
  let prepared: Promise<Prepared> | undefined;
  let until = 0;

  const prepare = async (): Promise<Prepared> => {
    const pins: Pin[] = await readPins(db, config.REGION, MOST_PINS + 1);
    const body = JSON.stringify({
      pins: pins.slice(0, MOST_PINS),
      truncated: pins.length > MOST_PINS,
    } satisfies PinsAnswer);
    return { body, etag: `"${createHash('sha256').update(body).digest('base64url').slice(0, 22)}"` };
  };
  const latest = (): Promise<Prepared> => {
    if (!prepared || Date.now() > until) {
      until = Date.now() + FRESH;
      prepared = prepare();
      prepared.catch(() => {
        prepared = undefined;
      });
    }
    return prepared;
  };

  serve(app, routes.listPins, async (request, reply) => {
    const { body, etag } = await latest();
    reply.headers({ etag, 'cache-control': 'public, max-age=60, stale-while-revalidate=600' });
    if (request.headers['if-none-match']?.includes(etag)) return reply.code(304).send(null);
    return reply
      .type('application/json; charset=utf-8')
      .serializer((text: unknown) => String(text))
      .send(body as never);
  });
}
