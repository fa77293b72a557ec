import { authorize, personOf } from '#features/accounts/api/public.ts';
import { recordAudit } from '#features/audit/api/public.ts';
import type { DepartureBatch } from '#features/operators/contract/departure-batch.ts';
import * as routes from '#features/operators/contract/departure-batch-routes.ts';
import { OPERATOR_ERRORS } from '#features/operators/contract/errors.ts';
import { inTransaction } from '#server/database/transaction.ts';
import { problem } from '#server/errors.ts';
import { answerOnce } from '#server/http/answer-once.ts';
import { type AnsweredRequest, findAnswer, keepAnswer } from '#server/http/answered-request.store.ts';
import { serve } from '#server/http/serve.ts';
import type { App } from '#server/platform.ts';
import { refreshPricesFrom } from '../../../departures/price-from.ts';
import type { OperatorsPlatform } from '../../../operators-platform.ts';
import { insertBatch, lockBatch, writeBatch } from './batch.store.ts';
import { outcomeView } from './batch.view.ts';
import { decideAll } from './decide-all.ts';

/**
 * All departures change in one transaction. If a departure was booked after the preview, only this departure is
 * refused.
 */
export function changeDepartures(app: App, platform: OperatorsPlatform): void {
  const { db, bookings } = platform;
  const region = platform.config.REGION;
  serve(app, routes.changeDepartures, async (request, reply) => {
    const { actor, params, body } = request;
    const { operatorId } = params;
    const { accountId } = personOf(request);
    authorize(actor, 'operator.sell', { operatorId });
    const { id, departureIds, change } = body;
    const asked: AnsweredRequest = {
      ...{ region, scope: 'departures/batch', uuid: id, wish: { operatorId, departureIds, change } },
      differs: () => problem(OPERATOR_ERRORS, 'batch_repeated_differently'),
    };
    const { result } = await answerOnce<DepartureBatch>({
      earlier: () => findAnswer(db, asked),
      work: () =>
        inTransaction(db, async (trx) => {
          await lockBatch(trx, region, operatorId, departureIds);
          const key = { db: trx, region, operatorId, bookings };
          const decided = await decideAll(key, departureIds, change, new Date(), true);
          if (decided.length < departureIds.length) throw problem(OPERATOR_ERRORS, 'departure_not_found');
          const changed = decided.flatMap(({ row, decision }) =>
            decision.result === 'changed' ? [{ row, after: decision.after }] : [],
          );
          await writeBatch(trx, region, changed);
          const record = changed.map(({ row, after }) => ({ id: row.id, before: row.values!, after }));
          await insertBatch(trx, region, { id, operatorId, change, changed: record }, accountId);
          await recordAudit(trx, {
            ...{ region, actor, action: 'departures.change_many', subject: { kind: 'operator', id: operatorId } },
            after: { kind: change.kind, departures: changed.length },
          });
          await refreshPricesFrom(trx, region, [...new Set(changed.map(({ row }) => row.planId))]);
          const answer = { id, items: decided.map(outcomeView), undoneAt: null };
          await keepAnswer(trx, asked, answer);
          return answer;
        }),
    });
    return reply.code(201).send(result);
  });
}
