import * as routes from '#features/trips/contract/routes.ts';
import { keepConfidential } from '#server/http/confidential.ts';
import { serve } from '#server/http/serve.ts';
import type { App, Platform } from '#server/platform.ts';
import { moveStoredTrip } from './move-stored-trip.ts';
import { tripView } from './trip.view.ts';

export function binTrip(app: App, platform: Platform): void {
  serve(app, routes.binTrip, async ({ actor, params: { id }, headers }, reply) => {
    keepConfidential(reply);
    return tripView(await moveStoredTrip(platform, { id, asking: { actor, headers } }, 'bin'), 'edit');
  });
}
