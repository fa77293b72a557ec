import { assertWithinLimit, findAccount, personOf } from '#features/accounts/api/public.ts';
import type { Issue } from '#features/issues.ts';
import { regionClock, today } from '#features/organisation/api/public.ts';
import type { AccountReviewBody } from '#features/reviews/contract/account-review.ts';
import * as routes from '#features/reviews/contract/account-routes.ts';
import { REVIEW_ERRORS } from '#features/reviews/contract/errors.ts';
import { LEVELS } from '#features/reviews/contract/levels.ts';
import type { SubScore } from '#features/reviews/contract/review-content.ts';
import type { Database } from '#server/database/connect.ts';
import { inTransaction } from '#server/database/transaction.ts';
import { PLATFORM_ERRORS, problem } from '#server/errors.ts';
import { serve } from '#server/http/serve.ts';
import type { App, Platform } from '#server/platform.ts';
import { notifyTeam } from '../emails/notify.ts';
import type { FoundOwner } from '../owners.ts';
import { findPresence } from '../presence/presence.store.ts';
import { presenceTermsOf } from '../presence/presence-terms.ts';
import { insertReview, moveReview } from '../review.store.ts';
import type { Reviews, Subjects } from '../reviews.ts';
import { isUntouched } from '../write/author-view.ts';
import { judgeByRule } from '../write/judge-by-rule.ts';
import { isSameText, type ReviewText, reviewText } from '../write/review-words.rules.ts';
import { lockAccountReview } from './account.store.ts';
import { showOwn } from './account.view.ts';
import { visitedOn } from './visited-month.rules.ts';
import { type AccountOwner, findAccountOwner } from './visited-owner.ts';
import { resumeReview } from './withdrawal.ts';

export function writeAccountReview(app: App, platform: Platform, subjects: Subjects): void {
  const { db, config, region } = platform;
  const reviews: Reviews = { db, region: config.REGION, ...subjects };
  serve(app, routes.writeAccountReview, async (request, reply) => {
    const { accountId } = personOf(request);
    await assertWithinLimit(platform, 'reviewsByAccount', accountId);
    const owner = await findAccountOwner(platform, subjects.owners, request.body.about, request);
    if (await owner.reviewed.isRunBy(platform, request.actor, owner.id)) throw problem(REVIEW_ERRORS, 'review_of_own');
    const current = await region.current();
    const visit = dayOfVisit(request.body, today(regionClock(current)));
    assertParts(request.body, await owner.reviewed.partsOf(db, config.REGION, owner.id));
    const text = reviewText(request.body);
    const days = presenceTermsOf(current).presenceDays;
    const { id, isNew } = await inTransaction(db, async (trx) => {
      const verification = await levelOf(trx, config.REGION, { owner, accountId, days });
      return save(trx, platform, { owner, accountId, text, visit, verification });
    });
    reply.header('cache-control', 'no-store');
    return reply.code(isNew ? 201 : 200).send(await showOwn(reviews, id));
  });
}

async function levelOf(
  trx: Database,
  region: string,
  of: { owner: AccountOwner; accountId: string; days: number },
): Promise<number> {
  if (await findPresence(trx, region, of)) return LEVELS.presence;
  // The proof of a visit is deleted after some weeks. The review then keeps its higher level.
  if (of.owner.reviewed.hasAnswered) return LEVELS.quotation;
  const account = await findAccount(trx, region, of.accountId);
  return account?.confirmed_at ? LEVELS.email : LEVELS.account;
}

interface Written {
  owner: FoundOwner;
  accountId: string;
  text: ReviewText;
  visit: string | null;
  verification: number;
}

/**
 * Stores nothing if the review is unchanged. A withdrawn review appears again.
 * @throws review_locked, comment_action_refused
 */
async function save(
  trx: Database,
  { config, jobs }: Platform,
  { owner, accountId, text, visit, verification }: Written,
): Promise<{ id: string; isNew: boolean }> {
  const region = config.REGION;
  let known = await lockAccountReview(trx, region, owner, accountId);
  if (!known) {
    const written = await insertReview(trx, {
      region_id: region,
      owner_kind: owner.kind,
      owner_id: owner.id,
      state: 'submitted',
      ...text,
      verification,
      visited_on: visit,
      account_id: accountId,
    });
    if (written) {
      await notifyTeam(trx, jobs, { before: written, after: await judgeByRule(trx, written) });
      return { id: written.id, isNew: true };
    }
    // A concurrent request has just stored the review.
    known = (await lockAccountReview(trx, region, owner, accountId))!;
  }
  const shown = known.state === 'withdrawn' ? await resumeReview(trx, known) : known;
  if (isSameText(known, text) && known.visited_on === visit) return { id: known.id, isNew: false };
  if (!isUntouched(shown)) throw problem(REVIEW_ERRORS, 'review_locked');
  const change = { ...text, visited_on: visit, verification: Math.max(verification, shown.verification) };
  const revised = await moveReview(trx, shown, { action: 'revise', actor: 'author', change });
  await notifyTeam(trx, jobs, { before: known, after: await judgeByRule(trx, revised) });
  return { id: revised.id, isNew: false };
}

/** @throws invalid if the month is in the future or too far back */
function dayOfVisit({ visitedMonth }: AccountReviewBody, now: string): string | null {
  if (visitedMonth === undefined) return null;
  const day = visitedOn(visitedMonth, now);
  if (day === null) throw invalid({ path: 'body.visitedMonth', message: 'Elige un mes de los dos últimos años.' });
  return day;
}

/** @throws invalid if the review scores a part that this kind of owner does not have */
function assertParts({ scores }: AccountReviewBody, parts: readonly SubScore[]): void {
  const strange = (Object.keys(scores) as SubScore[]).find((part) => !parts.includes(part));
  if (strange) throw invalid({ path: `body.scores.${strange}`, message: 'Eso no se califica en este lugar.' });
}

function invalid(issue: Pick<Issue, 'path' | 'message'>) {
  return problem(PLATFORM_ERRORS, 'invalid', { issues: [{ ...issue, code: 'refused' }] });
}
