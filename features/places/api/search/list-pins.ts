import type { Pin } from '#features/places/contract/place.ts';
import * as routes from '#features/places/contract/routes.ts';
import { serve } from '#server/http/serve.ts';
import type { App, Platform } from '#server/platform.ts';
import { readPins } from './pages.store.ts';

const MOST_PINS = 20_000;

export function listPins(app: App, { db, config }: Platform): void {
  serve(app, routes.listPins, async (_request, reply) => {
    const pins: Pin[] = await readPins(db, config.REGION, MOST_PINS + 1);
    // The schema's serializer knows no tuples.
    reply.type('application/json; charset=utf-8').serializer(JSON.stringify);
    return { pins: pins.slice(0, MOST_PINS), truncated: pins.length > MOST_PINS };
  });
}
