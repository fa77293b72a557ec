import type { Wish } from '#features/trips/contract/trip.ts';
import type { Candidate, Caps, Comfort, DayFrame, FixedStop, LegTable, MealRule, Pace } from '#planner/model.ts';
import { USUAL_MEALS } from '#planner/usual-meals.ts';

export const CAPS: Record<Pace, Caps> = {
  calm: { stopsPerDay: 4, walkMetresPerDay: 3000, driveMinutesPerDay: 110, buffer: 15 },
  balanced: { stopsPerDay: 6, walkMetresPerDay: 5100, driveMinutesPerDay: 120, buffer: 10 },
  full: { stopsPerDay: 9, walkMetresPerDay: 8400, driveMinutesPerDay: 180, buffer: 5 },
};

/** Interest that a minute of driving costs, and the minutes above which it costs `overCost` more. */
export const DRIVING: Record<Pace, Pick<Comfort, 'driveCost' | 'travelCost' | 'carCost' | 'driveAim' | 'overCost'>> = {
  calm: { driveCost: 12, travelCost: 4, carCost: 300, driveAim: 70, overCost: 40 },
  balanced: { driveCost: 8, travelCost: 3, carCost: 1000, driveAim: 90, overCost: 10 },
  full: { driveCost: 5, travelCost: 2, carCost: 300, driveAim: 140, overCost: 5 },
};

/** Minutes. */
export const MEAL_DETOUR = 10;
const CALM_DAY = 510;
/** Minutes after midnight. */
const CHILDREN_HOME = 1140;
/** Travellers who come home later have dinner. */
const HOME_WITHOUT_DINNER = 1170;
const WHEELCHAIR_STOPS = 4;
const LUNCH: MealRule = { meal: 'lunch', window: { open: 720, close: 885 }, minutes: 60 };
const CHILDREN_LUNCH: MealRule = { meal: 'lunch', window: { open: 720, close: 840 }, minutes: 60 };

/** A day with a fixed stop may end as late as the traveller said. */
export function backBy(
  { earliest, latest, pace, party, needs }: Wish,
  fixed: FixedStop[],
  d: number,
): { backBy?: number } {
  if (fixed.some(({ day }) => day === d)) return {};
  const homes = [latest];
  // A day that is long enough for dinner ends after it.
  if (pace === 'calm' && latest < DINNER.window.close) homes.push(earliest + CALM_DAY);
  if (party.children > 0 || needs.includes('children')) homes.push(CHILDREN_HOME);
  if (latest < DINNER.window.close) homes.push(HOME_WITHOUT_DINNER);
  const by = Math.min(...homes);
  return by < latest ? { backBy: by } : {};
}

const DINNER = USUAL_MEALS.find(({ meal }) => meal === 'dinner')!;

export function mealsOf({ party, needs }: Wish): MealRule[] {
  const withChildren = party.children > 0 || needs.includes('children');
  return withChildren ? [CHILDREN_LUNCH] : [LUNCH, DINNER];
}

/** Minutes of driving to stops on the way to the next lodging. */
const ON_THE_WAY = 30;

/** Required places and the way to the next lodging may need more driving than the pace promises. */
export function capsFor(
  wish: Wish,
  draft: { candidates: Candidate[]; fixed: FixedStop[] },
  days: readonly DayFrame[],
  legs: LegTable,
): Caps {
  const { needs, pace } = wish;
  const caps = { ...CAPS[pace] };
  if (needs.includes('low_effort')) caps.walkMetresPerDay /= 2;
  if (needs.includes('step_free')) {
    caps.walkMetresPerDay *= 0.4;
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
  return caps;
}

function driven({ modes, mode, minutes, size }: LegTable, from: number, to: number): number {
  const cell = from * size + to;
  return modes[mode[cell]!] === 'drive' ? Math.max(0, minutes[cell]!) : 0;
}

/** Minutes from the lodging. Kinds of places beside the lodging are not visited farther away. */
const BESIDE = 20;
/** Kinds of places of which one is as good as another. */
const ALIKE = new Set(['beach']);

export function besideLodging(places: Candidate[], days: DayFrame[], { minutes, size }: LegTable): Candidate[] {
  const starts = new Set(days.map(({ start }) => start));
  const isBeside = (node: number) =>
    [...starts].some((start) => minutes[start * size + node]! >= 0 && minutes[start * size + node]! <= BESIDE);
  const enough = new Set(
    [...ALIKE].filter(
      (kind) =>
        places.filter((place, node) => place.kind === kind && isBeside(node)).length >= Math.min(3, days.length),
    ),
  );
  return places.map((place, node) => (enough.has(place.kind) && !isBeside(node) ? { ...place, interest: 0 } : place));
}
