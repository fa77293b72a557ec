import type { Category } from '#features/places/contract/place.ts';
import type { Interest, Wish } from '#features/trips/contract/trip.ts';

/**
 * The first interest of a category is its main interest. If a category has no interests, the wish does not change the
 * attractiveness of its places.
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
  market: ['markets', 'food'],
  shop: ['markets'],
  food: ['food'],
};

/** Weights of interests. The index is the interest in the wish, from 0 (none) to 3 (main reason of the trip). */
const WEIGHTS = [0, 1, 1.7, 3] as const;

/** Weight of an interest that the wish does not mention, if the wish mentions other interests. */
const OPEN_WEIGHT = 0.5;

/**
 * Weight of every interest if the wish names none. The costs of ways are the same for every wish, so with a weight of 1
 * such a trip stays near its start.
 */
const NONE_WEIGHT = 1.8;

export function namesNoInterest({ interests }: Pick<Wish, 'interests'>): boolean {
  return Object.keys(interests).length === 0;
}

function weightOf({ interests }: Pick<Wish, 'interests'>, interest: Interest): number {
  if (namesNoInterest({ interests })) return NONE_WEIGHT;
  const asked = interests[interest];
  if (asked !== undefined) return WEIGHTS[asked] ?? 1;
  return Object.values(interests).some((other) => other > 1) ? OPEN_WEIGHT : 1;
}

interface RatedPlace {
  category: Category;
  kindLabel?: string;
  name?: string;
}

const OF_ARCHAEOLOGY = /arqueol|museo de sitio|huaca|museo inca|machu ?picchu/i;

export const FOR_CHILDREN = 'children';

const CHILDREN_LIKE = new Set([
  'Humedal',
  'Zoológico',
  'Centro de rescate de fauna',
  'Laguna',
  'Agroturismo',
  'Parque',
]);

export function isForChildren({ category, kindLabel }: { category: Category; kindLabel: string }): boolean {
  return category === 'beach' || CHILDREN_LIKE.has(kindLabel);
}

const SCENIC = new Set(['Salineras', 'Cerro', 'Nevado', 'Cañón', 'Valle', 'Bosque de piedras', 'Muelle']);

/** The first element is the main interest. */
export function topicsOf({ category, kindLabel = '', name = '' }: RatedPlace): Interest[] {
  const topics = INTERESTS_OF[category] ?? [];
  if (SCENIC.has(kindLabel)) return [...topics, 'views'];
  return category === 'museum' && OF_ARCHAEOLOGY.test(name) ? [...topics, 'archaeology'] : topics;
}

/**
 * Returns 0 if the traveller rejects the main interest of the place's category. Otherwise multiplies the place's
 * attractiveness by the highest weight among the category's interests.
 */
export function interestFor(wish: Pick<Wish, 'interests'>, place: RatedPlace & { interest: number }): number {
  const asked = topicsOf(place);
  const [first] = asked;
  if (first && wish.interests[first] === 0) return 0;
  const weight =
    asked.length === 0
      ? namesNoInterest(wish)
        ? NONE_WEIGHT
        : 1
      : Math.max(...asked.map((interest) => weightOf(wish, interest)));
  return Math.round(place.interest * weight);
}
