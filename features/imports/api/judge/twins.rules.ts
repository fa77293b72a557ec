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
/** `compare` finds no twin beyond this distance. */
const LOOKED_AT = 800;
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
  const key = nameKey(row.name);
  const named = { ...row, key, bare: withoutKind(key) };
  let best: { place: StoredPlace; metres: number; alike: number; isSame: boolean } | null = null;
  for (const place of known.near(row)) {
    const metres = Math.round(metresBetween(row, place));
    if (metres > LOOKED_AT) continue;
    const alike = alikeness(named, place);
    const isSame = metres <= SAME_WITHIN && isSameName(named, place);
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

type Named = Row & { key: string; bare: string };

/** A name that is only a kind, such as "Restaurante", says nothing about which place it is. */
function isSameName({ key, bare }: Named, place: StoredPlace): boolean {
  return bare !== '' && namesOf(place).some((other) => other.key === key);
}

function alikeness({ bare }: Named, place: StoredPlace): number {
  return Math.max(
    ...namesOf(place).map((other) => (bare === '' || other.bare === '' ? 0 : similarity(bare, other.bare))),
  );
}

/** A place is compared with all rows around it, so its keys are computed once. */
const names = new WeakMap<StoredPlace, { key: string; bare: string }[]>();

function namesOf(place: StoredPlace): { key: string; bare: string }[] {
  const known =
    names.get(place) ??
    [place.name, ...place.otherNames.split(';')].map((name) => {
      const key = nameKey(name);
      return { key, bare: withoutKind(key) };
    });
  names.set(place, known);
  return known;
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
