import * as routes from '#features/trips/contract/routes.ts';
import { keepConfidential } from '#server/http/confidential.ts';
import { serve } from '#server/http/serve.ts';
import type { App, Platform } from '#server/platform.ts';
import { withCredit } from './published/credit.ts';
import { findTrip, markKeysUsed } from './trip.store.ts';
import { tripView } from './trip.view.ts';
import { authorizeReader } from './trip-access.ts';

export function showTrip(app: App, platform: Platform): void {
  const { db, config } = platform;
  serve(app, routes.showTrip, async ({ actor, params, headers }, reply) => {
    const { trip, access } = authorizeReader(await findTrip(db, config.REGION, params.id), { actor, headers });
    if (access === 'edit' && !trip.keys_used_at) await markKeysUsed(db, trip);
    keepConfidential(reply);
    return withCredit(platform, tripView(trip, access));
  });
}
