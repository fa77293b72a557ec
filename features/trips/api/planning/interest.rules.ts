import type { Category } from '#features/places/contract/place.ts';
import type { Interest, Wish } from '#features/trips/contract/trip.ts';

/**
 * The first interest is the main interest. In a category without interests, the wish does not change the attractiveness
 * of places.
 */
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

/** Index: interest from 0 (none) to 3 (main reason of the trip). */
const WEIGHTS = [0, 1, 1.7, 2.6] as const;

/**
 * Returns 0 if the traveller rejects the main interest of the place's category. Otherwise multiplies the place's
 * attractiveness by the highest weight among the category's interests.
 */
export function interestFor(wish: Pick<Wish, 'interests'>, place: { category: Category; interest: number }): number {
  const asked = INTERESTS_OF[place.category] ?? [];
  const [first] = asked;
  if (first && wish.interests[first] === 0) return 0;
  const weight =
    asked.length === 0 ? 1 : Math.max(...asked.map((interest) => WEIGHTS[wish.interests[interest] ?? 1] ?? 1));
  return Math.round(place.interest * weight);
}
