import { hoursClassOn } from '#planner/hours-class.ts';
import type { Problem } from '#planner/model.ts';
import { type BrokenReason, type DraftVerdict, validate } from '#planner/validate.ts';
import type { CandidatePlace, PlanningContext } from '../../contract/planning.ts';
import type { PlanOfStop, TripDocument, TripStop } from '../../contract/trip.ts';
import type { DayView, LegView, StopView } from '../ribbon/day-view.ts';
import { noticesOn } from './closures-of-trip.ts';
import { crossingsOf } from './crossings.ts';
import { dayAnchors } from './day-anchors.ts';
import { draftDays } from './planning/plan-stops.ts';

export interface TripView {
  days: DayView[];
  verdict: DraftVerdict | null;
}

export interface ReadOptions {
  document: TripDocument;
  board: PlanningContext | null;
  remembered: Record<string, CandidatePlace>;
  /** Returns the broken rule in Spanish. `place` and `date` are needed for closures. */
  say: (reason: BrokenReason, place: string | null, date: string) => string;
  gone?: (departureId: string) => string | null;
  changed?: (plan: PlanOfStop) => string | null;
  slotName: (meal: 'lunch' | 'dinner' | undefined) => string;
}

export function readTrip({ document, board, remembered, say, gone, changed, slotName }: ReadOptions): TripView {
  const verdict = board ? validate(board.problem, draftDays(document.days)) : null;
  const facts = board ? factsOf(board) : null;
  const crossings = crossingsOf(document);
  /** Without the planner's data, a crossing of two stops is known too. */
  const reasonOf = (id: string, judged: BrokenReason | null | undefined): BrokenReason | null => {
    const other = crossings.get(id);
    return other && (!judged || judged.code === 'unknown_place') ? { code: 'overlaps', with: other } : (judged ?? null);
  };
  const days = document.days.map((day, index): DayView => {
    const judged = verdict?.days[index];
    let number = 0;
    const stops = day.stops.map((stop, position): StopView => {
      if (stop.plan) {
        number += 1;
        const mended = changed?.(stop.plan) ?? null;
        const calledOff = (mended === null && gone?.(stop.plan.departureId)) || null;
        const reason =
          mended ?? calledOff ?? judgedReason(reasonOf(stop.id, judged?.stops[position]?.broken), say, day.date);
        return { ...planStopView(stop, stop.plan, number, reason), ...(calledOff && { gone: true }) };
      }
      const found = stop.place === null ? undefined : facts?.get(stop.place);
      const place = found?.place ?? (stop.place === null ? undefined : remembered[stop.place]);
      const broken = reasonOf(stop.id, judged?.stops[position]?.broken);
      if (stop.place !== null) number += 1;
      return {
        id: stop.id,
        place: stop.place,
        slug: place?.slug ?? null,
        name: place?.name ?? (stop.place === null ? (stop.title ?? slotName(stop.meal)) : '…'),
        kindLabel: place?.kindLabel ?? null,
        poster: place?.poster ?? null,
        position: place ? { lon: place.lon, lat: place.lat } : null,
        number: stop.place === null ? null : number,
        meal: stop.meal,
        begin: stop.begin,
        end: stop.begin + stop.minutes,
        state: stop.state,
        hoursClass: found ? hoursClassOn(found.candidate, index) : null,
        windows: found ? (found.candidate.windows[index] ?? []) : null,
        ...doubtsOf(place),
        broken: broken && say(broken, stop.place, day.date),
      };
    });
    const frame = board?.problem.days[index];
    return {
      index,
      date: day.date,
      title: day.title ?? null,
      best: bestOf(stops, facts),
      leave: judged?.leave ?? document.wish.earliest,
      back: judged?.back ?? document.wish.latest,
      hours: { from: frame?.earliest ?? document.wish.earliest, to: frame?.latest ?? document.wish.latest },
      stops,
      legs: judged ? legsOf(judged.legs, stops) : [],
      ...(day.along && { along: day.along }),
      ...noticesOf(board, stops, day.date),
      ...holidayOf(board, day.date),
      ...endsOf(board, index),
      ...lodgingOf(document, board, index),
    };
  });
  return { days, verdict };
}

