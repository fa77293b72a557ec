import type { OfferContent, OfferFinding } from '#features/quotations/contract/offer.ts';
import { someLegs } from '#features/trips/api/public.ts';
import { type DraftDay, type Way, wayBetween } from '#planner/draft.ts';
import type { Candidate, Caps, HoursClass, LegTable, Minute, Problem, TimeWindow } from '#planner/model.ts';
import { USUAL_MEALS } from '#planner/usual-meals.ts';
import { type DayVerdict, validate } from '#planner/validate.ts';
import {
  assumedWords,
  closedWords,
  drivingWords,
  lateWords,
  noMealWords,
  noWayWords,
  overlapWords,
  unknownPlaceWords,
} from './finding-words.ts';
import { isMeal, mealsIncluded, servesMeal } from './offer-meals.rules.ts';
import { nightNodes, type PlacedStop } from './offer-nights.rules.ts';

/** The parts of an offer that its days are judged by. */
export type OfferDays = Pick<OfferContent, 'startDate' | 'days' | 'lines' | 'lodging' | 'excludes'>;

/** A place of the region as an offer's days meet it. */
export interface OfferPlace {
  name: string;
  use: 'eat' | 'sleep' | 'visit';
  /** Null: nobody knows when it opens. */
  hoursClass: HoursClass | null;
  /** By day of the offer; none: closed. */
  windows: TimeWindow[][];
  /** By day of the offer: why it is announced as closed, in Spanish; null: it is not. */
  closures: (string | null)[];
}

/** What the region knows of an offer's places: `legs` has them in the order of the map, then the meeting point. */
export interface OfferGround {
  places: ReadonlyMap<string, OfferPlace>;
  legs: LegTable;
  caps: Caps;
}

export interface JudgedDays {
  /** To be corrected, or explained to the traveller in writing. */
  findings: OfferFinding[];
  /** For the operator to know: no reason is asked. */
  remarks: OfferFinding[];
  /** On the road, over all days. */
  metres: number;
  driveMinutes: Minute;
  meals: number;
}

/** Who drives at each light a little faster is no liar: so much later than the way takes is said by nobody. */
const LENIENCE: Minute = 5;

/**
 * Judges the days of an offer as the planner judges a day arranged by hand, with what is different about an operator's program: a stop without place happens
 * on the way, so that the way to the next place may be part of it; a place may be visited again; a day begins where the last one ended.
 */
export function judgeDays(offer: OfferDays, ground: OfferGround): JudgedDays {
  const days = offer.days.map(({ stops }, day) => placedStops(stops, day, ground));
  const problem = problemOf(offer, days, ground);
  const ways = validate(problem, days.map(draftOf('booked'))).days;
  const hours = validate(problem, days.map(draftOf('placed'))).days;
  const judged: JudgedDays = {
    findings: [],
    remarks: [],
    metres: 0,
    driveMinutes: 0,
    meals: mealsIncluded(offer, ground.places),
  };
  for (const [day, stops] of days.entries()) {
    const context = { offer, ground, judged, day, stops };
    judgeHours(context, hours[day]!);
    judgeLines(context);
    judgeOverlaps(context);
    const legs = judgeWays(context, ways[day]!, problem);
    for (const leg of legs) {
      if (leg?.mode !== 'drive') continue;
      judged.metres += leg.metres;
      judged.driveMinutes += leg.minutes;
    }
    judgeMeals(context, ways[day]!);
  }
  judged.findings.sort((one, other) => one.day - other.day || (one.stop ?? 99) - (other.stop ?? 99));
  return judged;
}

interface Context {
  offer: OfferDays;
  ground: OfferGround;
  judged: JudgedDays;
  day: number;
  stops: PlacedStop[];
}

function placedStops(stops: OfferDays['days'][number]['stops'], day: number, { places }: OfferGround): PlacedStop[] {
  return stops
    .flatMap(({ place, begin, minutes }, index) =>
      place === null ? [] : [{ id: `${day}.${index}`, index, place, begin, minutes, isKnown: places.has(place) }],
    )
    .sort((one, other) => one.begin - other.begin || one.index - other.index);
}

