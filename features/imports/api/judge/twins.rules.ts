import { plainWord } from '#features/imports/contract/plain-word.ts';
import { compare, Grid, type Kind, nameKey, type StoredPlace, similarity } from '#features/places/api/public.ts';
import { metresBetween } from '#planner/roads/ways.ts';

export interface TwinMatch {
  place: StoredPlace;
  /** `same`: merged without a question. `ask`: a person decides. */
  verdict: 'same' | 'ask';
  metres: number;
  /** The place has the same key: the row is a new version of it. */
  isOwn: boolean;
}

export type PlaceGrid = Grid<StoredPlace>;

/** Metres, and shares of equal pairs of characters from 0 to 1. Measured with the doubles of the demo's regions. */
const ASK_WITHIN = 150;
const ASK_ALIKE = 0.5;
const SAME_WITHIN = 150;
const SAME_SPOT = 15;

export function knownTwins(places: readonly StoredPlace[]): PlaceGrid {
  const grid: PlaceGrid = new Grid();
  for (const place of places) grid.add(place, place);
  return grid;
}

interface Row {
  name: string;
  lon: number;
  lat: number;
  kind: Kind | null;
}

/** The known place that is the row's place, or may be it. The same name nearby decides alone. */
export function twinOf(row: Row, known: PlaceGrid): Omit<TwinMatch, 'isOwn'> | null {
  let best: { place: StoredPlace; metres: number; alike: number; isSame: boolean } | null = null;
  for (const place of known.near(row)) {
    const metres = Math.round(metresBetween(row, place));
    const alike = alikeness(row, place);
    const isSame = metres <= SAME_WITHIN && isSameName(row, place);
    const mayBe =
      isSame ||
      (metres <= ASK_WITHIN && alike >= ASK_ALIKE) ||
      (metres <= SAME_SPOT && row.kind?.category === place.category) ||
      (row.kind !== null && compare({ ...row, kind: row.kind }, { ...place, kind: place }).verdict !== 'other');
    if (!mayBe) continue;
    const isBetter =
      !best || Number(isSame) - Number(best.isSame) > 0 || (isSame === best.isSame && alike > best.alike);
    if (isBetter) best = { place, metres, alike, isSame };
  }
  return best && { place: best.place, metres: best.metres, verdict: best.isSame ? 'same' : 'ask' };
}

/** A name that is only a kind, such as "Restaurante", says nothing about which place it is. */
function isSameName(row: Row, place: StoredPlace): boolean {
  const key = nameKey(row.name);
  if (withoutKind(key) === '') return false;
  return [place.name, ...place.otherNames.split(';')].some((name) => nameKey(name) === key);
}

function alikeness({ name }: Row, place: StoredPlace): number {
  const bare = withoutKind(nameKey(name));
  return Math.max(
    ...[place.name, ...place.otherNames.split(';')].map((other) => {
      const otherBare = withoutKind(nameKey(other));
      return bare === '' || otherBare === '' ? 0 : similarity(bare, otherBare);
    }),
  );
}

const KIND_WORDS = new Set(
  plainWord(
    `museo iglesia templo plaza plazuela parque hotel hostal hospedaje restaurante cevicheria polleria chifa cafe cafeteria bar
    huaca complejo arqueologico sitio zona playa balneario mirador mercado casa casona laguna cerro centro capilla convento
    monasterio puente muelle pizzeria picanteria restobar turistico turistica`,
  ).split(' '),
);

const withoutKind = (key: string): string =>
  key
    .split(' ')
    .filter((word) => !KIND_WORDS.has(word))
    .join(' ');
