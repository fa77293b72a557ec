import type { ProgramStop } from '#features/operators/contract/plan-content.ts';
import { daysOfLine } from '#features/quotations/contract/line-days.ts';
import type { OfferContent, OfferLine } from '#features/quotations/contract/offer.ts';
import { linesOutsideProgram } from '#features/quotations/contract/offer-program.ts';
import { plainWords } from '#features/quotations/contract/offer-words.ts';
import { isAroundPlaces, placeOfLine } from '#features/quotations/contract/place-of-line.ts';
import { type DaySpan, type DepartureTimes, departureSpans } from '#features/trips/contract/departure-spans.ts';
import type { Minute } from '#planner/model.ts';
import { isMeal, servesMeal } from './offer-meals.rules.ts';

/** What takes people's time on a day of an offer: its stops, the lines with hours that no stop tells, and departures of the operator's own. */

/** A departure of the operator's own, as the days of an offer meet it. */
export interface OfferDeparture {
  /** Where one meets, in words and as a node of the legs. */
  meeting: string;
  node: number;
  days: readonly { stops: readonly ProgramStop[] }[];
  times: DepartureTimes;
}

/** The region's places by id, with their nodes, and the departures by theirs. */
export interface Grounds {
  places: ReadonlyMap<string, { name: string; use: 'eat' | 'sleep' | 'visit' }>;
  nodeOf: ReadonlyMap<string, number>;
  departures: ReadonlyMap<string, OfferDeparture>;
}

export interface Visit {
  id: string;
  /** Of the stop, in the day as it was written; null: it is a line. */
  index: number | null;
  title: string;
  place: string | null;
  /** Of the legs; null: it is nowhere, or at a place that the region does not have. */
  node: number | null;
  /** Where one goes for it. */
  name: string;
  begin: Minute;
  minutes: Minute;
  outing?: Outing;
}

export interface Outing {
  /** Stops of the day that are the plan's own, by their indexes. */
  own: ReadonlySet<number>;
  /** What the plan does on that day, at this departure's hours. */
  stops: readonly ProgramStop[];
  meals: DaySpan['meals'];
}

type Offer = Pick<OfferContent, 'days' | 'lines'>;

/** Everything of one day, in the order of the hours; a stop before a line that begins with it. */
export function visitsOf(offer: Offer, day: number, ground: Grounds): Visit[] {
  const stops = offer.days[day]!.stops.map(({ title, place, begin, minutes }, index) =>
    visitAt(ground, { id: `${day}.${index}`, index, title, place, begin, minutes }),
  );
  const lines = linesOutsideProgram(offer, day)
    .filter((line) => takesTime(line, day, offer, ground))
    .map(({ id, title, place, begin, minutes }) =>
      visitAt(ground, { id: `${day}.${id}`, index: null, title, place, begin, minutes }),
    );
  const outings = offer.lines.flatMap((line) => outingsOf(line, day, offer, ground));
  return [...stops, ...lines, ...outings].toSorted((one, other) => one.begin - other.begin);
}

/** Whether one is a part of the other: a stop of the departure that brought it. */
export function belongs(one: Visit, other: Visit): boolean {
  const holds = ({ outing }: Visit, { index }: Visit) => index !== null && outing?.own.has(index) === true;
  return holds(one, other) || holds(other, one);
}

function visitAt({ places, nodeOf }: Grounds, visit: Omit<Visit, 'node' | 'name'>): Visit {
  const known = visit.place === null ? undefined : places.get(visit.place);
  return { ...visit, node: known ? nodeOf.get(visit.place!)! : null, name: known?.name ?? visit.title };
}

/**
 * A guide or a car goes along, and an entry or a service without a place is no thing to be at. What has no place but lies within a stop's hours, or around
 * the stops, is done there, and a stop without place that begins with it tells it; a meal is eaten where people eat.
 */
function takesTime(line: OfferLine, day: number, { days }: Offer, { places }: Grounds): boolean {
  const { kind, place, departureId } = line;
  if (departureId !== null || !['activity', 'meal', 'ticket', 'other'].includes(kind)) return false;
  if (kind === 'meal')
    return !days[day]!.stops.some(
      (stop) => isMeal(stop, places) && servesMeal(line, { open: stop.begin, close: stop.begin + stop.minutes }),
    );
  if (place !== null) return true;
  const there = { ...line, day };
  if (days[day]!.stops.some((stop) => stop.place === null && stop.begin === line.begin)) return false;
  return kind === 'activity' && placeOfLine(there, days) === null && !isAroundPlaces(there, days);
}

function outingsOf(line: OfferLine, day: number, { days }: Offer, { departures }: Grounds): Visit[] {
  const departure = line.departureId === null ? undefined : departures.get(line.departureId);
  if (!departure) return [];
  return departureSpans(departure.days, departure.times).flatMap((span): Visit[] => {
    if (line.day + span.day !== day) return [];
    const isFirst = span.day === 0;
    const begin = isFirst ? line.begin : span.begin;
    const program = departure.days[span.day]?.stops ?? [];
    const late = isFirst && program.length > 0 ? begin - Math.min(...program.map((stop) => stop.begin)) : 0;
    const stops = program.map((stop) => ({ ...stop, begin: stop.begin + late }));
    // A stop without place that begins with the departure is how its day tells it.
    const isOwn = (stop: ProgramStop) =>
      stop.begin >= begin &&
      stop.begin < begin + span.minutes &&
      (stops.some((one) => isSame(one, stop)) || (isFirst && stop.place === null && stop.begin === begin));
    const own = new Set(days[day]!.stops.flatMap((stop, index) => (isOwn(stop) ? [index] : [])));
    return [
      {
        id: `${day}.${line.id}`,
        index: null,
        title: line.title,
        place: null,
        node: isFirst ? departure.node : null,
        name: `${departure.meeting}, donde empieza «${line.title}»,`,
        begin,
        minutes: span.minutes,
        outing: { own, stops, meals: span.meals },
      },
    ];
  });
}

const isSame = (one: ProgramStop, other: ProgramStop) =>
  (one.place !== null && one.place === other.place) || plainWords(one.title) === plainWords(other.title);

/** Lines at a place on a day that no stop of it is at. */
export function linesAtPlaces({ days, lines }: Offer, day: number): (OfferLine & { place: string })[] {
  return lines.filter(
    (line): line is OfferLine & { place: string } => line.place !== null && daysOfLine(line, days.length).includes(day),
  );
}
