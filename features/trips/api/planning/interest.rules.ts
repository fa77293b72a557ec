import type { Category } from '#features/places/contract/place.ts';
import type { Interest, Wish } from '#features/trips/contract/trip.ts';

/** The interests that each category satisfies. A category that is not listed counts by its own attractiveness alone. */
const INTERESTS_OF: Partial<Record<Category, Interest[]>> = {
  archaeological_site: ['archaeology'],
  museum: ['museums'],
  historic_building: ['history'],
  church: ['faith', 'history'],
  square: ['history'],
  town: ['history'],
  beach: ['beach'],
  nature: ['nature'],
  water: ['nature'],
  activity: ['nature'],
  viewpoint: ['views'],
  market: ['markets'],
  shop: ['markets'],
  food: ['food'],
};

/** Weight of an answer from 0 (nothing) to 3 (what I come for); a missing answer counts as 1. */
const WEIGHTS = [0, 1, 1.7, 2.6] as const;

/** The strongest interest of a category counts. When the traveller rejects the category's main interest, its places get no weight. */
export function interestFor(wish: Pick<Wish, 'interests'>, place: { category: Category; interest: number }): number {
  const asked = INTERESTS_OF[place.category] ?? [];
  const [first] = asked;
  if (first && wish.interests[first] === 0) return 0;
  const weight =
    asked.length === 0 ? 1 : Math.max(...asked.map((interest) => WEIGHTS[wish.interests[interest] ?? 1] ?? 1));
  return Math.round(place.interest * weight);
}
