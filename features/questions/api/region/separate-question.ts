import { personOf } from '#features/accounts/api/public.ts';
import { recordAudit } from '#features/audit/api/public.ts';
import { QUESTION_ERRORS } from '#features/questions/contract/errors.ts';
import { isVisible } from '#features/questions/contract/question-states.ts';
import * as routes from '#features/questions/contract/region-routes.ts';
import type { Database } from '#server/database/connect.ts';
import { inTransaction } from '#server/database/transaction.ts';
import { problem } from '#server/errors.ts';
import { serve } from '#server/http/serve.ts';
import type { App, Platform } from '#server/platform.ts';
import { type Cases, findCase } from '../answers/case.store.ts';
import { caseView } from '../answers/case.view.ts';
import { NOTIFY_JUDGED } from '../emails/email-jobs.ts';
import type { QuestionOwners } from '../owners.ts';
import { findQuestion, lockQuestion, moveQuestion, type QuestionRow } from '../question.store.ts';
import { canSeparate, hasVisibleAnswer, takeBack } from './merge.store.ts';

/** Undoes a merge. A repeated request has the same answer. */
export function separateQuestion(app: App, platform: Platform, owners: QuestionOwners): void {
  const { db, config, jobs } = platform;
  const region = config.REGION;
  const cases: Cases = { db, region, owners };
  serve(app, routes.separateQuestion, async (request, reply) => {
    const { actor, params } = request;
    const by = { judged_by: personOf(request).accountId, judged_at: new Date() };
    const known = await findQuestion(db, region, params.id);
    if (!known) throw problem(QUESTION_ERRORS, 'question_not_found');
    await inTransaction(db, async (trx) => {
      const locked = new Map<string, QuestionRow | undefined>();
      for (const id of [known.id, known.merged_into].filter((one) => one !== null).sort())
        locked.set(id, await lockQuestion(trx, region, id));
      const merged = locked.get(known.id);
      if (!merged) throw problem(QUESTION_ERRORS, 'question_not_found');
      if (isVisible(merged.state)) return;
      const kept = locked.get(merged.merged_into ?? '');
      if (merged.state === 'merged' && !(kept && (await canSeparate(trx, merged))))
        throw problem(QUESTION_ERRORS, 'merge_settled');
      const back = await moveQuestion(trx, merged, {
        ...{ action: 'separate', actor: 'region' },
        change: { ...by, merged_into: null, merged_with: null, merged_from: null, merged_at: null },
      });
      await takeBack(trx, { merged: back, kept: kept! });
      for (const question of [back, kept!]) await settleAnswered(trx, question);
      await recordAudit(trx, {
        ...{ region, actor, action: 'questions.separate', subject: { kind: 'question', id: merged.id } },
        before: { state: 'merged', instead: kept!.id },
        after: { state: back.state },
      });
      await jobs.add(trx, NOTIFY_JUDGED, { questionId: merged.id });
    });
    reply.header('cache-control', 'no-store');
    return caseView(cases, (await findCase(cases, params.id))!, 'region');
  });
}

/** The state of each question follows the answers that it has now. */
async function settleAnswered(trx: Database, question: QuestionRow): Promise<void> {
  if (!isVisible(question.state)) return;
  const isAnswered = await hasVisibleAnswer(trx, question);
  if (isAnswered && question.state === 'asked') await moveQuestion(trx, question, { action: 'adopt', actor: 'rule' });
  if (!isAnswered && question.state !== 'asked')
    await moveQuestion(trx, question, { action: 'unanswer', actor: 'rule' });
}
