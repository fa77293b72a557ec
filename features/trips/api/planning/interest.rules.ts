import type { Category } from '#features/places/contract/place.ts';
import type { Interest, Wish } from '#features/trips/contract/trip.ts';

/** What a traveller's interest means for a category. A category without one is weighed by its own draw alone. */
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

/** Weight of an answer from 0 (nothing) to 3 (what I come for); an absent answer counts as 1. */
const WEIGHTS = [0, 1, 1.7, 2.6] as const;

/** Somebody who comes for churches as history is served by either: the strongest answer counts. Whoever wants nothing of what a category is first of all gets none of it. */
export function interestFor(wish: Pick<Wish, 'interests'>, place: { category: Category; interest: number }): number {
  const asked = INTERESTS_OF[place.category] ?? [];
  const [first] = asked;
  if (first && wish.interests[first] === 0) return 0;
  const weight =
    asked.length === 0 ? 1 : Math.max(...asked.map((interest) => WEIGHTS[wish.interests[interest] ?? 1] ?? 1));
  return Math.round(place.interest * weight);
}
