/** A mean is shown from this many reviews on. */
export const MEAN_FROM = 5;

/** Number of reviews that the overall mean counts for in a ranking, so that five good reviews do not precede fifty. */
export const RANKING_WEIGHT = 5;

/** The displayed mean; null with too few reviews. */
export function shownMean(count: number, mean: number | null): number | null {
  return count < MEAN_FROM ? null : mean;
}

/** The Bayesian mean for sorting plans: their own reviews, and `RANKING_WEIGHT` more with the overall mean. */
export function rankingMean(own: { count: number; sum: number }, everybody: number): number {
  return (own.sum + RANKING_WEIGHT * everybody) / (own.count + RANKING_WEIGHT);
}