/** A booked stop is exempt from hours: so one look sees the ways alone, and another one the hours. */
function draftOf(state: 'booked' | 'placed') {
  return (stops: PlacedStop[]): DraftDay => ({
    stops: stops.map(({ id, begin, minutes }) => ({ id, place: id, begin, minutes, state })),
  });
}

/** One candidate for each stop at a known place, in their order; then where each day begins, and where the last one ends. */
function problemOf(offer: OfferDays, days: PlacedStop[][], { places, legs, caps }: OfferGround): Problem {
  const nodeOf = new Map([...places.keys()].map((id, node) => [id, node]));
  const known = days.flat().filter(({ isKnown }) => isKnown);
  const nights = nightNodes(offer, days, nodeOf, places);
  const nodes = [...known.map(({ place }) => nodeOf.get(place)!), ...nights];
  return {
    days: days.map((_, day) => ({
      date: '',
      start: known.length + day,
      end: known.length + day + 1,
      // When an operator sets out is its own affair.
      earliest: -100_000,
      latest: 100_000,
    })),
    places: known.map(({ id, place }) => candidateOf(id, places.get(place)!)),
    anchors: nights.length,
    legs: someLegs(legs, nodes),
    must: [],
    avoid: [],
    fixed: [],
    meals: [],
    caps,
    party: { adults: 1, children: 0, seniors: 0 },
    currency: '',
    budget: null,
    needs: [],
    knownHoursOnly: false,
  };
}

function candidateOf(id: string, { windows, hoursClass }: OfferPlace): Candidate {
  return {
    id,
    kind: '',
    interest: 0,
    visit: { minimum: 0, typical: 0, maximum: 0 },
    hoursClass: hoursClass ?? 'assumed',
    windows,
    cost: null,
    needs: {},
  };
}

function judgeHours({ offer, ground, judged, day, stops }: Context, verdict: DayVerdict): void {
  for (const [index, { broken }] of verdict.stops.entries()) {
    const stop = stops[index]!;
    if (broken?.code === 'unknown_place') {
      const { title } = offer.days[day]!.stops[stop.index]!;
      judged.findings.push({ code: 'unknown_place', day, stop: stop.index, message: unknownPlaceWords(day, title) });
    } else if (broken?.code === 'closed_that_day' || broken?.code === 'closed_then') {
      judgeClosed({ offer, ground, judged }, { ...stop, day, stop: stop.index });
    }
  }
}

interface Visit {
  place: string;
  day: number;
  stop: number | null;
  begin: Minute;
  minutes: Minute;
}

/** Hours that are only assumed are a guess, which the operator knows better: they ask for no reason. */
function judgeClosed({ offer, ground, judged }: Pick<Context, 'offer' | 'ground' | 'judged'>, visit: Visit): void {
  const place = ground.places.get(visit.place)!;
  const closure = place.closures[visit.day] ?? null;
  if (place.hoursClass === null && closure === null) return;
  const said = {
    name: place.name,
    date: dateOf(offer, visit.day),
    windows: place.windows[visit.day] ?? [],
    closure,
    ...visit,
  };
  const { day, stop } = visit;
  if (place.hoursClass === 'assumed' && closure === null)
    judged.remarks.push({ code: 'hours_assumed', day, stop, message: assumedWords(said) });
  else judged.findings.push({ code: 'closed', day, stop, message: closedWords(said) });
}

