import { screenWords } from '#features/reviews/contract/review-content.ts';
import type { Database } from '#server/database/connect.ts';
import type { Platform } from '#server/platform.ts';
import { NOTIFY_ANSWERERS } from '../emails/email-jobs.ts';
import { moveQuestion, type QuestionRow } from '../question.store.ts';

/**
 * A question with a link, contact data or an insult is held until the region decides. The caller has locked the
 * question, and its email address is confirmed.
 */
export async function publishQuestion(trx: Database, { jobs }: Platform, question: QuestionRow): Promise<void> {
  const found = screenWords(`${question.asked_by}\n${question.body}`);
  await moveQuestion(trx, question, {
    action: found.length > 0 ? 'hold' : 'pass',
    actor: 'rule',
    change: { held_for: found },
  });
  if (found.length === 0) await jobs.add(trx, NOTIFY_ANSWERERS, { questionId: question.id });
}
