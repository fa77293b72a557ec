import { findEmptyDays } from '#features/quotations/contract/empty-days.ts';
import type { OfferFinding } from '#features/quotations/contract/offer.ts';
import { type Way, wayBetween } from '#planner/draft.ts';
import type { Minute, Problem } from '#planner/model.ts';
import { USUAL_MEALS } from '#planner/usual-meals.ts';
import { type DayVerdict, validate } from '#planner/validate.ts';
import {
  assumedWords,
  closedWords,
  drivingWords,
  emptyDayWords,
  lateWords,
  noMealWords,
  noWayWords,
  overlapWords,
  unknownPlaceWords,
} from './finding-words.ts';
import type { OfferDays, OfferGround } from './offer-ground.ts';
import { isMeal, mealsIncluded, servesMeal } from './offer-meals.rules.ts';
import { draftOf, isSomewhere, knownOf, problemOf } from './offer-problem.rules.ts';
import { belongs, linesAtPlaces, type Visit, visitsOf } from './offer-visits.rules.ts';

export interface JudgedDays {
  findings: OfferFinding[];
  remarks: OfferFinding[];
  metres: number;
  driveMinutes: Minute;
  meals: number;
}

/** Minutes. A shorter delay is not a finding, because travel times are estimates. */
const LENIENCE: Minute = 5;

/**
 * Applies the planner's rules with two exceptions. A stop without a place may include the drive to the next place, and
 * a place may be visited twice.
 */
export function judgeDays(offer: OfferDays, ground: OfferGround): JudgedDays {
  const nodeOf = new Map([...ground.places.keys()].map((id, node) => [id, node]));
  const all = offer.days.map((_, day) => visitsOf(offer, day, { ...ground, nodeOf }));
  const placed = all.map((visits) => visits.filter(isSomewhere));
  const problem = problemOf(offer, placed, ground, nodeOf);
  const ways = validate(problem, placed.map(draftOf('booked'))).days;
  const hours = validate(problem, placed.map(draftOf('placed'))).days;
  const outings = all.flat().flatMap(({ outing }) => (outing && outing.own.size === 0 ? outing.meals : []));
  const judged: JudgedDays = {
    findings: [],
    remarks: [],
    metres: 0,
    driveMinutes: 0,
    meals: mealsIncluded(offer, ground.places) + outings.length,
  };
  for (const [day, visits] of all.entries()) {
    const context = { offer, ground, judged, day, visits, stops: placed[day]! };
    judgeHours(context, hours[day]!);
    judgeLines(context);
    judgeOutings(context);
    judgeOverlaps(context);
    const legs = judgeWays(context, ways[day]!, problem);
    judgeMeetings(context, problem, placed);
    for (const leg of legs) {
      if (leg?.mode !== 'drive') continue;
      judged.metres += leg.metres;
      judged.driveMinutes += leg.minutes;
    }
    judgeMeals(context, ways[day]!);
  }
  // A free day can be intended, so an empty day needs no explanation by the operator.
  for (const day of findEmptyDays(offer))
    judged.remarks.push({ code: 'empty_day', day, stop: null, message: emptyDayWords(day) });
  judged.findings.sort((one, other) => one.day - other.day || (one.stop ?? 99) - (other.stop ?? 99));
  return judged;
}

interface Context {
  offer: OfferDays;
  ground: OfferGround;
  judged: JudgedDays;
  day: number;
  visits: Visit[];
  stops: Visit[];
}

function judgeHours({ offer, ground, judged, day, stops }: Context, verdict: DayVerdict): void {
  for (const [index, { broken }] of verdict.stops.entries()) {
    const stop = stops[index]!;
    if (stop.index === null) continue;
    if (broken?.code === 'unknown_place') {
      judged.findings.push({
        ...{ code: 'unknown_place', day, stop: stop.index },
        message: unknownPlaceWords(day, stop.title),
      });
    } else if (broken?.code === 'closed_that_day' || broken?.code === 'closed_then') {
      judgeClosed({ offer, ground, judged }, { ...stop, place: stop.place!, day, stop: stop.index });
    }
  }
}

interface At {
  place: string;
  day: number;
  stop: number | null;
  begin: Minute;
  minutes: Minute;
}

