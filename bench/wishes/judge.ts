import type { LegMode, Minute, Plan, PlannedStop, Problem } from '#planner/model.ts';
import { metresBetween } from '#planner/roads/ways.ts';
import type { Requirement } from './wish-files.ts';

/** A plan, with the data that the requirements of bench/wishes/README.md need. Places are ids. */
export interface JudgedPlan {
  problem: Problem;
  plan: Plan;
  /** Degrees, in the order of the nodes of the travel-time table. */
  positions: readonly { lon: number; lat: number }[];
  idOf(key: string): string | undefined;
  nameOf(id: string | null): string;
  countsFor(interest: string): ReadonlySet<string>;
  /** Places that lie inside each other have the same unit and count as one. */
  unitOf(id: string): string;
  /** Minutes of driving of the region's own itinerary, or null without an itinerary. */
  itineraryDriving: number | null;
}

interface Visit extends PlannedStop {
  place: string;
  day: number;
}

type Kind = Requirement['kind'];
type Of<K extends Kind> = Extract<Requirement, { kind: K }>;

export function unmet(requirements: readonly Requirement[], plan: JudgedPlan): Requirement[] {
  return requirements.filter((one) => !isMet(one, plan));
}

function isMet<K extends Kind>(requirement: Of<K>, plan: JudgedPlan): boolean {
  return (RULES[requirement.kind] as (one: Of<K>, plan: JudgedPlan) => boolean)(requirement, plan);
}

const RULES: { [K in Kind]: (one: Of<K>, plan: JudgedPlan) => boolean } = {
  drivingPerDayAtMost: ({ minutes, median }, judged) => {
    const days = minutesByDay(judged.plan, 'drive');
    return Math.max(...days) <= minutes && (median === undefined || medianOf(days) <= median);
  },
  drivingNoMoreThanItinerary: ({ slack = 0 }, { plan, itineraryDriving }) =>
    itineraryDriving !== null && sum(minutesByDay(plan, 'drive')) <= itineraryDriving + slack,
  walkingPerDayAtMost: ({ minutes }, { plan }) => Math.max(...minutesByDay(plan, 'walk')) <= minutes,
  walksShortWays: ({ metres }, { plan, problem }) =>
    problem.needs.some((need) => need === 'step_free' || need === 'low_effort') ||
    plan.days.every(({ legs }) => legs.every((leg) => leg.mode !== 'drive' || leg.metres >= metres)),
  endsBy: ({ time, days }, { plan }) =>
    plan.days.every((day, d) => !onDay(d, days) || day.stops.length === 0 || day.back <= minuteOf(time)),
  interestWithin: ({ interest, minutes }, judged) =>
    visitsOf(judged).every(({ place, day }) => {
      const { problem } = judged;
      const node = problem.places.findIndex(({ id }) => id === place);
      const away = problem.legs.minutes[problem.days[day]!.start * problem.legs.size + node]!;
      return !judged.countsFor(interest).has(place) || (away >= 0 && away <= minutes);
    }),
  visits: ({ places, atLeast, days }, judged) => {
    const wanted = idsOf(places, judged);
    return (
      units(
        visitsOf(judged).filter((visit) => wanted.has(visit.place) && onDay(visit.day, days)),
        judged,
      ) >= atLeast
    );
  },
  visitsAtMost: ({ places, atMost }, judged) => units(visitsAt(places, judged), judged) <= atMost,
  lastsUntil: ({ time, days }, { plan }) => plan.days.every((day, d) => !onDay(d, days) || day.back >= minuteOf(time)),
  never: ({ places }, judged) => !stopsAt(places, judged).length,
  notOnDays: ({ places, days }, judged) => !stopsAt(places, judged).some(({ day }) => days.includes(day + 1)),
  visitsOfInterest: ({ interest, atLeast }, judged) =>
    units(
      placedOf(judged).filter(({ place }) => judged.countsFor(interest).has(place)),
      judged,
    ) >= atLeast,
  interestEveryDay: ({ interest, exceptDays = [] }, judged) => everyDay(judged.countsFor(interest), exceptDays, judged),
  everyDay: ({ places, exceptDays = [] }, judged) => everyDay(idsOf(places, judged), exceptDays, judged),
  sameDay: ({ places }, judged) => new Set(stopsAt(places, judged).map(({ day }) => day)).size <= 1,
  countedOnce: ({ places }, judged) => new Set(stopsAt(places, judged).map(({ day }) => day)).size <= 1,
  before: ({ places, than }, judged) => {
    const [first] = stopsAt(places, judged);
    const [other] = stopsAt(than, judged);
    return !first || !other || first.day < other.day || (first.day === other.day && first.begin < other.begin);
  },
  visitAtMost: ({ minutes, exceptPlaces = [] }, judged) => {
    const except = idsOf(exceptPlaces, judged);
    return visitsOf(judged).every(({ place, begin, end }) => except.has(place) || end - begin <= minutes);
  },
  visitAtLeast: ({ places, minutes }, judged) =>
    visitsAt(places, judged).every(({ begin, end }) => end - begin >= minutes),
  onlyBetween: ({ places, from, to }, judged) =>
    visitsAt(places, judged).every(({ begin, end }) => begin >= minuteOf(from) && end <= minuteOf(to)),
  notBetween: ({ places, from, to }, judged) =>
    visitsAt(places, judged).every(({ begin, end }) => end <= minuteOf(from) || begin >= minuteOf(to)),
  stopsPerDay: ({ atLeast = 0, atMost = Number.POSITIVE_INFINITY, days }, judged) =>
    judged.plan.days.every(({ stops }, d) => {
      const count = stops.filter(({ meal }) => meal === undefined).length;
      return !onDay(d, days) || (count >= atLeast && count <= atMost);
    }),
  entriesAtMost: ({ amount }, { plan }) => plan.cost <= amount,
  lunchEveryDay: ({ from, to }, { plan }) =>
    plan.days.every(({ stops }) =>
      stops.some(({ meal, begin }) => meal === 'lunch' && begin >= minuteOf(from) && begin <= minuteOf(to)),
    ),
  lunchDetourAtMost: ({ minutes }, judged) => lunchDetours(judged).every((detour) => detour <= minutes),
  lunchAt: ({ places, atLeast }, judged) => {
    const tables = idsOf(places, judged);
    const days = judged.plan.days.filter(({ stops }) =>
      stops.some(({ meal, place }) => meal === 'lunch' && place !== null && tables.has(place)),
    );
    return days.length >= atLeast;
  },
  dinnerNearLodging: ({ metres, after }, { plan, problem, positions }) =>
    plan.days.every(({ stops, back }, d) => {
      const dinners = stops.filter(({ meal }) => meal === 'dinner');
      const lodging = positions[problem.days[d]!.end]!;
      const isNear = dinners.every(({ place }) => {
        const node = problem.places.findIndex(({ id }) => id === place);
        return node < 0 || metresBetween(positions[node]!, lodging) <= metres;
      });
      return isNear && (stops.length === 0 || back <= minuteOf(after) || dinners.length > 0);
    }),
};

