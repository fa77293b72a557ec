import { authorize, personOf } from '#features/accounts/api/public.ts';
import * as routes from '#features/checkout/contract/operator-routes.ts';
import { OPERATOR_ERRORS } from '#features/operators/contract/errors.ts';
import type { Database } from '#server/database/connect.ts';
import { inTransaction } from '#server/database/transaction.ts';
import { problem } from '#server/errors.ts';
import { serve } from '#server/http/serve.ts';
import { workOnce } from '#server/http/work-once.ts';
import type { App, Platform } from '#server/platform.ts';
import { termsOf } from '../sale.rules.ts';
import { CARRY_DEPARTURE, callOff } from './call-off.ts';
import { readDepartureCancellation } from './departure-cancellation.view.ts';
import { findToCancel } from './operator-sale.store.ts';

const HOUR = 3_600_000;

export function cancelDeparture(app: App, platform: Platform): void {
  const { db, jobs } = platform;
  const region = platform.config.REGION;
  serve(app, routes.cancelDeparture, async (request) => {
    const { operatorId, departureId } = request.params;
    authorize(request.actor, 'operator.sell', { operatorId });
    const { cause, reason = null, offerDates: isOffered } = request.body;
    const { choiceHours } = termsOf(await platform.region.current());
    const { accountId } = personOf(request);
    const once = { operation: 'cancelDeparture', accountId, request };
    await workOnce(platform, once, (keep) =>
      inTransaction(db, async (trx) => {
        const until = isOffered ? new Date(Date.now() + choiceHours * HOUR) : null;
        const state = await callOff(trx, region, { operatorId, departureId }, { cause, actor: 'operator', until });
        if (!state) throw problem(OPERATOR_ERRORS, 'departure_cannot');
        if (reason === null && (await hasReaders(trx, { region, operatorId, departureId })))
          throw problem(OPERATOR_ERRORS, 'departure_booked');
        await jobs.add(trx, CARRY_DEPARTURE, { departureId, reason, actorId: accountId });
        return keep(trx, {});
      }),
    );
    return readDepartureCancellation(platform, operatorId, departureId);
  });
}

async function hasReaders(trx: Database, place: Parameters<typeof findToCancel>[1]): Promise<boolean> {
  const row = await findToCancel(trx, place);
  return row !== undefined && row.bookings + row.held > 0;
}
