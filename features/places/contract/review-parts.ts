import type { SubScore } from '#features/reviews/contract/review-content.ts';
import type { Category } from './place.ts';

const SIGHT: readonly SubScore[] = ['as_described', 'value', 'access', 'safety'];
const OUTDOORS: readonly SubScore[] = ['as_described', 'access', 'safety'];
const BUSINESS: readonly SubScore[] = ['service', 'value', 'as_described', 'access'];

/** Parts that visitors can score besides the stars, by kind of place. */
export const REVIEW_PARTS: Record<Category, readonly SubScore[]> = {
  archaeological_site: SIGHT,
  museum: ['as_described', 'service', 'value', 'access'],
  historic_building: SIGHT,
  church: SIGHT,
  square: OUTDOORS,
  beach: OUTDOORS,
  nature: OUTDOORS,
  viewpoint: OUTDOORS,
  water: OUTDOORS,
  town: OUTDOORS,
  market: ['service', 'value', 'safety', 'access'],
  food: BUSINESS,
  lodging: ['service', 'value', 'as_described', 'safety', 'access'],
  shop: BUSINESS,
  activity: ['service', 'organisation', 'value', 'safety', 'as_described', 'access'],
  transport: ['service', 'organisation', 'value', 'safety'],
  service: BUSINESS,
};