export function minutesByDay({ days }: Plan, mode: LegMode): Minute[] {
  return days.map(({ legs }) => sum(legs.filter((leg) => leg.mode === mode).map(({ minutes }) => minutes)));
}

export function lunchDetours({
  plan,
  problem: { days, legs, places },
}: Pick<JudgedPlan, 'plan' | 'problem'>): Minute[] {
  const between = (from: number, to: number) => (from === to ? 0 : legs.minutes[from * legs.size + to]!);
  return plan.days.flatMap(({ stops }, d) =>
    stops.flatMap(({ meal, place }, s) => {
      if (meal !== 'lunch' || place === null) return [];
      const node = (id: string) => places.findIndex((other) => other.id === id);
      const before = stops.slice(0, s).findLast((stop) => stop.place !== null);
      const next = stops.slice(s + 1).find((stop) => stop.place !== null);
      const from = before ? node(before.place!) : days[d]!.start;
      const to = next ? node(next.place!) : days[d]!.end;
      return [between(from, node(place)) + between(node(place), to) - between(from, to)];
    }),
  );
}

export function medianOf(numbers: readonly number[]): number {
  const sorted = [...numbers].sort((a, b) => a - b);
  const middle = sorted.length >> 1;
  return sorted.length % 2 === 1 ? sorted[middle]! : (sorted[middle - 1]! + sorted[middle]!) / 2;
}

function everyDay(wanted: ReadonlySet<string>, exceptDays: number[], judged: JudgedPlan): boolean {
  const days = new Set(placedOf(judged).flatMap(({ place, day }) => (wanted.has(place) ? [day] : [])));
  return judged.plan.days.every((_, d) => exceptDays.includes(d + 1) || days.has(d));
}

function placedOf({ plan }: JudgedPlan): Visit[] {
  return plan.days.flatMap(({ stops }, day) =>
    stops.flatMap((stop) => (stop.place === null ? [] : [{ ...stop, place: stop.place, day }])),
  );
}

function visitsOf(judged: JudgedPlan): Visit[] {
  return placedOf(judged).filter(({ meal }) => meal === undefined);
}

function stopsAt(keys: string[], judged: JudgedPlan): Visit[] {
  const wanted = idsOf(keys, judged);
  return placedOf(judged).filter(({ place }) => wanted.has(place));
}

function visitsAt(keys: string[], judged: JudgedPlan): Visit[] {
  const wanted = idsOf(keys, judged);
  return visitsOf(judged).filter(({ place }) => wanted.has(place));
}

function idsOf(keys: readonly string[], { idOf }: JudgedPlan): Set<string> {
  return new Set(keys.flatMap((key) => idOf(key) ?? []));
}

function units(visits: Visit[], { unitOf }: JudgedPlan): number {
  return new Set(visits.map(({ place }) => unitOf(place))).size;
}

function onDay(day: number, days: number[] | undefined): boolean {
  return days === undefined || days.includes(day + 1);
}

function minuteOf(clock: string): Minute {
  const [hours, minutes] = clock.split(':').map(Number);
  return hours! * 60 + minutes!;
}

function sum(numbers: readonly number[]): number {
  return numbers.reduce((total, one) => total + one, 0);
}
