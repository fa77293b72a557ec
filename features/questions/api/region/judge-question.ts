import { personOf } from '#features/accounts/api/public.ts';
import type { Actor } from '#features/accounts/contract/actor.ts';
import { recordAudit } from '#features/audit/api/public.ts';
import type { JudgeQuestion } from '#features/questions/contract/case.ts';
import { QUESTION_ERRORS } from '#features/questions/contract/errors.ts';
import * as routes from '#features/questions/contract/region-routes.ts';
import type { Database } from '#server/database/connect.ts';
import { inTransaction } from '#server/database/transaction.ts';
import { PLATFORM_ERRORS, problem } from '#server/errors.ts';
import { serve } from '#server/http/serve.ts';
import type { App, Platform } from '#server/platform.ts';
import { findAnswer, moveAnswer } from '../answers/answer.store.ts';
import { type Cases, findCase } from '../answers/case.store.ts';
import { caseView } from '../answers/case.view.ts';
import { NOTIFY_ANSWERERS, NOTIFY_JUDGED } from '../emails/email-jobs.ts';
import type { QuestionOwners } from '../owners.ts';
import { lockQuestion, moveQuestion, type QuestionRow } from '../question.store.ts';
import { settleReports } from '../report.store.ts';

export function judgeQuestion(app: App, platform: Platform, owners: QuestionOwners): void {
  const { db, config } = platform;
  const cases: Cases = { db, region: config.REGION, owners };
  serve(app, routes.judgeQuestion, async (request, reply) => {
    const { actor, params, body } = request;
    reply.header('cache-control', 'no-store');
    if (body.judgement === 'remove' && !body.reason) {
      const issues = [{ path: 'body.reason', code: 'required', message: 'Elige por qué se retira.' }];
      throw problem(PLATFORM_ERRORS, 'invalid', { issues });
    }
    const by = { judged_by: personOf(request).accountId, judged_at: new Date() };
    await inTransaction(db, async (trx) => {
      const question = await lockQuestion(trx, config.REGION, params.id);
      if (!question) throw problem(QUESTION_ERRORS, 'question_not_found');
      if (body.judgement === 'remove' && body.answerId)
        await removeAnswer(trx, { question, answerId: body.answerId }, { ...by, reason: body.reason!, actor });
      else await judge(trx, platform, { question, body, by, actor });
    });
    return caseView(cases, (await findCase(cases, params.id))!, 'region');
  });
}

type By = Pick<QuestionRow, 'judged_by' | 'judged_at'>;

async function judge(
  trx: Database,
  { config, jobs }: Platform,
  { question, body, by, actor }: { question: QuestionRow; body: JudgeQuestion; by: By; actor: Actor },
): Promise<void> {
  const { judgement } = body;
  const judged = await moveQuestion(trx, question, {
    action: judgement,
    actor: 'region',
    change: {
      ...by,
      reason: judgement === 'remove' ? body.reason! : null,
      ...(judgement === 'uphold' && { upheld_at: by.judged_at }),
    },
  });
  await settleReports(trx, question);
  await recordAudit(trx, {
    region: config.REGION,
    actor,
    action: `questions.${judgement}`,
    subject: { kind: 'question', id: question.id },
    before: { state: question.state, reason: question.reason },
    after: { state: judged.state, reason: judged.reason },
  });
  // The person who asked gets no email if the region rejects a report.
  if (judgement !== 'uphold') await jobs.add(trx, NOTIFY_JUDGED, { questionId: question.id });
  if (judgement === 'publish') await jobs.add(trx, NOTIFY_ANSWERERS, { questionId: question.id });
}

async function removeAnswer(
  trx: Database,
  { question, answerId }: { question: QuestionRow; answerId: string },
  { actor, reason, ...by }: By & { reason: NonNullable<QuestionRow['reason']>; actor: Actor },
): Promise<void> {
  const answer = await findAnswer(trx, question.region_id, answerId);
  if (answer?.question_id !== question.id) throw problem(QUESTION_ERRORS, 'answer_not_found');
  await moveAnswer(trx, { question, answer }, { action: 'remove', actor: 'region', change: { ...by, reason } });
  await settleReports(trx, question, answerId);
  await recordAudit(trx, {
    region: question.region_id,
    actor,
    action: 'questions.remove_answer',
    subject: { kind: 'question', id: question.id },
    before: { answer: answerId, state: answer.state },
    after: { answer: answerId, state: 'removed', reason },
  });
}
