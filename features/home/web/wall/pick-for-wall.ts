import type { PlaceCard } from '#features/places/contract/place.ts';

export const WALL_SIZE = 9;

/** Chooses places for the wall of posters. Featured places come first, and neighbours have different scenes. */
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
