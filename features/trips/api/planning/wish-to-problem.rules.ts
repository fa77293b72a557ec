import type { ClosureNotice } from '#features/closures/contract/closure.ts';
import type { PlanningPlace } from '#features/places/api/public.ts';
import type { Category } from '#features/places/contract/place.ts';
import type { Wish } from '#features/trips/contract/trip.ts';
import { dayFromIso, isoFromDay } from '#planner/hours/calendar.ts';
import type { HolidayTable } from '#planner/hours/holidays.ts';
import type { Candidate, Caps, DayFrame, FixedStop, LegTable, Need, Pace, Problem } from '#planner/model.ts';
import { USUAL_MEALS } from '#planner/usual-meals.ts';
import { interestFor } from './interest.rules.ts';
import { hoursReader, type PlaceHours, shutOn } from './place-windows.rules.ts';

export const CAPS: Record<Pace, Caps> = {
  calm: { stopsPerDay: 4, walkMetresPerDay: 5000, driveMinutesPerDay: 180, buffer: 15 },
  balanced: { stopsPerDay: 6, walkMetresPerDay: 8000, driveMinutesPerDay: 240, buffer: 10 },
  full: { stopsPerDay: 9, walkMetresPerDay: 12_000, driveMinutesPerDay: 330, buffer: 5 },
};

/** Minutes. */
const USUAL_VISIT: Partial<Record<Category, number>> = {
  archaeological_site: 60,
  beach: 90,
  nature: 60,
  town: 60,
  food: 60,
  activity: 90,
};

/** More candidates would delay the first plan. */
const MOST_SIGHTS = 120;
const MOST_EATING = 30;

export interface FixedPoint {
  name: string;
  lon: number;
  lat: number;
}

export interface WishInput {
  wish: Wish;
  places: PlanningPlace[];
  fixed: FixedStop[];
  /** Positions of fixed stops outside of the region's places, keyed by the stop's `place`. */
  points: ReadonlyMap<string, FixedPoint>;
  holidays: HolidayTable;
  /** Closures on the wish's days, keyed by place id. */
  closed: ReadonlyMap<string, readonly ClosureNotice[]>;
  currency: string;
}

export interface DraftProblem {
  candidates: Candidate[];
  /** In the order of `candidates`. */
  places: PlanningPlace[];
  fixed: FixedStop[];
}

export function chooseCandidates({ wish, places, fixed, points, holidays, closed }: WishInput): DraftProblem {
  const firstDay = dayFromIso(wish.startDate);
  const days = Array.from({ length: wish.days }, (_, d) => firstDay + d);
  const asked = new Set([...wish.must, ...fixed.map((stop) => stop.place)]);
  const readDays = hoursReader(days, holidays);
  const rated = places.map((place) => {
    const isAsked = asked.has(place.id);
    const hours = shutOn(readDays(place, isAsked), days, closed.get(place.id) ?? []);
    return { place, isAsked, candidate: candidateOf(wish, place, hours, days.length) };
  });
  const promising = rated
    .filter(({ isAsked, candidate }) => isAsked || (candidate.interest > 0 && isOpenSometime(candidate)))
    .sort((a, b) => Number(b.isAsked) - Number(a.isAsked) || b.candidate.interest - a.candidate.interest);
  let sights = 0;
  let eating = 0;
  const chosen = promising.filter(({ isAsked, candidate }) => {
    if (isAsked) return true;
    return candidate.eating ? eating++ < MOST_EATING : sights++ < MOST_SIGHTS;
  });
  const within = fixed.filter((stop) => stop.day < wish.days);
  const met = within.flatMap((stop) => {
    const point = points.get(stop.place);
    return point ? [{ candidate: pointCandidate(stop, wish.days), place: pointPlace(stop, point) }] : [];
  });
  const all = [...chosen, ...met];
  const known = new Set(all.map(({ place }) => place.id));
  return {
    candidates: all.map(({ candidate }) => candidate),
    places: all.map(({ place }) => place),
    fixed: within.filter((stop) => known.has(stop.place)),
  };
}

