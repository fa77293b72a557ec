/**
 * The planner's words. Everything is plain data, so that a problem travels to a worker, to the browser and into a test unchanged.
 * Time is integer minutes since local midnight of the day in question; a value above 1440 lies past midnight. Distances are metres, money is minor units
 * for the whole party in the problem's one currency.
 */

export type Minute = number;

/** `known`: published hours with a source. `open_space`: no gate. `assumed`: a labelled window by category, never called verified. */
export type HoursClass = 'known' | 'open_space' | 'assumed';

/** One stretch in which a visit may happen. The visit must start by `lastEntry` (default `close`) and be over by `close`. */
export interface TimeWindow {
  open: Minute;
  close: Minute;
  lastEntry?: Minute;
}

export type Need = 'step_free' | 'children' | 'low_effort' | 'shade' | 'low_altitude';

/** A place as the planner sees it. `windows[d]` are the stretches of day `d` of the problem; empty means closed that day. */
export interface Candidate {
  id: string;
  /** Category, for diversity (diminishing interest of the same kind). */
  kind: string;
  /** Interest for this party, integer, 0 = nobody would go out of their way. */
  interest: number;
  visit: { minimum: Minute; typical: Minute; maximum: Minute };
  hoursClass: HoursClass;
  windows: TimeWindow[][];
  /** Admission for the whole party in minor units; null when no fee is known. */
  cost: number | null;
  /** Needs that facts say this place meets or fails; an absent need is unknown. */
  needs: Partial<Record<Need, boolean>>;
  /** Known eating place: may serve as a meal. */
  eating?: boolean;
}

export type LegMode = 'walk' | 'drive' | 'train' | 'boat';
/** Where a travel time comes from, best first. */
export type LegBasis = 'road_graph' | 'official' | 'estimate';

/**
 * Travel between nodes. Node `i < places.length` is `places[i]`; the anchors (lodging, start, end) follow.
 * All arrays are row-major `size × size`. `minutes` is -1 where there is no way.
 */
export interface LegTable {
  size: number;
  minutes: number[] | Int32Array;
  metres: number[] | Int32Array;
  /** Index into `modes`. */
  mode: number[] | Uint8Array;
  modes: LegMode[];
  /** Index into `bases`. */
  basis: number[] | Uint8Array;
  bases: LegBasis[];
}

export interface DayFrame {
  /** ISO date, local. */
  date: string;
  /** Node where the day starts and ends (an anchor or a place). */
  start: number;
  end: number;
  earliest: Minute;
  latest: Minute;
}

export interface MealRule {
  meal: 'lunch' | 'dinner';
  /** The meal starts and ends inside this window. */
  window: TimeWindow;
  minutes: Minute;
}

/** A stop that stays where it is: booked or locked by the traveller. */
export interface FixedStop {
  place: string;
  day: number;
  arrive: Minute;
  minutes: Minute;
  reason: 'locked' | 'booked';
  /** Eaten during the stop: they are not planned again that day. */
  meals?: MealRule['meal'][];
}

export type Pace = 'calm' | 'balanced' | 'full';

export interface Caps {
  stopsPerDay: number;
  walkMetresPerDay: number;
  driveMinutesPerDay: number;
  /** Rest after every leg, minutes. */
  buffer: Minute;
}

export interface Problem {
  days: DayFrame[];
  places: Candidate[];
  /** Number of anchors after the places in the leg table. */
  anchors: number;
  legs: LegTable;
  /** Asked for by id; a plan without one of them must say why. */
  must: string[];
  avoid: string[];
  fixed: FixedStop[];
  meals: MealRule[];
  caps: Caps;
  party: { adults: number; children: number; seniors: number };
  currency: string;
  budget: number | null;
  needs: Need[];
  /** Only places whose hours are known or that have no gate. */
  knownHoursOnly: boolean;
}

export interface PlannedStop {
  /** Null: a meal slot without a place (the region has no eating place with facts there). */
  place: string | null;
  meal?: 'lunch' | 'dinner';
  arrive: Minute;
  /** Visit begins (after a wait for the opening). */
  begin: Minute;
  end: Minute;
  hoursClass: HoursClass | null;
  /** The window the visit lies in; null for a slot without place. */
  window: TimeWindow | null;
  fixed: FixedStop['reason'] | null;
}

export interface PlannedLeg {
  from: number;
  to: number;
  depart: Minute;
  minutes: Minute;
  metres: number;
  mode: LegMode;
  basis: LegBasis;
}

export interface PlannedDay {
  date: string;
  leave: Minute;
  back: Minute;
  stops: PlannedStop[];
  /** One more than `stops`: start → first, …, last → end. A day without stops has none. */
  legs: PlannedLeg[];
}

/** The first true reason, found by forcing the place in and solving again. */
export type LeftOutReason =
  | { code: 'closed_those_days' }
  | { code: 'hours_unknown' }
  | { code: 'does_not_fit_before_closing' }
  | { code: 'too_far'; minutes: Minute }
  | { code: 'over_budget'; cost: number }
  | { code: 'need_not_met'; need: Need }
  | { code: 'already_similar'; like: string[] }
  | { code: 'would_cost'; places: string[] }
  | { code: 'avoided' };

export interface LeftOut {
  place: string;
  reason: LeftOutReason;
}

export interface Plan {
  days: PlannedDay[];
  /** Sum of interest after diversity; comparable between plans of one problem only. */
  score: number;
  cost: number;
  leftOut: LeftOut[];
  /** Must-see places that cannot be placed, each with its reason. */
  refused: LeftOut[];
  stopsByClass: Record<HoursClass, number>;
}

/** One broken rule. `rule` is the number in docs/planner.md. */
export interface Violation {
  rule: 1 | 2 | 3 | 4 | 5 | 6 | 7 | 8 | 9 | 10 | 11 | 12 | 13;
  day: number | null;
  stop: number | null;
  message: string;
}
