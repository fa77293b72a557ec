import { INTERESTS, type Interest, type Wish } from '#features/trips/contract/trip.ts';
import type { Candidate, Caps, Comfort, DayFrame, FixedStop, LegTable, MealRule, Pace } from '#planner/model.ts';
import { USUAL_MEALS } from '#planner/usual-meals.ts';
import type { PlanningSettings } from '#regions/planning-schema.ts';
import type { RegionSettings } from '#regions/region-schema.ts';
import { minuteOf } from './day-times.rules.ts';
import { FOR_CHILDREN, namesNoInterest } from './interest.rules.ts';

type PaceRules = Pick<Caps, 'stopsPerDay' | 'buffer'> &
  Pick<Comfort, 'driveCost' | 'travelCost' | 'carCost' | 'overCost' | 'idleCost'>;

const PACES: Record<Pace, PaceRules> = {
  calm: { stopsPerDay: 4, buffer: 15, driveCost: 12, travelCost: 4, carCost: 300, overCost: 80, idleCost: 1.5 },
  balanced: { stopsPerDay: 6, buffer: 10, driveCost: 16, travelCost: 3, carCost: 1000, overCost: 10, idleCost: 2 },
  full: { stopsPerDay: 9, buffer: 5, driveCost: 9, travelCost: 2, carCost: 300, overCost: 5, idleCost: 2 },
};

/** The minutes of each leg are rounded up. Therefore the limit in metres is lower than the minutes would allow. */
const ROUNDING = 0.9;

export type PaceSettings = Pick<RegionSettings, 'planning' | 'travel'>;

export function paceCaps(pace: Pace, { planning, travel }: PaceSettings): Caps {
  const { stopsPerDay, buffer } = PACES[pace];
  const { drive, walk } = planning.pace[pace];
  const walkMetresPerDay = Math.round(walk * travel.walk_metres_per_minute * ROUNDING);
  return { stopsPerDay, walkMetresPerDay, driveMinutesPerDay: drive, buffer };
}

const TOPIC_VISITS = 2;
const OUTINGS = new Set<Interest>(['beach', 'nature']);

export function comfortFor({ pace, interests, party, needs }: Wish, { planning }: PaceSettings): Comfort {
  const { travelCost, overCost, idleCost } = PACES[pace];
  // A wish without interests wants to see the region, so its drives cost as little as on a full day.
  const { driveCost, carCost } = namesNoInterest({ interests }) ? PACES.full : PACES[pace];
  const once = INTERESTS.filter((interest) => interests[interest] === 2);
  const wished = INTERESTS.filter((interest) => interests[interest] === 3);
  const daily = wished.map((topic): Comfort['daily'][number] => ({
    topic,
    visits: OUTINGS.has(topic) ? 1 : TOPIC_VISITS,
  }));
  if (party.children > 0 || needs.includes('children')) daily.push({ topic: FOR_CHILDREN, visits: 1 });
  const { drive: rideMost, drive_usual: driveAim } = planning.pace[pace];
  return {
    driveCost,
    travelCost,
    carCost,
    idleCost,
    once,
    driveAim,
    rideMost,
    overCost,
    mealDetour: MEAL_DETOUR,
    daily,
  };
}

/** Minutes. */
const MEAL_DETOUR = 10;
const CALM_DAY = 510;
/** Minutes after midnight. */
const CHILDREN_HOME = 1140;
/** If travellers come home later than this time, the day includes dinner. */
const HOME_WITHOUT_DINNER = 1170;
const WHEELCHAIR_STOPS = 4;
const LUNCH: MealRule = { meal: 'lunch', window: { open: 720, close: 885 }, minutes: 60 };
const CHILDREN_LUNCH: MealRule = { meal: 'lunch', window: { open: 720, close: 840 }, minutes: 60 };

export function backBy(
  { earliest, latest, pace, party, needs }: Wish,
  { home_by: homeBy }: PlanningSettings,
  fixed: FixedStop[],
  d: number,
): { backBy?: number } {
  if (fixed.some(({ day }) => day === d)) return {};
  const homes = [latest];
  if (pace === 'calm' && latest < DINNER.window.close) homes.push(earliest + CALM_DAY);
  if (party.children > 0 || needs.includes('children')) homes.push(CHILDREN_HOME);
  if (latest < DINNER.window.close) {
    homes.push(HOME_WITHOUT_DINNER);
    if (homeBy !== undefined) homes.push(minuteOf(homeBy));
  }
  const by = Math.min(...homes);
  return by < latest ? { backBy: by } : {};
}

