import type { PlaceCard } from '#features/places/contract/place.ts';

/** Posters on the wall: one large, the rest around it. */
export const WALL_SIZE = 9;

/**
 * The places that open the site: featured ones first, and of those never a scene twice and rarely a kind twice, so that the wall shows how
 * different the region is. What is missing is filled with the best of the rest, in the order given.
 */
export function pickForWall(cards: readonly PlaceCard[], size = WALL_SIZE): PlaceCard[] {
  const ranked = [...cards.filter((card) => card.featured), ...cards.filter((card) => !card.featured)];
  const picked: PlaceCard[] = [];
  for (const sameKind of [1, 2, size]) {
    for (const card of ranked) {
      if (picked.length === size) return picked;
      if (picked.includes(card)) continue;
      const kinds = picked.filter(({ category }) => category === card.category).length;
      const sceneTaken = picked.some(({ poster }) => poster.scene === card.poster.scene);
      if (kinds < sameKind && !(sceneTaken && sameKind < size)) picked.push(card);
    }
  }
  return picked;
}
