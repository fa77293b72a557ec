import { authorize, personOf } from '#features/accounts/api/public.ts';
import { recordAudit } from '#features/audit/api/public.ts';
import { bookingRows } from '#features/bookings/api/public.ts';
import * as routes from '#features/checkout/contract/operator-routes.ts';
import {
  departuresToCallOff,
  findPlanClosure,
  type PlanClosureRow,
  readPlanClosures,
  savePlanClosure,
} from '#features/operators/api/public.ts';
import { closedStopsWords } from '#features/operators/contract/departure-closure.ts';
import { OPERATOR_ERRORS } from '#features/operators/contract/errors.ts';
import { type AnswerPlanClosure, answersTo, type PlanClosure } from '#features/operators/contract/plan-closure.ts';
import type { Database } from '#server/database/connect.ts';
import { inTransaction } from '#server/database/transaction.ts';
import { PLATFORM_ERRORS, problem } from '#server/errors.ts';
import { serve } from '#server/http/serve.ts';
import type { App, Platform } from '#server/platform.ts';
import { CARRY_DEPARTURE, callOff } from '../operator/call-off.ts';
import { termsOf } from '../sale.rules.ts';
import { REACH_CLOSURES } from './reach-closures.ts';

const HOUR = 3_600_000;

export function answerPlanClosure(app: App, platform: Platform): void {
  const { db, jobs } = platform;
  const region = platform.config.REGION;
  serve(app, routes.answerPlanClosure, async (request) => {
    const { params, body, actor } = request;
    const { operatorId, planId, closureId } = params;
    authorize(actor, 'operator.sell', { operatorId });
    const { accountId } = personOf(request);
    const { choiceHours } = termsOf(await platform.region.current());
    const known = await readOne(db, region, params);
    assertFits(body, known);
    await inTransaction(db, async (trx) => {
      const row = await findPlanClosure(trx, region, params, { lock: true });
      if (!row) throw problem(OPERATOR_ERRORS, 'closure_question_not_found');
      if (isSame(row, body)) return;
      const { answer, instead, note } = body;
      const given = { answer, instead, note, answered_at: new Date(), answered_by: accountId };
      const key = { planId, closureId, state: row.state };
      if (!(await savePlanClosure(trx, region, key, 'answer', given)))
        throw problem(OPERATOR_ERRORS, 'closure_question_over');
      if (answer === 'call_off') {
        const until = new Date(Date.now() + choiceHours * HOUR);
        const reason = [`${closedStopsWords({ ...known.closure, stops: known.stops })}.`, note]
          .filter(Boolean)
          .join(' ');
        for (const departureId of await departuresToCallOff(trx, region, params)) {
          const by = { cause: 'authority', actor: 'operator', until } as const;
          if (await callOff(trx, region, { operatorId, departureId }, by))
            await jobs.add(trx, CARRY_DEPARTURE, { departureId, reason, actorId: accountId });
        }
      }
      await recordAudit(trx, {
        region,
        actor,
        action: 'closures.answer',
        subject: { kind: 'plan', id: planId },
        reason: note ?? undefined,
        before: { answer: row.answer, instead: row.instead },
        after: { answer, instead, source: known.closure.source },
      });
      await jobs.add(trx, REACH_CLOSURES, {}, { key: 'reach-closures' });
    });
    return readOne(db, region, params);
  });
}

async function readOne(
  db: Database,
  region: string,
  { operatorId, planId, closureId }: { operatorId: string; planId: string; closureId: string },
): Promise<PlanClosure> {
  const [one] = await readPlanClosures(db, region, bookingRows, { operatorId, planId, closureId, withOver: true });
  if (!one) throw problem(OPERATOR_ERRORS, 'closure_question_not_found');
  return one;
}

function assertFits({ answer, instead }: AnswerPlanClosure, { closure }: PlanClosure): void {
  const issues = [];
  if (!answersTo(closure.kind).includes(answer))
    issues.push({ path: 'body.answer', code: 'closed', message: 'Ese lugar está cerrado: elige otra forma de salir.' });
  if ((answer === 'instead') !== (instead !== null))
    issues.push({ path: 'body.instead', code: 'instead', message: 'Escribe qué se visita en su lugar.' });
  if (issues.length > 0) throw problem(PLATFORM_ERRORS, 'invalid', { issues });
}

function isSame(row: PlanClosureRow, { answer, instead, note }: AnswerPlanClosure): boolean {
  return row.state === 'answered' && row.answer === answer && row.instead === instead && row.note === note;
}
