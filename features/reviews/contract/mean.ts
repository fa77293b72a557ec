export const MEAN_FROM = 5;

/**
 * The overall mean counts like this number of reviews. Without this weight, a plan with one good review would lead the
 * ranking.
 */
export const RANKING_WEIGHT = 5;

/** Null with fewer than `MEAN_FROM` reviews. */
export function shownMean(count: number, mean: number | null): number | null {
  return count < MEAN_FROM ? null : mean;
}

/** @param everybody mean rating of all visible reviews of the region. */
export function rankingMean(own: { count: number; sum: number }, everybody: number): number {
  return (own.sum + RANKING_WEIGHT * everybody) / (own.count + RANKING_WEIGHT);
}
