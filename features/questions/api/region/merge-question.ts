import { personOf } from '#features/accounts/api/public.ts';
import { recordAudit } from '#features/audit/api/public.ts';
import { QUESTION_ERRORS } from '#features/questions/contract/errors.ts';
import { isVisible } from '#features/questions/contract/question-states.ts';
import * as routes from '#features/questions/contract/region-routes.ts';
import { inTransaction } from '#server/database/transaction.ts';
import { problem } from '#server/errors.ts';
import { serve } from '#server/http/serve.ts';
import type { App, Platform } from '#server/platform.ts';
import { type Cases, findCase } from '../answers/case.store.ts';
import { caseView } from '../answers/case.view.ts';
import { NOTIFY_JUDGED } from '../emails/email-jobs.ts';
import type { QuestionOwners } from '../owners.ts';
import { lockQuestion, moveQuestion } from '../question.store.ts';
import { moveToKept } from './merge.store.ts';

/** A repeated request has the same answer. */
export function mergeQuestion(app: App, platform: Platform, owners: QuestionOwners): void {
  const { db, config, jobs } = platform;
  const region = config.REGION;
  const cases: Cases = { db, region, owners };
  serve(app, routes.mergeQuestion, async (request, reply) => {
    const { actor, params, body } = request;
    const by = { judged_by: personOf(request).accountId, judged_at: new Date() };
    await inTransaction(db, async (trx) => {
      // Two merges at once lock the questions in the same order.
      const locked = new Map<string, Awaited<ReturnType<typeof lockQuestion>>>();
      for (const id of [params.id, body.into].sort()) locked.set(id, await lockQuestion(trx, region, id));
      const [merged, kept] = [locked.get(params.id), locked.get(body.into)];
      if (!merged || !kept) throw problem(QUESTION_ERRORS, 'question_not_found');
      if (merged.merged_into === kept.id) return;
      const isTwin = merged.owner_kind === kept.owner_kind && merged.owner_id === kept.owner_id;
      if (!isTwin || merged.id === kept.id || !isVisible(kept.state))
        throw problem(QUESTION_ERRORS, 'question_action_refused');
      await moveQuestion(trx, merged, {
        ...{ action: 'merge', actor: 'region' },
        change: {
          ...by,
          ...{ merged_into: kept.id, merged_with: kept.id, merged_from: merged.state, merged_at: by.judged_at },
        },
      });
      const answers = await moveToKept(trx, { merged, kept });
      if (answers > 0 && kept.state === 'asked') await moveQuestion(trx, kept, { action: 'adopt', actor: 'rule' });
      await recordAudit(trx, {
        ...{ region, actor, action: 'questions.merge', subject: { kind: 'question', id: merged.id } },
        before: { state: merged.state },
        after: { state: 'merged', instead: kept.id },
      });
      await jobs.add(trx, NOTIFY_JUDGED, { questionId: merged.id });
    });
    reply.header('cache-control', 'no-store');
    return caseView(cases, (await findCase(cases, body.into))!, 'region');
  });
}
