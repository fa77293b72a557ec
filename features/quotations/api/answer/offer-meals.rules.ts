import type { ProgramStop } from '#features/operators/contract/plan-content.ts';
import type { OfferContent } from '#features/quotations/contract/offer.ts';
import { eats } from '#features/quotations/contract/offer-words.ts';
import type { Minute, TimeWindow } from '#planner/model.ts';

type Places = ReadonlyMap<string, { use: 'eat' | 'sleep' | 'visit' }>;

/** Whether people eat at a stop: its place is for that, or its title says so. */
export function isMeal({ place, title }: Pick<ProgramStop, 'place' | 'title'>, places: Places): boolean {
  if (place !== null && places.get(place)?.use === 'eat') return true;
  return eats(title);
}

/** Whether something happens, at least in part, at the usual hours of a meal. */
export function servesMeal(
  { begin, minutes }: { begin: Minute; minutes: Minute },
  { open, close }: TimeWindow,
): boolean {
  return begin < close && begin + minutes > open;
}

/** Meals that the price includes: stops to eat that are paid for, and lines that no such stop tells. */
export function mealsIncluded({ days, lines }: Pick<OfferContent, 'days' | 'lines'>, places: Places): number {
  const told = days.map(({ stops }) => stops.filter((stop) => stop.included && isMeal(stop, places)));
  const further = lines.filter(
    (line) =>
      line.kind === 'meal' &&
      !told[line.day]?.some(({ begin, minutes }) => servesMeal(line, { open: begin, close: begin + minutes })),
  );
  return told.reduce((sum, { length }) => sum + length, 0) + further.length;
}