/** Doubts that do not concern a visit stay on the page of the place. */
function doubtsOf(place: CandidatePlace | undefined): Pick<StopView, 'doubts'> {
  const doubts = place?.doubts?.filter(({ about }) => about !== 'other') ?? [];
  return doubts.length > 0 ? { doubts } : {};
}

function noticesOf(board: PlanningContext | null, stops: StopView[], date: string): Pick<DayView, 'notices'> {
  const notices = noticesOn(board, stops, date);
  return notices.length > 0 ? { notices } : {};
}

function holidayOf(board: PlanningContext | null, date: string): Pick<DayView, 'holiday'> {
  const holiday = board?.holidays?.find((one) => one.date === date)?.name;
  return holiday ? { holiday } : {};
}

function endsOf(board: PlanningContext | null, day: number): Pick<DayView, 'ends'> {
  const ends = dayAnchors(board, day);
  return ends ? { ends } : {};
}

function lodgingOf({ wish, days }: TripDocument, board: PlanningContext | null, day: number): Pick<DayView, 'lodging'> {
  const ends = wish.nights && day < days.length - 1 ? dayAnchors(board, day) : null;
  if (!ends) return {};
  const { start, end } = ends;
  return { lodging: { name: end.name, ...(start !== end && { from: start.name }) } };
}

function planStopView(stop: TripStop, plan: PlanOfStop, number: number, broken: string | null): StopView {
  const { title, poster = null, lon, lat } = plan;
  const { id, begin, minutes, state } = stop;
  const facts = { place: null, slug: null, kindLabel: null, meal: undefined, hoursClass: null, windows: null };
  return {
    ...facts,
    id,
    name: title,
    poster,
    position: { lon, lat },
    number,
    begin,
    end: begin + minutes,
    state,
    plan,
    broken,
  };
}

/** `unknown_place` only means that the planner's data do not contain the departure yet. */
function judgedReason(broken: BrokenReason | null | undefined, say: ReadOptions['say'], date: string): string | null {
  return broken && broken.code !== 'unknown_place' ? say(broken, null, date) : null;
}

const MOST_CHARACTERS = 44;

function bestOf(stops: StopView[], facts: Map<string, PlaceFacts> | null): string[] {
  const weighed = stops.flatMap((stop) => {
    // A service that was made for this party names the day only if no other stop can.
    if (stop.plan) return [{ name: stop.name, interest: stop.plan.slug ? Number.POSITIVE_INFINITY : -1 }];
    const candidate = stop.place ? facts?.get(stop.place)?.candidate : undefined;
    return candidate && !candidate.eating ? [{ name: stop.name, interest: candidate.interest }] : [];
  });
  const [first, second] = weighed.toSorted((one, other) => other.interest - one.interest);
  if (!first) return [];
  return second && first.name.length + second.name.length <= MOST_CHARACTERS ? [first.name, second.name] : [first.name];
}

function legsOf(ways: DraftVerdict['days'][number]['legs'], stops: StopView[]): (LegView | null)[] {
  return ways.map((way, index) => {
    if (!way) return null;
    const before = stops[index - 1];
    const depart = before ? before.end : (stops[0]?.begin ?? way.minutes) - way.minutes;
    const { minutes, metres, mode, basis } = way;
    return { depart, arrive: depart + minutes, minutes, metres, mode, basis };
  });
}

export interface PlaceFacts {
  node: number;
  place: CandidatePlace;
  candidate: Problem['places'][number];
}

const factsByContext = new WeakMap<PlanningContext, Map<string, PlaceFacts>>();

export function factsOf(board: PlanningContext): Map<string, PlaceFacts> {
  let facts = factsByContext.get(board);
  if (!facts) {
    facts = new Map(
      board.places.map((place, node) => [place.id, { node, place, candidate: board.problem.places[node]! }]),
    );
    factsByContext.set(board, facts);
  }
  return facts;
}

export function brokenStops(document: TripDocument, board: PlanningContext): Set<string> {
  const { days } = validate(board.problem, draftDays(document.days));
  const broken = days.flatMap((day) => day.stops.flatMap((stop) => (stop.broken ? [stop.id] : [])));
  return new Set([...broken, ...crossingsOf(document).keys()]);
}
