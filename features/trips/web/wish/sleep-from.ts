import { isSame } from '#web/drafts/merge-fields.ts';
import { anchorOf, type ChosenAnchor, type ChosenNight } from './chosen-anchor.ts';

/**
 * Changes the lodging of a night and of the following nights at the same lodging.
 * @param at new lodging, or null for the lodging of the trip's start
 * @param count number of nights
 */
export function sleepFrom(
  nights: readonly ChosenNight[],
  first: number,
  at: ChosenAnchor,
  count: number,
): ChosenNight[] {
  const lodging = (day: number) => nights.find((night) => night.day === day)?.at ?? null;
  const before = lodging(first);
  let last = first;
  while (last + 1 < count && isSame(anchorOf(lodging(last + 1)), anchorOf(before))) last++;
  const changed =
    at === null ? [] : Array.from({ length: last - first + 1 }, (_, index) => ({ day: first + index, at }));
  return [...nights.filter(({ day }) => day < first || day > last), ...changed].toSorted(
    (one, other) => one.day - other.day,
  );
}