/** A day is full with this share of its hours. The rest is for waiting, shops and coffee. */
const FULL_SHARE = 0.85;
/** Minutes after midnight. The planner fills no evening. */
const EVENING = 1050;

export function fullMinutes({ earliest, latest, backBy: home = latest }: Omit<DayFrame, 'fullMinutes'>): number {
  return Math.round(FULL_SHARE * Math.max(0, Math.min(home, EVENING) - earliest));
}

const DINNER = USUAL_MEALS.find(({ meal }) => meal === 'dinner')!;

export function mealsOf({ party, needs }: Wish): MealRule[] {
  const withChildren = party.children > 0 || needs.includes('children');
  return withChildren ? [CHILDREN_LUNCH] : [LUNCH, DINNER];
}

/** Minutes of driving to stops on the way to the next lodging. */
const ON_THE_WAY = 30;

export function capsFor(
  wish: Wish,
  draft: { candidates: Candidate[]; fixed: FixedStop[] },
  days: readonly DayFrame[],
  legs: LegTable,
  settings: PaceSettings,
): Caps {
  const { needs, pace } = wish;
  const caps = paceCaps(pace, settings);
  if (needs.includes('low_effort')) caps.walkMetresPerDay = Math.round(caps.walkMetresPerDay / 2);
  if (needs.includes('step_free')) {
    caps.walkMetresPerDay = Math.round(caps.walkMetresPerDay * 0.4);
    caps.stopsPerDay = Math.min(caps.stopsPerDay, WHEELCHAIR_STOPS);
  }
  for (const { start, end } of days) {
    const move = start === end ? 0 : driven(legs, start, end);
    if (move > 0) caps.driveMinutesPerDay = Math.max(caps.driveMinutesPerDay, move + ON_THE_WAY);
  }
  for (const [node, { id }] of draft.candidates.entries()) {
    if (!wish.must.includes(id) && !draft.fixed.some(({ place }) => place === id)) continue;
    const drive = Math.min(...days.map(({ start, end }) => driven(legs, start, node) + driven(legs, node, end)));
    caps.driveMinutesPerDay = Math.max(caps.driveMinutesPerDay, drive);
  }
  const promised = settings.planning.pace[pace].drive;
  return caps.driveMinutesPerDay > promised ? { ...caps, paceDriveMinutes: promised } : caps;
}

function driven({ modes, mode, minutes, size }: LegTable, from: number, to: number): number {
  const cell = from * size + to;
  return modes[mode[cell]!] === 'drive' ? Math.max(0, minutes[cell]!) : 0;
}

/**
 * Minutes of travel from the lodging. If enough places of a category are within `BESIDE`, places beyond `FAR` lose
 * their interest.
 */
const BESIDE = 15;
const FAR = 20;
/** Minutes. Places beyond this limit do not count as an outing for children. */
const FAR_FOR_CHILDREN = 30;
/** Categories whose places are interchangeable, such as beaches. */
const ALIKE = new Set(['beach']);

export function besideLodging(places: Candidate[], days: DayFrame[], { minutes, size }: LegTable): Candidate[] {
  const starts = new Set(days.map(({ start }) => start));
  // Minutes from the nearest lodging, or -1 if no lodging can be reached.
  const away = (node: number) => {
    const known = [...starts].map((start) => minutes[start * size + node]!).filter((minute) => minute >= 0);
    return known.length > 0 ? Math.min(...known) : -1;
  };
  const isBeside = (node: number) => away(node) >= 0 && away(node) <= BESIDE;
  const enough = new Set(
    [...ALIKE].filter(
      (kind) =>
        places.filter((place, node) => place.kind === kind && isBeside(node)).length >= Math.min(2, days.length),
    ),
  );
  return places.map((place, node) => {
    if (enough.has(place.kind) && away(node) > FAR) return { ...place, interest: 0 };
    if (!place.topics?.includes(FOR_CHILDREN) || away(node) <= FAR_FOR_CHILDREN) return place;
    return { ...place, topics: place.topics.filter((topic) => topic !== FOR_CHILDREN) };
  });
}
