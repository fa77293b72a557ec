import type { HandOverPoint } from '#features/maps/contract/hand-over.ts';
import type { Poster } from '#features/places/contract/place.ts';
import type { HoursClass, LegBasis, LegMode, Minute, TimeWindow } from '#planner/model.ts';
import { paths } from '#web/paths/site.ts';
import { travellerPaths } from '#web/paths/traveller.ts';
import type { Companion, PlanOfStop, TripStop } from '../../contract/trip.ts';
import type { Span } from './ribbon-geometry.ts';

export interface StopView {
  id: string;
  place: string | null;
  /** Null for a stop without a place and for a plan. */
  slug: string | null;
  name: string;
  kindLabel: string | null;
  poster: Poster | null;
  position: { lon: number; lat: number } | null;
  /** From 1 in each day. Null for a stop without a place. */
  number: number | null;
  meal: TripStop['meal'];
  begin: Minute;
  end: Minute;
  state: TripStop['state'];
  /** The departure of an operator's plan. Only the operator sets its hour. */
  plan?: PlanOfStop;
  /** `true` for a cancelled departure. `broken` has the reason. */
  gone?: boolean;
  hoursClass: HoursClass | null;
  /** Empty when the place is closed. Null for a stop without a place. */
  windows: TimeWindow[] | null;
  /** The broken rule, in Spanish. */
  broken: string | null;
}

/** Path of the page of the stop's place or plan. Null for a stop without a page. */
export function pageOf({ plan, slug }: Pick<StopView, 'plan' | 'slug'>): string | null {
  if (plan) return plan.slug ? travellerPaths.plan(plan.slug) : null;
  return slug ? paths.place(slug) : null;
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
  /** Local day, `YYYY-MM-DD`. Null for an itinerary, which has no dates. */
  date: string | null;
  title: string | null;
  /** One or two places that name a day without a title. */
  best: string[];
  leave: Minute;
  back: Minute;
  hours: Span;
  stops: StopView[];
  /**
   * `legs[i]` leads to `stops[i]`, and the last leg to the end of the day. Null without a known road, and beside a stop
   * without a place.
   */
  legs: (LegView | null)[];
  along?: readonly Companion[];
  /** Where the day starts and ends. Absent for an itinerary, and while the planner's data are loading. */
  ends?: { start: HandOverPoint; end: HandOverPoint };
  /** Where the traveller sleeps after the day, in a trip with several lodgings. */
  lodging?: { name: string /** The lodging that she leaves on this day. */; from?: string };
}

const WORTH_NAMING = 25;

/** Free periods of at least `WORTH_NAMING` minutes between two stops, without the leg. */
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
