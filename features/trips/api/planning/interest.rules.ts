import type { Category } from '#features/places/contract/place.ts';
import type { Interest, Wish } from '#features/trips/contract/trip.ts';

/**
 * Interests that places of a category satisfy, main interest first. The attractiveness of places of other categories
 * does not depend on the traveller's interests.
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

/** Weight of an interest from 0 (none) to 3 (main reason of the trip). A missing interest counts as 1. */
const WEIGHTS = [0, 1, 1.7, 2.6] as const;

/**
 * Computes the attractiveness of a place for this traveller. It is 0 if the traveller rejects the main interest of the
 * place's category. Otherwise the place's own attractiveness is multiplied by the highest weight among the category's
 * interests.
 */
export function interestFor(wish: Pick<Wish, 'interests'>, place: { category: Category; interest: number }): number {
  const asked = INTERESTS_OF[place.category] ?? [];
  const [first] = asked;
  if (first && wish.interests[first] === 0) return 0;
  const weight =
    asked.length === 0 ? 1 : Math.max(...asked.map((interest) => WEIGHTS[wish.interests[interest] ?? 1] ?? 1));
  return Math.round(place.interest * weight);
}
