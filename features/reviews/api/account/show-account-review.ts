import { personOf } from '#features/accounts/api/public.ts';
import * as routes from '#features/reviews/contract/account-routes.ts';
import { serve } from '#server/http/serve.ts';
import type { App, Platform } from '#server/platform.ts';
import { findPresence } from '../presence/presence.store.ts';
import { presenceTermsOf } from '../presence/presence-terms.ts';
import type { Reviews, Subjects } from '../reviews.ts';
import { displayName } from '../write/author-view.ts';
import { findAccountReview } from './account.store.ts';
import { showOwn } from './account.view.ts';
import { findAccountOwner } from './visited-owner.ts';

export function showAccountReview(app: App, platform: Platform, subjects: Subjects): void {
  const { db, config, region } = platform;
  const reviews: Reviews = { db, region: config.REGION, ...subjects };
  serve(app, routes.showAccountReview, async (request, reply) => {
    const person = personOf(request);
    const owner = await findAccountOwner(platform, subjects.owners, request.query, request);
    const days = presenceTermsOf(await region.current()).presenceDays;
    const [review, presence] = await Promise.all([
      findAccountReview(db, config.REGION, owner, person.accountId),
      findPresence(db, config.REGION, { owner, accountId: person.accountId, days }),
    ]);
    reply.header('cache-control', 'no-store');
    return {
      review: review ? await showOwn(reviews, review.id) : null,
      suggestedAuthor: displayName(person.name),
      provedAt: presence?.proved_at.toISOString() ?? null,
    };
  });
}
