import { personOf } from '#features/accounts/api/public.ts';
import { TRIP_ERRORS } from '#features/trips/contract/errors.ts';
import * as routes from '#features/trips/contract/routes.ts';
import { inTransaction } from '#server/database/transaction.ts';
import { problem } from '#server/errors.ts';
import { keepConfidential } from '#server/http/confidential.ts';
import { serve } from '#server/http/serve.ts';
import type { App, Platform } from '#server/platform.ts';
import { lockTrip } from '../trip.store.ts';
import { tripView } from '../trip.view.ts';
import { authorizeEditor } from '../trip-access.ts';
import { giveTrip } from './account-trips.store.ts';

/** The request needs the edit secret of the trip. A trip of another account cannot be claimed. */
export function claimTrip(app: App, { db, config }: Platform): void {
  serve(app, routes.claimTrip, async (request, reply) => {
    const { actor, headers, body } = request;
    const { accountId } = personOf(request);
    const trip = await inTransaction(db, async (trx) => {
      const found = authorizeEditor(await lockTrip(trx, config.REGION, body.id), { actor, headers });
      if (found.account_id && found.account_id !== accountId) throw problem(TRIP_ERRORS, 'trip_of_another');
      if (!found.account_id) await giveTrip(trx, found, accountId);
      return found;
    });
    keepConfidential(reply);
    return tripView(trip, 'edit');
  });
}
