/** A mean is shown from this many reviews on. */
export const MEAN_FROM = 5;

/** As many reviews as the mean of all weighs in a ranking: five good ones do not pass fifty. */
export const RANKING_WEIGHT = 5;

/** The mean as people see it; null: too few to say anything. */
export function shownMean(count: number, mean: number | null): number | null {
  return count < MEAN_FROM ? null : mean;
}

/** The Bayesian mean by which plans are ordered: their own reviews, and `RANKING_WEIGHT` more that are like everybody's. */
export function rankingMean(own: { count: number; sum: number }, everybody: number): number {
  return (own.sum + RANKING_WEIGHT * everybody) / (own.count + RANKING_WEIGHT);
}
