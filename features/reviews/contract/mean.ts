/** A mean is shown from this many reviews on. */
export const MEAN_FROM = 5;

/** Weight of the overall mean in a ranking, as a number of reviews. It prevents a plan with one good review from leading the ranking. */
export const RANKING_WEIGHT = 5;

/** The mean to show; null with fewer than `MEAN_FROM` reviews. */
export function shownMean(count: number, mean: number | null): number | null {
  return count < MEAN_FROM ? null : mean;
}

/** Bayesian mean for sorting plans: the plan's own reviews plus `RANKING_WEIGHT` reviews with the overall mean `everybody`. */
export function rankingMean(own: { count: number; sum: number }, everybody: number): number {
  return (own.sum + RANKING_WEIGHT * everybody) / (own.count + RANKING_WEIGHT);
}
