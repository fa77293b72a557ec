import type { PlaceDetail } from '#features/places/contract/place.ts';
import type { ProgramDay } from '../../../../contract/plan-content.ts';

export const feesOf = ({ fees, ticket }: PlaceDetail) => fees ?? ticket?.fees ?? null;

/** Returns `true` if no entrance fee of the place is known. */
export function isFree(place: PlaceDetail): boolean {
  const fees = feesOf(place);
  return fees ? fees.adult === 0 : place.hours.class === 'open_space';
}

/** Returns the ids of the places whose entrance the price of the plan includes. */
export const entrancesOf = (days: readonly ProgramDay[]): string[] => [
  ...new Set(days.flatMap(({ stops }) => stops.flatMap(({ place, included }) => (included && place) || []))),
];

export const entranceLine = (name: string): string => `Entrada a ${name}`;

const plain = (text: string) => text.normalize('NFD').replaceAll(/\p{M}/gu, '').toLowerCase().trim();

/** Returns `true` if a line names an entrance and the place, also in other words, such as "Entradas: Chan Chan". */
export const namesEntrance = (lines: readonly string[], name: string): boolean =>
  lines.map(plain).some((line) => line.includes('entrada') && line.includes(plain(name)));

interface ProgramChange {
  before: readonly ProgramDay[];
  after: readonly ProgramDay[];
  /** Returns the name of a place, or null if it is not known yet. */
  nameOf: (place: string) => string | null;
}

/**
 * Adds a line to what a plan includes for each entrance that the program newly includes, and removes the line of an
 * entrance that it includes no longer. A line that the operator took out stays out.
 */
export function withEntrances(includes: readonly string[], { before, after, nameOf }: ProgramChange): string[] {
  const [had, has] = [entrancesOf(before), entrancesOf(after)];
  const linesOf = (places: readonly string[]) => places.flatMap((place) => nameOf(place) ?? []);
  const gone = linesOf(had.filter((place) => !has.includes(place))).map(entranceLine);
  const kept = includes.filter((line) => !gone.includes(line.trim()));
  const added = linesOf(has.filter((place) => !had.includes(place))).filter((name) => !namesEntrance(kept, name));
  return [...kept, ...added.map(entranceLine)];
}
