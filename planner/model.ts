/**
 * Plain data, so that a worker can receive a problem. Times are minutes since local midnight, distances are metres, and
 * amounts are minor units for the whole party.
 */

export type Minute = number;

/** `open_space` has no gate. `assumed` means the usual hours of the category. */
export type HoursClass = 'known' | 'open_space' | 'assumed';

/** The visit must begin by `lastEntry` (default `close`) and end by `close`. */
export interface TimeWindow {
  open: Minute;
  close: Minute;
  lastEntry?: Minute;
}

export type Need = 'step_free' | 'children' | 'low_effort' | 'shade' | 'low_altitude';

/** `windows[d]` are the opening times on day `d`. An empty list means closed. */
export interface Candidate {
  id: string;
  kind: string;
  /** Integer. 0 means not worth a detour. */
  interest: number;
  visit: { minimum: Minute; typical: Minute; maximum: Minute };
  hoursClass: HoursClass;
  windows: TimeWindow[][];
  /** Parts of `windows` with shade and light. Only the planner keeps to these parts. */
  suits?: TimeWindow[][];
  /**
   * Indices of days that are public holidays about which the known hours say nothing. On these days the hours are
   * assumed.
   */
  assumedDays?: number[];
  /** Minor units for the whole party. Null if no fee is known. */
  cost: number | null;
  /** An absent need is unknown. */
  needs: Partial<Record<Need, boolean>>;
  /** `true` if a visit can serve as a meal. */
  eating?: boolean;
  topics?: string[];
  /** Places with the same ticket are visited on one day, and the ticket is paid once. */
  ticket?: string;
}

export type LegMode = 'walk' | 'drive' | 'train' | 'boat';
/** Sources of a travel time. The best source is the first. */
export type LegBasis = 'road_graph' | 'official' | 'estimate';

/**
 * Node `i` is `places[i]`, and later nodes are anchors (lodging, start, end). Arrays are row-major. If no way exists,
 * `minutes` is -1.
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
  /** Each node is an anchor or a place. */
  start: number;
  end: number;
  earliest: Minute;
  latest: Minute;
  /** Meals that the traveller does not want on this day. */
  skippedMeals?: MealRule['meal'][];
  /** Minutes of visits, meals and ways with which the day is full. Absent if an empty day is as good. */
  fullMinutes?: Minute;
  /** The planner brings the traveller back by this time if it can. Absent if `latest` is soon enough. */
  backBy?: Minute;
}

export interface MealRule {
  meal: 'lunch' | 'dinner';
  /** The meal starts and ends inside this window. */
  window: TimeWindow;
  minutes: Minute;
}

/** The planner must not move a fixed stop. */
export interface FixedStop {
  place: string;
  day: number;
  arrive: Minute;
  minutes: Minute;
  reason: 'locked' | 'booked';
  /** Meals that the stop includes. The planner does not add them on this day. */
  meals?: MealRule['meal'][];
}

export type Pace = 'calm' | 'balanced' | 'full';

export interface Caps {
  stopsPerDay: number;
  walkMetresPerDay: number;
  driveMinutesPerDay: number;
  /** Minutes of driving that the pace promises. Absent unless the traveller's own places need more. */
  paceDriveMinutes?: Minute;
  /** Minutes of pause after each leg. */
  buffer: Minute;
}

/** Costs that are subtracted from the interest of a plan. */
export interface Comfort {
  /** Interest that a minute of driving costs. */
  driveCost: number;
  /** Interest that a minute of any way costs. */
  travelCost: number;
  /** Interest that the first drive of a day costs. */
  carCost: number;
  /** Minutes. Every further minute of driving on a day costs `overCost` more. */
  driveAim: Minute;
  overCost: number;
  /** Minutes by car and train per day. Only places that the traveller asked for may need more. */
  rideMost: Minute;
  /** Minutes by car and train on the whole trip that a local needs for it. Undefined if they are unknown. */
  tripRide?: Minute;
  /** Minutes. A longer detour to a meal is planned only if nothing else is possible. */
  mealDetour: Minute;
  /** Interest that a minute of a day without visit, meal or way costs, below the day's `fullMinutes`. */
  idleCost: number;
  /** Topics that each day should have, with the number of visits. */
  daily: { topic: string; visits: number }[];
  /** Topics that the trip should have at least once. */
  once: string[];
}

export interface Problem {
  days: DayFrame[];
  places: Candidate[];
  anchors: number;
  legs: LegTable;
  /** A plan contains each must-see place or gives the reason in `refused`. */
  must: string[];
  avoid: string[];
  fixed: FixedStop[];
  meals: MealRule[];
  caps: Caps;
  party: { adults: number; children: number; seniors: number };
  currency: string;
  budget: number | null;
  needs: Need[];
  /** `true` excludes places with assumed hours. */
  knownHoursOnly: boolean;
  /** If it is absent, the score is the interest alone. */
  comfort?: Comfort;
}

export interface PlannedStop {
  /** Null for a meal without a place. */
  place: string | null;
  meal?: 'lunch' | 'dinner';
  arrive: Minute;
  /** Begin of the visit, after any wait for the opening. */
  begin: Minute;
  end: Minute;
  hoursClass: HoursClass | null;
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
  /** The list includes the legs from the start and to the end. A day without stops has no legs. */
  legs: PlannedLeg[];
}

export type LeftOutReason =
  | { code: 'closed_those_days' }
  | { code: 'hours_unknown' }
  | { code: 'does_not_fit_before_closing' }
  | { code: 'too_far'; minutes: Minute }
  | { code: 'over_budget'; cost: number }
  | { code: 'need_not_met'; need: Need }
  /** Other stops take the time. The place alone fits into a day. */
  | { code: 'no_time_left' }
  /** The place fits beside the other stops and adds these minutes of travel. */
  | { code: 'more_travel'; minutes: Minute }
  /** `like` are visited places of the same kind. */
  | { code: 'already_similar'; like: string[] }
  /**
   * Places that would leave the plan. The list is empty if the place fits beside the others, with more travel or less
   * rest.
   */
  | { code: 'would_cost'; places: string[] }
  | { code: 'avoided' };

export interface LeftOut {
  place: string;
  reason: LeftOutReason;
}

export interface Plan {
  days: PlannedDay[];
  /** Only scores of plans for the same problem can be compared. */
  score: number;
  cost: number;
  leftOut: LeftOut[];
  /** Missing must-see places and missing fixed stops. */
  refused: LeftOut[];
  stopsByClass: Record<HoursClass, number>;
}

/** `rule` is the number in docs/planner.md. */
export interface Violation {
  rule: 1 | 2 | 3 | 4 | 5 | 6 | 7 | 8 | 9 | 10 | 11 | 12 | 13;
  day: number | null;
  stop: number | null;
  message: string;
  /** The meal that is missing, or whose hours, length or place are wrong. */
  meal?: MealRule['meal'];
}
