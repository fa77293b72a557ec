/**
 * The planner's data model. Everything is plain data, so that a problem can be sent to a worker, a browser or a test unchanged.
 * Time is integer minutes since local midnight of the day; a value above 1440 is past midnight. Distances are metres. Money is minor units
 * for the whole party in the problem's one currency.
 */

export type Minute = number;

/**
 * `known`: published hours with a source. `open_space`: no gate. `assumed`: a window by category, labelled as assumed and never shown as
 * verified.
 */
export type HoursClass = 'known' | 'open_space' | 'assumed';

/** One stretch in which a visit may happen. The visit must start by `lastEntry` (default `close`) and be over by `close`. */
export interface TimeWindow {
  open: Minute;
  close: Minute;
  lastEntry?: Minute;
}

export type Need = 'step_free' | 'children' | 'low_effort' | 'shade' | 'low_altitude';

/** A place in a planning problem. `windows[d]` are the stretches of day `d` of the problem; empty means closed that day. */
export interface Candidate {
  id: string;
  /** Category, for diversity: interest diminishes with more places of the same kind. */
  kind: string;
  /** Interest for this party, an integer. 0 means not worth a detour. */
  interest: number;
  visit: { minimum: Minute; typical: Minute; maximum: Minute };
  hoursClass: HoursClass;
  windows: TimeWindow[][];
  /** Admission for the whole party in minor units; null when no fee is known. */
  cost: number | null;
  /** Needs that this place is known to meet or fail. An absent need is unknown. */
  needs: Partial<Record<Need, boolean>>;
  /** A known eating place, which may serve as a meal. */
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

/** A stop that cannot move: booked, or locked by the traveller. */
export interface FixedStop {
  place: string;
  day: number;
  arrive: Minute;
  minutes: Minute;
  reason: 'locked' | 'booked';
  /** Meals eaten during the stop. They are not planned again that day. */
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
  /** Ids of must-see places. A plan without one of them must give the reason. */
  must: string[];
  avoid: string[];
  fixed: FixedStop[];
  meals: MealRule[];
  caps: Caps;
  party: { adults: number; children: number; seniors: number };
  currency: string;
  budget: number | null;
  needs: Need[];
  /** Only places with known hours or without a gate. */
  knownHoursOnly: boolean;
}

export interface PlannedStop {
  /** Null: a meal slot without a place (the region has no eating place with facts there). */
  place: string | null;
  meal?: 'lunch' | 'dinner';
  arrive: Minute;
  /** Begin of the visit, after waiting for the opening. */
  begin: Minute;
  end: Minute;
  hoursClass: HoursClass | null;
  /** The window that contains the visit; null for a meal without a place. */
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

/** Why a place is not in the plan. The solver finds it by forcing the place in and solving again. */
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
