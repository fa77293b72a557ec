import type { Poster } from '#features/places/contract/place.ts';
import type { HoursClass, LegBasis, LegMode, Minute, TimeWindow } from '#planner/model.ts';
import type { Companion, PlanOfStop, TripStop } from '../../contract/trip.ts';
import type { Span } from './ribbon-geometry.ts';

/** A day as the ribbon draws it: the trip's own stops with the facts, legs and verdicts that the planner has for them. */

export interface StopView {
  id: string;
  place: string | null;
  /** Null for a slot without place and for a plan. */
  slug: string | null;
  name: string;
  kindLabel: string | null;
  poster: Poster | null;
  position: { lon: number; lat: number } | null;
  /** From 1 within its day; slots without place are not counted. */
  number: number | null;
  meal: TripStop['meal'];
  begin: Minute;
  end: Minute;
  state: TripStop['state'];
  /** The departure that it is; its hour is the operator's. */
  plan?: PlanOfStop;
  /** Its departure was called off; `broken` says so. */
  gone?: boolean;
  hoursClass: HoursClass | null;
  /** Every stretch in which the place may be visited that day; empty = closed, null = a slot without place. */
  windows: TimeWindow[] | null;
  /** Why the stop cannot be where it is, in Spanish; null when all is well. */
  broken: string | null;
}

export interface LegView {
  depart: Minute;
  arrive: Minute;
  minutes: Minute;
  metres: number;
  mode: LegMode;
  basis: LegBasis;
}

export interface DayView {
  index: number;
  /** Null for an itinerary, which has no dates yet. */
  date: string | null;
  title: string | null;
  /** One or two places that name a day without a title. */
  best: string[];
  leave: Minute;
  back: Minute;
  /** The hours the traveller gave to the day. */
  hours: Span;
  stops: StopView[];
  /** `legs[i]` leads to `stops[i]`, the last one home; null where no way is known or a slot without place stands between. */
  legs: (LegView | null)[];
  /** What was booked to go along. */
  along?: readonly Companion[];
}

const WORTH_NAMING = 25;

/** Time that belongs to nobody: from the end of a stop plus its leg to the beginning of the next, when it is long enough to be offered. */
export function freeSpans(day: DayView): Span[] {
  const spans: Span[] = [];
  for (const [index, stop] of day.stops.entries()) {
    const before = day.stops[index - 1];
    if (!before) continue;
    const from = before.end + (day.legs[index]?.minutes ?? 0);
    if (stop.begin - from >= WORTH_NAMING) spans.push({ from, to: stop.begin });
  }
  return spans;
}

export interface DaySums {
  metres: number;
  walkMetres: number;
  minutes: Minute;
}

export function sumsOf(day: DayView): DaySums {
  const sums = { metres: 0, walkMetres: 0, minutes: 0 };
  for (const leg of day.legs) {
    if (!leg) continue;
    sums.metres += leg.metres;
    sums.minutes += leg.minutes;
    if (leg.mode === 'walk') sums.walkMetres += leg.metres;
  }
  return sums;
}
