import type { Platform } from '#server/platform.ts';
import { prepareDemoAccounts } from './accounts/demo-accounts.ts';
import { prepareDemoOperators } from './operators/prepare-operators.ts';
import { prepareDemoRequests } from './quotations/prepare-requests.ts';
import { prepareDemoReviews } from './reviews/prepare-reviews.ts';

/**
 * Loads the invented data of a demonstration, area by area: people, operators with their plans, requests for quotations, reviews. The start
 * of a demo (server/start-site.ts) calls it after every area has prepared its own data. Production has none of it.
 */
export async function prepareDemo(platform: Platform): Promise<void> {
  if (platform.config.MODE === 'production') return;
  await prepareDemoAccounts(platform);
  await prepareDemoOperators(platform);
  await prepareDemoRequests(platform);
  await prepareDemoReviews(platform);
}
