import type { Platform } from '#server/platform.ts';
import { prepareDemoAccounts } from './accounts/demo-accounts.ts';
import { prepareDemoOperators } from './operators/prepare-operators.ts';
import { prepareDemoRequests } from './quotations/prepare-requests.ts';
import { prepareDemoReviews } from './reviews/prepare-reviews.ts';

/**
 * Loads accounts, operators with their plans, requests for quotations, and reviews. server/start-site.ts calls it after
 * all areas are prepared. Does nothing in production.
 */
export async function prepareDemo(platform: Platform): Promise<void> {
  if (platform.config.MODE === 'production') return;
  await prepareDemoAccounts(platform);
  await prepareDemoOperators(platform);
  await prepareDemoRequests(platform);
  await prepareDemoReviews(platform);
}
