import { accountIdOf } from '#features/accounts/contract/actor.ts';
import { cleanWords } from '#features/reviews/contract/review-content.ts';
import { TRIP_ERRORS } from '#features/trips/contract/errors.ts';
import * as routes from '#features/trips/contract/publication-routes.ts';
import { inTransaction } from '#server/database/transaction.ts';
import { problem } from '#server/errors.ts';
import { serve } from '#server/http/serve.ts';
import type { App, Platform } from '#server/platform.ts';
import { lockTrip } from '../../trip.store.ts';
import { lockOpen, movePublication } from '../publication.store.ts';
import { insertReport } from './report.store.ts';

/** The trip stays public until the region decides. A version that the region upheld cannot be reported again. */
export function reportPublicTrip(app: App, { db, config }: Platform): void {
  const region = config.REGION;
  serve(app, routes.reportPublicTrip, async ({ actor, params, body }) => {
    await inTransaction(db, async (trx) => {
      // Every change of a publication locks its trip first.
      const trip = await lockTrip(trx, region, params.id);
      const live = trip && (await lockOpen(trx, trip)).live;
      if (!live) throw problem(TRIP_ERRORS, 'trip_not_found');
      if (live.upheld_at) throw problem(TRIP_ERRORS, 'publication_action_refused');
      const isNew = await insertReport(trx, {
        region_id: region,
        id: body.id,
        publication_id: live.id,
        reason: body.reason,
        words: cleanWords(body.words ?? '') || null,
        account_id: accountIdOf(actor),
      });
      if (isNew) await movePublication(trx, live, { action: 'report', actor: 'reader' });
    });
    return { reported: true as const };
  });
}
