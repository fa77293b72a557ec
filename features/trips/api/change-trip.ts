import { Value } from 'typebox/value';
import { TRIP_ERRORS } from '#features/trips/contract/errors.ts';
import * as routes from '#features/trips/contract/routes.ts';
import { TripDocument } from '#features/trips/contract/trip.ts';
import { inTransaction } from '#server/database/transaction.ts';
import { problem } from '#server/errors.ts';
import { keepConfidential } from '#server/http/confidential.ts';
import { serve } from '#server/http/serve.ts';
import type { App, Platform } from '#server/platform.ts';
import { lockTrip, markKeysUsed, saveDocument } from './trip.store.ts';
import { tripView } from './trip.view.ts';
import { authorizeEditor } from './trip-access.ts';

/** If `version` is not the stored version, the response is 409 with the stored trip as `current`. */
export function changeTrip(app: App, { db, config }: Platform): void {
  serve(app, routes.changeTrip, async ({ actor, params, headers, body }, reply) => {
    const document = Value.Clean(TripDocument, body.document) as TripDocument;
    const saved = await inTransaction(db, async (trx) => {
      const trip = authorizeEditor(await lockTrip(trx, config.REGION, params.id), { actor, headers });
      if (trip.state === 'binned') throw problem(TRIP_ERRORS, 'trip_binned');
      if (trip.version !== body.version) {
        throw problem(TRIP_ERRORS, 'trip_conflict', { members: { current: tripView(trip, 'edit') } });
      }
      if (!trip.keys_used_at) await markKeysUsed(trx, trip);
      return saveDocument(trx, trip, document);
    });
    keepConfidential(reply);
    return tripView(saved, 'edit');
  });
}