/** The candidate is open only during the stop, because the planner must plan nothing else there. */
function pointCandidate({ place, day, arrive, minutes }: FixedStop, days: number): Candidate {
  return {
    id: place,
    kind: 'point',
    interest: 0,
    visit: { minimum: minutes, typical: minutes, maximum: minutes },
    hoursClass: 'known',
    windows: Array.from({ length: days }, (_, d) => (d === day ? [{ open: arrive, close: arrive + minutes }] : [])),
    cost: null,
    needs: {},
  };
}

function pointPlace({ place }: FixedStop, { name, lon, lat }: FixedPoint): PlanningPlace {
  return {
    id: place,
    slug: '',
    name,
    category: 'activity',
    kindLabel: '',
    lon,
    lat,
    poster: { scene: '', seed: '' },
    hoursClass: 'known',
    fees: null,
    visitMinutes: null,
    hoursRule: null,
    hoursNote: null,
    hoursSource: null,
    hoursVerifiedAt: null,
    needs: {},
    interest: 0,
  };
}

/** The nodes of `legs` are the candidates, then the start, then the end if it differs from the start. */
export function problemOf({ wish, points, currency }: WishInput, draft: DraftProblem, legs: LegTable): Problem {
  const anchors = legs.size - draft.candidates.length;
  const start = draft.candidates.length;
  const firstDay = dayFromIso(wish.startDate);
  const caps = capsOf(wish);
  const days = Array.from({ length: wish.days }, (_, d) => ({
    date: isoFromDay(firstDay + d),
    start,
    end: start + anchors - 1,
    earliest: wish.earliest,
    latest: wish.latest,
  }));
  for (const stop of draft.fixed) {
    if (points.has(stop.place)) widenDay(days[stop.day]!, stop, { draft, legs, buffer: caps.buffer });
  }
  return {
    days,
    places: draft.candidates,
    anchors,
    legs,
    must: wish.must,
    avoid: wish.avoid,
    fixed: draft.fixed,
    meals: USUAL_MEALS,
    caps,
    party: wish.party,
    currency,
    budget: wish.budget ?? null,
    needs: wish.needs,
    knownHoursOnly: wish.knownHoursOnly,
  };
}

function widenDay(day: DayFrame, stop: FixedStop, { draft, legs, buffer }: Around): void {
  const node = draft.candidates.findIndex(({ id }) => id === stop.place);
  const there = Math.max(0, legs.minutes[day.start * legs.size + node]!);
  const back = Math.max(0, legs.minutes[node * legs.size + day.end]!);
  day.earliest = Math.max(0, Math.min(day.earliest, stop.arrive - there - buffer));
  day.latest = Math.max(day.latest, stop.arrive + stop.minutes + back);
}

interface Around {
  draft: DraftProblem;
  legs: LegTable;
  buffer: number;
}

function capsOf({ pace, needs }: Wish): Caps {
  const caps = CAPS[pace];
  return needs.includes('low_effort') ? { ...caps, walkMetresPerDay: caps.walkMetresPerDay / 2 } : caps;
}

function candidateOf(wish: Wish, place: PlanningPlace, hours: PlaceHours, days: number): Candidate {
  const typical = USUAL_VISIT[place.category] ?? 30;
  const visit = place.visitMinutes ?? { minimum: Math.ceil(typical * 0.6), typical, maximum: typical * 2 };
  return {
    id: place.id,
    kind: place.category,
    interest: interestFor(wish, place),
    visit: { minimum: visit.minimum, typical: visit.typical, maximum: visit.maximum },
    hoursClass: hours.class,
    windows: hours.windows.length === days ? hours.windows : Array.from({ length: days }, () => []),
    cost: costFor(wish, place),
    needs: place.needs as Partial<Record<Need, boolean>>,
    ...(place.category === 'food' ? { eating: true } : {}),
  };
}

/**
 * Minor units for the whole party. Null if no adult fee is known. An unknown fee for children or seniors counts as the
 * adult fee.
 */
function costFor({ party }: Wish, { fees }: PlanningPlace): number | null {
  if (fees?.adult === undefined) return null;
  const { adult, child = adult, senior = adult } = fees;
  return party.adults * adult + party.children * child + party.seniors * senior;
}

function isOpenSometime({ windows }: Candidate): boolean {
  return windows.some((today) => today.length > 0);
}
