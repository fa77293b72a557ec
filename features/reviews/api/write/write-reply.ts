import { REVIEW_ERRORS } from '#features/reviews/contract/errors.ts';
import type { Replier } from '#features/reviews/contract/review.ts';
import { cleanWords, type HoldReason, REPLY, screenWords } from '#features/reviews/contract/review-content.ts';
import { VISIBLE } from '#features/reviews/contract/review-states.ts';
import type { Database } from '#server/database/connect.ts';
import { inTransaction } from '#server/database/transaction.ts';
import { PLATFORM_ERRORS, problem } from '#server/errors.ts';
import type { Platform } from '#server/platform.ts';
import { notifyAuthor } from '../emails/notify.ts';
import { lockReview, type ReviewRow, saveReview } from '../review.store.ts';

export interface ReplyOf {
  commentId: string;
  body: string;
  by: Replier;
  accountId: string;
  /** `false` if the review is not one of the replier's reviews. */
  isOwn(review: ReviewRow): boolean;
  /** Runs in the transaction of the reply, such as a line of the audit log. */
  record?(trx: Database): Promise<unknown>;
}

/**
 * A review gets one reply. A repeated reply changes nothing.
 * @throws comment_not_found, reply_there, invalid
 */
export async function writeReply({ db, config, jobs }: Platform, reply: ReplyOf): Promise<void> {
  const body = replyText(reply.body, reply.by);
  await inTransaction(db, async (trx) => {
    const review = await lockReview(trx, config.REGION, reply.commentId);
    if (!review?.published_at || !VISIBLE.includes(review.state) || !reply.isOwn(review))
      throw problem(REVIEW_ERRORS, 'comment_not_found');
    if (review.reply === body) return;
    if (review.reply !== null) throw problem(REVIEW_ERRORS, 'reply_there');
    const replied = await saveReview(trx, review, {
      reply: body,
      replied_at: new Date(),
      replied_by: reply.accountId,
      replied_as: reply.by,
    });
    await reply.record?.(trx);
    await notifyAuthor(trx, jobs, replied, 'replied');
  });
}

const FAULTS: Record<HoldReason, string> = {
  link: 'Quita el enlace: aquí no se publican.',
  email: 'Quita el correo: aquí no se publica. Te escriben desde su reserva.',
  phone: 'Quita el teléfono: aquí no se publica. Te llaman desde su reserva.',
  insult: 'Quita lo que ofende: lo leerá todo el mundo.',
};

/** The region may publish telephone numbers and links, such as those of a museum. */
const REFUSED: Record<Replier, readonly HoldReason[]> = {
  owner: ['link', 'email', 'phone', 'insult'],
  region: ['insult'],
};

function replyText(typed: string, by: Replier): string {
  const reply = cleanWords(typed);
  const path = 'body.body';
  const found = screenWords(reply).filter((code) => REFUSED[by].includes(code));
  const issues: { path: string; code: string; message: string }[] = found.map((code) => ({
    path,
    code,
    message: FAULTS[code],
  }));
  if (reply.length < REPLY.least)
    issues.push({ path, code: 'too_short', message: `Escribe al menos ${REPLY.least} letras.` });
  if (issues.length > 0) throw problem(PLATFORM_ERRORS, 'invalid', { issues });
  return reply;
}
