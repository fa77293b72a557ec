import { authorize } from '#features/accounts/api/public.ts';
import { recordAudit } from '#features/audit/api/public.ts';
import { ITINERARY_ERRORS } from '#features/itineraries/contract/errors.ts';
import { moveItinerary } from '#features/itineraries/contract/itinerary-states.ts';
import * as routes from '#features/itineraries/contract/region-routes.ts';
import type { RegionArt } from '#posters/art.ts';
import { inTransaction } from '#server/database/transaction.ts';
import { problem } from '#server/errors.ts';
import { serve } from '#server/http/serve.ts';
import type { App, Platform } from '#server/platform.ts';
import { checkItinerary } from './check-itinerary.ts';
import { documentOf } from './document.rules.ts';
import { assertReady, lockExistingItinerary, readEditor } from './itinerary-access.ts';
import { saveItineraryState } from './region.store.ts';

export function changeItineraryState(app: App, platform: Platform, art: RegionArt): void {
  const { db } = platform;
  const region = platform.config.REGION;
  const current = () => platform.region.current();

  serve(app, routes.changeItineraryState, async ({ params, body: { action }, actor }) => {
    authorize(actor, 'itineraries.publish', null);
    await inTransaction(db, async (trx) => {
      const row = await lockExistingItinerary(trx, region, params.id);
      const state = moveItinerary(row.status, action);
      if (!state) throw problem(ITINERARY_ERRORS, 'itinerary_cannot');
      if (action === 'publish')
        assertReady(documentOf(row), await checkItinerary(trx, await current(), documentOf(row)));
      await saveItineraryState(trx, region, row, state);
      await recordAudit(trx, {
        region,
        actor,
        action: `itineraries.${action}`,
        subject: { kind: 'itinerary', id: row.id },
        before: { state: row.status },
        after: { state },
      });
    });
    return readEditor(platform, art, params.id, actor);
  });
}
