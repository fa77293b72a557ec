import type { SubScore } from '#features/reviews/contract/review-content.ts';

/** Parts that readers can score besides the stars: the order of the days, and whether the times and places are right. */
export const TRIP_REVIEW_PARTS: readonly SubScore[] = ['organisation', 'as_described'];
