import * as routes from '#features/bookings/contract/routes.ts';
import type { Rows } from '#server/database/rows-of.ts';
import { serve } from '#server/http/serve.ts';
import type { App, Platform } from '#server/platform.ts';
import { manifestOf } from './manifest-of.ts';

export function showManifest(app: App, platform: Platform, orders: Rows): void {
  serve(app, routes.showManifest, async ({ actor, params }, reply) => {
    reply.header('cache-control', 'no-store');
    return manifestOf(platform, orders, actor, params);
  });
}
