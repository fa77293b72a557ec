import type { Poster } from '#features/places/contract/place.ts';
import type { HoursClass, LegBasis, LegMode, Minute, TimeWindow } from '#planner/model.ts';
import type { Companion, PlanOfStop, TripStop } from '../../contract/trip.ts';
import type { Span } from './ribbon-geometry.ts';

/** A day as the ribbon shows it: the trip's own stops with the planner's facts, legs and verdicts. */

export interface StopView {
  id: string;
  place: string | null;
  /** Null for a slot without a place and for a plan. */
  slug: string | null;
  name: string;
  kindLabel: string | null;
  poster: Poster | null;
  position: { lon: number; lat: number } | null;
  /** From 1 within its day; slots without a place are not counted. */
  number: number | null;
  meal: TripStop['meal'];
  begin: Minute;
  end: Minute;
  state: TripStop['state'];
  /** The departure of the stop; only its operator sets the hour. */
  plan?: PlanOfStop;
  /** The departure was cancelled; `broken` has the reason. */
  gone?: boolean;
  hoursClass: HoursClass | null;
  /** Every period in which the place can be visited that day; empty when closed, null for a slot without a place. */
  windows: TimeWindow[] | null;
  /** Why the stop cannot be at its time, in Spanish; null when it can. */
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
  /** The traveller's hours for the day. */
  hours: Span;
  stops: StopView[];
  /** `legs[i]` leads to `stops[i]`, and the last one to the end of the day; null where no way is known or a slot without a place is between. */
  legs: (LegView | null)[];
  /** Booked companion services. */
  along?: readonly Companion[];
}

const WORTH_NAMING = 25;

/** Free time: from the end of a stop plus its leg to the start of the next, when it is long enough to be offered. */
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
