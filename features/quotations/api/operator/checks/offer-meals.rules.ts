import type { ProgramStop } from '#features/operators/contract/plan-content.ts';
import type { OfferContent } from '#features/quotations/contract/offer.ts';
import { eats, plainWords } from '#features/quotations/contract/offer-words.ts';
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

/** Each by the words that name it, and the hour at which it is over. */
const MEALS = [
  { words: /\bdesayun/, until: 660 },
  { words: /\b(almuerz|almorzar)/, until: 1020 },
  { words: /\bcena/, until: Number.POSITIVE_INFINITY },
];
const EVERY_MEAL = /\b(comidas?|alimentacion)\b/;

/** Whether what an operator leaves out names the meal of a stop. */
function isLeftOut({ title, begin }: Pick<ProgramStop, 'title' | 'begin'>, excludes: readonly string[]): boolean {
  const named = MEALS.find(({ words }) => words.test(plainWords(title)));
  const { words } = named ?? MEALS.find(({ until }) => begin < until)!;
  return excludes.map(plainWords).some((out) => EVERY_MEAL.test(out) || words.test(out));
}

/** Meals that the price includes, day by day: stops to eat that are paid for and that nothing leaves out, and lines that no such stop tells. */
export function mealsIncluded(
  { days, lines, excludes }: Pick<OfferContent, 'days' | 'lines' | 'excludes'>,
  places: Places,
): number {
  const stated = days.map(({ stops }) =>
    stops.filter((stop) => stop.included && isMeal(stop, places) && !isLeftOut(stop, excludes)),
  );
  const further = lines.filter(
    (line) =>
      line.kind === 'meal' &&
      !stated[line.day]?.some(({ begin, minutes }) => servesMeal(line, { open: begin, close: begin + minutes })),
  );
  return stated.reduce((sum, { length }) => sum + length, 0) + further.length;
}
