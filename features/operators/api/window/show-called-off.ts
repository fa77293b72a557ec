import * as routes from '#features/operators/contract/plan-routes.ts';
import { serve } from '#server/http/serve.ts';
import type { App, Platform } from '#server/platform.ts';
import { readCalledOff } from './called-off.store.ts';

export function showCalledOff(app: App, { db, config }: Platform): void {
  serve(app, routes.showCalledOff, async ({ query: { departures } }) => ({
    items: await readCalledOff(db, config.REGION, [...new Set(departures.split(','))]),
  }));
}
