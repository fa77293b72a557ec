import type { Platform } from '#server/platform.ts';
import { prepareDemoAccounts } from './accounts/demo-accounts.ts';
import { prepareDemoFigures } from './figures/prepare-figures.ts';
import { prepareDemoOperators } from './operators/prepare-operators.ts';
import { prepareDemoRequests } from './quotations/prepare-requests.ts';
import { prepareDemoReviews } from './reviews/prepare-reviews.ts';
import { prepareDemoWaitlist } from './waitlist/prepare-waitlist.ts';

/** Does nothing in production. All areas must be prepared before this call. */
export async function prepareDemo(platform: Platform): Promise<void> {
  if (platform.config.MODE === 'production') return;
  await prepareDemoAccounts(platform);
  await prepareDemoOperators(platform);
  await prepareDemoWaitlist(platform);
  await prepareDemoRequests(platform);
  await prepareDemoReviews(platform);
  await prepareDemoFigures(platform);
}
