import type { HandOverPoint } from '#features/maps/contract/hand-over.ts';
import type { PlaceDoubt, Poster } from '#features/places/contract/place.ts';
import type { HoursClass, LegBasis, LegMode, Minute, TimeWindow } from '#planner/model.ts';
import { paths } from '#web/paths/site.ts';
import { travellerPaths } from '#web/paths/traveller.ts';
import type { Companion, PlanOfStop, TripStop } from '../../contract/trip.ts';
import type { Span } from './ribbon-geometry.ts';

export interface StopView {
  id: string;
  place: string | null;
  slug: string | null;
  name: string;
  kindLabel: string | null;
  poster: Poster | null;
  position: { lon: number; lat: number } | null;
  number: number | null;
  meal: TripStop['meal'];
  begin: Minute;
  end: Minute;
  state: TripStop['state'];
  /** The departure of an operator's plan. Only the operator sets the hour of a departure. */
  plan?: PlanOfStop;
  /** `true` for a cancelled departure. `broken` contains the reason. */
  gone?: boolean;
  hoursClass: HoursClass | null;
  windows: TimeWindow[] | null;
  /** Absent if the place has no doubts about a visit, and while the planner's data are loading. */
  doubts?: readonly PlaceDoubt[];
  broken: string | null;
}

export function pageOf({ plan, slug }: Pick<StopView, 'plan' | 'slug'>): string | null {
  if (plan) return plan.slug ? travellerPaths.plan(plan.slug) : null;
  return slug ? paths.place(slug) : null;
}

export function mayBeClosed({ doubts }: Pick<StopView, 'doubts'>): boolean {
  return doubts?.some(({ about }) => about === 'closed') ?? false;
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
  /** Name of the public holiday or feast of the region on this day. */
  holiday?: string;
  /** Announcements of the places of this day. Absent if there are none. */
  notices?: readonly { id: string; name: string; body: string }[];
  best: string[];
  leave: Minute;
  back: Minute;
  hours: Span;
  stops: StopView[];
  /**
   * `legs[i]` leads to `stops[i]`, and the last leg to the end of the day. Null if no road is known, or if a stop
   * beside the leg has no place.
   */
  legs: (LegView | null)[];
  along?: readonly Companion[];
  /** Points at which the day starts and ends. Absent for an itinerary, and while the planner's data are loading. */
  ends?: { start: HandOverPoint; end: HandOverPoint };
  /**
   * Lodging of the night after this day, in a trip with several lodgings. `from` is the lodging of the night before.
   */
  lodging?: { name: string; from?: string };
}

const WORTH_NAMING = 25;

/** Without ways, the time between two stops is not known to be free. */
export function freeSpans(day: DayView): Span[] {
  const spans: Span[] = [];
  if (day.legs.length === 0) return spans;
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