/** Lines that are a visit and that no stop of their day tells. */
function judgeLines({ offer, ground, judged, day, stops }: Context): void {
  for (const { kind, title, place, day: of, begin, minutes } of offer.lines) {
    if (of !== day || place === null) continue;
    const known = ground.places.get(place);
    if (!known) {
      judged.findings.push({ code: 'unknown_place', day, stop: null, message: unknownPlaceWords(day, title) });
      continue;
    }
    const isVisit = kind === 'activity' || kind === 'ticket' || kind === 'meal' || kind === 'guide';
    if (!isVisit || stops.some((stop) => stop.place === place)) continue;
    const isOpen = known.windows[day]?.some(
      ({ open, close, lastEntry = close }) => open <= begin && begin <= lastEntry && begin + minutes <= close,
    );
    if (!isOpen) judgeClosed({ offer, ground, judged }, { place, day, stop: null, begin, minutes });
  }
}

function judgeOverlaps({ offer, judged, day }: Context): void {
  const stops = offer.days[day]!.stops.map((stop, index) => ({ ...stop, index })).sort((a, b) => a.begin - b.begin);
  for (const [at, stop] of stops.entries()) {
    const before = stops.slice(0, at).find(({ begin, minutes }) => begin + minutes > stop.begin);
    if (!before) continue;
    judged.findings.push({ code: 'overlaps', day, stop: stop.index, message: overlapWords(day, stop, before) });
  }
}

/** @returns the day's legs. */
function judgeWays({ ground, judged, day, stops }: Context, verdict: DayVerdict, problem: Problem): (Way | null)[] {
  const nameOf = (index: number) => ground.places.get(stops[index]?.place ?? '')?.name ?? 'el punto de encuentro';
  for (const [index, { broken }] of verdict.stops.entries()) {
    const stop = stops[index]!;
    const way = { from: nameOf(index - 1), to: nameOf(index) };
    if (broken?.code === 'no_way') {
      judged.findings.push({ code: 'no_way', day, stop: stop.index, message: noWayWords(day, way) });
    } else if (broken?.code === 'cannot_arrive' && broken.earliest > stop.begin + LENIENCE) {
      const { minutes, mode } = verdict.legs[index]!;
      const message = lateWords(day, { ...way, minutes, mode, begin: stop.begin, earliest: broken.earliest });
      judged.findings.push({ code: 'cannot_arrive', day, stop: stop.index, message });
    }
  }
  const { start, end } = problem.days[day]!;
  const legs = stops.length > 0 ? verdict.legs : [wayBetween(problem, start, end)];
  const driven = legs.reduce((sum, leg) => sum + (leg?.mode === 'drive' ? leg.minutes : 0), 0);
  const most = ground.caps.driveMinutesPerDay;
  if (driven > most)
    judged.findings.push({ code: 'too_much_driving', day, stop: null, message: drivingWords(day, driven, most) });
  return legs;
}

/** A meal is due on a day that is out for the whole of its usual hours; where one sleeps, one is at home. */
function judgeMeals({ offer, ground, judged, day }: Context, { leave, back, stops }: DayVerdict): void {
  const out = offer.days[day]!.stops.filter(({ place }) => place === null || ground.places.get(place)?.use !== 'sleep');
  if (out.length === 0) return;
  // The way there and back is part of being out; a stop to sleep at is not.
  const isWholeWayKnown = stops.length > 0 && out.length === offer.days[day]!.stops.length;
  const begins = Math.min(...out.map(({ begin }) => begin), ...(isWholeWayKnown ? [leave] : []));
  const ends = Math.max(...out.map(({ begin, minutes }) => begin + minutes), ...(isWholeWayKnown ? [back] : []));
  for (const { meal, window } of USUAL_MEALS) {
    if (begins > window.open || ends < window.close) continue;
    const isServed =
      out.some((stop) => isMeal(stop, ground.places) && servesMeal(stop, window)) ||
      offer.lines.some((line) => line.kind === 'meal' && line.day === day && servesMeal(line, window));
    if (!isServed)
      judged.findings.push({ code: 'no_meal', day, stop: null, message: noMealWords(day, meal, { begins, ends }) });
  }
}

function dateOf({ startDate }: OfferDays, day: number): string {
  return new Date(Date.parse(`${startDate}T00:00:00Z`) + day * 86_400_000).toISOString().slice(0, 10);
}