/** A conflict with assumed opening hours is only a remark, because the operator knows the real hours. */
function judgeClosed({ offer, ground, judged }: Pick<Context, 'offer' | 'ground' | 'judged'>, visit: At): void {
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

function judgeLines({ offer, ground, judged, day }: Context): void {
  for (const { kind, title, place, begin, minutes } of linesAtPlaces(offer, day)) {
    if (!ground.places.has(place)) {
      judged.findings.push({ code: 'unknown_place', day, stop: null, message: unknownPlaceWords(day, title) });
      continue;
    }
    const isVisit = kind === 'activity' || kind === 'ticket' || kind === 'meal' || kind === 'guide';
    if (!isVisit || offer.days[day]!.stops.some((stop) => stop.place === place)) continue;
    if (!isOpen(ground, { place, day, begin, minutes }))
      judgeClosed({ offer, ground, judged }, { place, day, stop: null, begin, minutes });
  }
}

function judgeOutings({ offer, ground, judged, day, visits }: Context): void {
  for (const { outing } of visits) {
    if (!outing || outing.own.size > 0) continue;
    for (const { place, begin, minutes } of outing.stops) {
      const known = place === null ? undefined : ground.places.get(place);
      if (!known || isOpen(ground, { place: place!, day, begin, minutes })) continue;
      if (known.hoursClass === 'assumed' && !known.closures[day]) continue;
      judgeClosed({ offer, ground, judged }, { place: place!, day, stop: null, begin, minutes });
    }
  }
}

function isOpen({ places }: OfferGround, { place, day, begin, minutes }: Omit<At, 'stop'>): boolean {
  return (places.get(place)!.windows[day] ?? []).some(
    ({ open, close, lastEntry = close }) => open <= begin && begin <= lastEntry && begin + minutes <= close,
  );
}

function judgeOverlaps({ judged, day, visits }: Context): void {
  for (const [at, visit] of visits.entries()) {
    const before = visits.slice(0, at).find((one) => one.begin + one.minutes > visit.begin && !belongs(one, visit));
    if (!before) continue;
    const stop = visit.index ?? before.index;
    judged.findings.push({ code: 'overlaps', day, stop, message: overlapWords(day, visit, before) });
  }
}

function judgeWays({ ground, judged, day, stops }: Context, verdict: DayVerdict, problem: Problem): (Way | null)[] {
  const nameOf = (index: number) => stops[index]?.name ?? 'el punto de encuentro';
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

function judgeMeetings(
  { ground, judged, day, visits, stops, offer }: Context,
  problem: Problem,
  days: Visit[][],
): void {
  const known = knownOf(days);
  const meetingOf = new Map([...ground.departures.values()].map(({ node }, index) => [node, index]));
  const meetings = known.length + offer.days.length + 1;
  for (const visit of visits) {
    if (!visit.outing || visit.node === null || visit.outing.own.size === 0) continue;
    const before = stops.findLast((one) => one.node !== null && one.begin < visit.begin && !belongs(one, visit));
    if (!before) continue;
    const way = wayBetween(problem, known.indexOf(before), meetings + meetingOf.get(visit.node)!);
    const names = { from: before.name, to: visit.name };
    if (!way) {
      judged.findings.push({ code: 'no_way', day, stop: before.index, message: noWayWords(day, names) });
      continue;
    }
    const { minutes, mode } = way;
    const earliest = before.begin + before.minutes + minutes;
    if (earliest <= visit.begin + LENIENCE || before.begin + before.minutes > visit.begin) continue;
    const message = lateWords(day, { ...names, minutes, mode, begin: visit.begin, earliest });
    judged.findings.push({ code: 'cannot_arrive', day, stop: before.index, message });
  }
}

function judgeMeals({ offer, ground, judged, day, visits }: Context, { leave, back, stops }: DayVerdict): void {
  const out = visits.filter(({ place }) => place === null || ground.places.get(place)?.use !== 'sleep');
  if (out.length === 0) return;
  const isWholeWayKnown = stops.length > 0 && out.length === visits.length;
  const begins = Math.min(...out.map(({ begin }) => begin), ...(isWholeWayKnown ? [leave] : []));
  const ends = Math.max(...out.map(({ begin, minutes }) => begin + minutes), ...(isWholeWayKnown ? [back] : []));
  for (const { meal, window } of USUAL_MEALS) {
    if (begins > window.open || ends < window.close) continue;
    const isServed =
      out.some(({ outing }) => outing?.meals.includes(meal)) ||
      out.some((stop) => stop.index !== null && isMeal(stop, ground.places) && servesMeal(stop, window)) ||
      offer.lines.some((line) => line.kind === 'meal' && line.day === day && servesMeal(line, window));
    if (!isServed)
      judged.findings.push({ code: 'no_meal', day, stop: null, message: noMealWords(day, meal, { begins, ends }) });
  }
}

function dateOf({ startDate }: OfferDays, day: number): string {
  return new Date(Date.parse(`${startDate}T00:00:00Z`) + day * 86_400_000).toISOString().slice(0, 10);
}
