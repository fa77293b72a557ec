export const MEAN_FROM = 5;

/**
 * The overall mean counts like this number of reviews, so that a plan with one good review does not lead the ranking.
 */
export const RANKING_WEIGHT = 5;

export function shownMean(count: number, mean: number | null): number | null {
  return count < MEAN_FROM ? null : mean;
}

/**
 * Bayesian mean.
 * @param everybody mean rating of all visible reviews of the region
 */
export function rankingMean(own: { count: number; sum: number }, everybody: number): number {
  return (own.sum + RANKING_WEIGHT * everybody) / (own.count + RANKING_WEIGHT);
}
