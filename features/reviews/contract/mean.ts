/** Smallest number of reviews for which a mean is shown. */
export const MEAN_FROM = 5;

/**
 * Weight of the overall mean in a ranking, as a number of reviews. Without this weight, a plan with one good review
 * would lead the ranking.
 */
export const RANKING_WEIGHT = 5;

/** Returns null with fewer than `MEAN_FROM` reviews. */
export function shownMean(count: number, mean: number | null): number | null {
  return count < MEAN_FROM ? null : mean;
}

/** Bayesian mean of a plan's own reviews and `RANKING_WEIGHT` reviews with the overall mean `everybody`. */
export function rankingMean(own: { count: number; sum: number }, everybody: number): number {
  return (own.sum + RANKING_WEIGHT * everybody) / (own.count + RANKING_WEIGHT);
}
