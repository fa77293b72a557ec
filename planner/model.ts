/**
 * Every type of the planner is plain data, so that a problem can be sent to a worker or a browser. Times are integer
 * minutes since local midnight of the day; a value above 1440 is past midnight. Distances are metres. Amounts of money
 * are minor units of the problem's currency, for the whole party.
 */

export type Minute = number;

/**
 * `known`: published hours with a source. `open_space`: a place without a gate. `assumed`: usual hours of the place's
 * category, which screens label as assumed.
 */
export type HoursClass = 'known' | 'open_space' | 'assumed';

/** The visit must begin by `lastEntry` (default `close`) and end by `close`. */
export interface TimeWindow {
  open: Minute;
  close: Minute;
  lastEntry?: Minute;
}

export type Need = 'step_free' | 'children' | 'low_effort' | 'shade' | 'low_altitude';

/** `windows[d]` lists the opening times on day `d` of the problem; empty means closed on this day. */
export interface Candidate {
  id: string;
  /** Category of the place. Further places of the same kind add less interest to a plan. */
  kind: string;
  /** Interest for the travellers, an integer. 0 means not worth a detour. */
  interest: number;
  visit: { minimum: Minute; typical: Minute; maximum: Minute };
  hoursClass: HoursClass;
  windows: TimeWindow[][];
  /** Admission for the whole party in minor units; null when no fee is known. */
  cost: number | null;
  /** `true` for a need that the place meets, `false` for a need that the place fails. An absent need is unknown. */
  needs: Partial<Record<Need, boolean>>;
  /** `true` if a visit to the place can serve as a meal. */
  eating?: boolean;
}

export type LegMode = 'walk' | 'drive' | 'train' | 'boat';
/** Source of a travel time, best first. */
export type LegBasis = 'road_graph' | 'official' | 'estimate';

/**
 * Node `i` is `places[i]`. After the places come the anchors (lodging, start, end). All number arrays are row-major
 * `size × size`. `minutes` is -1 if no way connects the two nodes.
 */
export interface LegTable {
  size: number;
  minutes: number[] | Int32Array;
  metres: number[] | Int32Array;
  mode: number[] | Uint8Array;
  modes: LegMode[];
  basis: number[] | Uint8Array;
  bases: LegBasis[];
}

export interface DayFrame {
  /** ISO date, local. */
  date: string;
  /** Nodes where the day starts and ends. Each is an anchor or a place. */
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

/** A booked stop, or a stop that the traveller locked. The planner must not move the stop. */
export interface FixedStop {
  place: string;
  day: number;
  arrive: Minute;
  minutes: Minute;
  reason: 'locked' | 'booked';
  /** Meals eaten during the stop. On this day the planner adds no further lunch or dinner for these meals. */
  meals?: MealRule['meal'][];
}

export type Pace = 'calm' | 'balanced' | 'full';

export interface Caps {
  stopsPerDay: number;
  walkMetresPerDay: number;
  driveMinutesPerDay: number;
  /** Minutes of pause after each leg. */
  buffer: Minute;
}

export interface Problem {
  days: DayFrame[];
  places: Candidate[];
  /** Number of anchors in the leg table. */
  anchors: number;
  legs: LegTable;
  /** Ids of must-see places. A plan must contain each must-see place or give the reason in `refused`. */
  must: string[];
  avoid: string[];
  fixed: FixedStop[];
  meals: MealRule[];
  caps: Caps;
  party: { adults: number; children: number; seniors: number };
  currency: string;
  budget: number | null;
  needs: Need[];
  /** If `true`, places whose hours are only assumed are excluded. */
  knownHoursOnly: boolean;
}

export interface PlannedStop {
  /** Place id. Null for a meal without a place, planned where no suitable eating place is known. */
  place: string | null;
  meal?: 'lunch' | 'dinner';
  arrive: Minute;
  /** Begin of the visit, after any wait for the opening. */
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
  /**
   * Legs from the start to the first stop, between the stops, and from the last stop to the end. A day without stops
   * has no legs.
   */
  legs: PlannedLeg[];
}

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
  /**
   * Sum of interest, with the discount for places of the same kind. Comparable only between plans of the same problem.
   */
  score: number;
  cost: number;
  leftOut: LeftOut[];
  /** Must-see places and fixed stops that are not in the plan, each with its reason. */
  refused: LeftOut[];
  stopsByClass: Record<HoursClass, number>;
}

/** `rule` is the number in docs/planner.md. */
export interface Violation {
  rule: 1 | 2 | 3 | 4 | 5 | 6 | 7 | 8 | 9 | 10 | 11 | 12 | 13;
  day: number | null;
  stop: number | null;
  message: string;
}
