import type { ProgramStop } from '#features/operators/contract/plan-content.ts';
import type { Inclusion } from '#features/quotations/contract/inclusion-kinds.ts';
import type { OfferContent } from '#features/quotations/contract/offer.ts';
import { eats, plainWords } from '#features/quotations/contract/offer-words.ts';
import type { Minute, TimeWindow } from '#planner/model.ts';

type Places = ReadonlyMap<string, { use: 'eat' | 'sleep' | 'visit' }>;

export function isMeal({ place, title }: Pick<ProgramStop, 'place' | 'title'>, places: Places): boolean {
  if (place !== null && places.get(place)?.use === 'eat') return true;
  return eats(title);
}

export function servesMeal(
  { begin, minutes }: { begin: Minute; minutes: Minute },
  { open, close }: TimeWindow,
): boolean {
  return begin < close && begin + minutes > open;
}

/** `until` is the minute of the day at which the usual hours of the meal end. */
const MEALS = [
  { words: /\bdesayun/, until: 660 },
  { words: /\b(almuerz|almorzar)/, until: 1020 },
  { words: /\bcena/, until: Number.POSITIVE_INFINITY },
];
const EVERY_MEAL = /\b(comidas?|alimentacion)\b/;

function isLeftOut({ title, begin }: Pick<ProgramStop, 'title' | 'begin'>, excludes: readonly Inclusion[]): boolean {
  const named = MEALS.find(({ words }) => words.test(plainWords(title)));
  const { words } = named ?? MEALS.find(({ until }) => begin < until)!;
  return excludes
    .filter(({ kinds }) => kinds.includes('meal'))
    .map(({ text }) => plainWords(text))
    .some((out) => EVERY_MEAL.test(out) || words.test(out));
}

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
