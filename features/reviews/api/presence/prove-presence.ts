import { assertWithinLimit, personOf } from '#features/accounts/api/public.ts';
import { regionClock } from '#features/organisation/api/public.ts';
import * as routes from '#features/reviews/contract/account-routes.ts';
import { REVIEW_ERRORS } from '#features/reviews/contract/errors.ts';
import { LEVELS } from '#features/reviews/contract/levels.ts';
import type { Database } from '#server/database/connect.ts';
import { inTransaction } from '#server/database/transaction.ts';
import { problem } from '#server/errors.ts';
import { serve } from '#server/http/serve.ts';
import type { App, Platform } from '#server/platform.ts';
import { lockAccountReview } from '../account/account.store.ts';
import { findVisitedOwner } from '../account/visited-owner.ts';
import type { FoundOwner } from '../owners.ts';
import { saveReview } from '../review.store.ts';
import type { Subjects } from '../reviews.ts';
import { codeMonths, refusePresence } from './presence.rules.ts';
import { findPresence, keepPresence } from './presence.store.ts';
import type { PresenceCodes } from './presence-codes.ts';
import { presenceTermsOf } from './presence-terms.ts';

/** A repeated request has the same answer. The position is not stored. */
export function provePresence(app: App, platform: Platform, { owners }: Subjects, codes: PresenceCodes): void {
  const { db, config, region } = platform;
  serve(app, routes.provePresence, async (request, reply) => {
    const { accountId } = personOf(request);
    const { id, about, code, position } = request.body;
    await assertWithinLimit(platform, 'presenceByAccount', accountId);
    const owner = await findVisitedOwner(platform, owners, about, request);
    reply.header('cache-control', 'no-store');
    const current = await region.current();
    const terms = presenceTermsOf(current);
    const earlier = await findPresence(db, config.REGION, { owner, accountId, days: terms.presenceDays });
    if (earlier?.id === id) return { provedAt: earlier.proved_at.toISOString() };

    const now = new Date();
    const months = codeMonths(now, regionClock(current).timeZone);
    const refused = refusePresence(
      { code: code.toUpperCase(), position, earlier: earlier?.proved_at ?? null },
      {
        site: await owner.reviewed.siteOf(platform, owner.id, now),
        codes: { current: codes.codeOf(owner, months.current), before: codes.codeOf(owner, months.before) },
        ...{ hour: months.hour, now, terms },
      },
    );
    if (refused) throw problem(REVIEW_ERRORS, refused);
    const proved = await inTransaction(db, async (trx) => {
      const kept = await keepPresence(trx, config.REGION, { owner, accountId, id, days: terms.presenceDays });
      if (kept.id === id) await raiseLevel(trx, config.REGION, owner, accountId);
      return kept;
    });
    if (proved.id !== id) throw problem(REVIEW_ERRORS, 'presence_used');
    return { provedAt: proved.proved_at.toISOString() };
  });
}

/** A review that the person wrote before gets the level too. */
async function raiseLevel(trx: Database, region: string, owner: FoundOwner, accountId: string): Promise<void> {
  const review = await lockAccountReview(trx, region, owner, accountId);
  if (review && review.verification < LEVELS.presence) await saveReview(trx, review, { verification: LEVELS.presence });
}
