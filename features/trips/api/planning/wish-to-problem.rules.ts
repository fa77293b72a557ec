import type { ClosureNotice } from '#features/closures/contract/closure.ts';
import type { PlanningPlace } from '#features/places/api/public.ts';
import type { Category } from '#features/places/contract/place.ts';
import type { Wish } from '#features/trips/contract/trip.ts';
import { dayFromIso, isoFromDay } from '#planner/hours/calendar.ts';
import type { HolidayTable } from '#planner/hours/holidays.ts';
import type { Candidate, DayFrame, FixedStop, LegTable, Need, Problem } from '#planner/model.ts';
import type { PlanningSettings } from '#regions/planning-schema.ts';
import type { RegionSettings } from '#regions/region-schema.ts';
import { inGoodTime, suitingTimes } from './day-times.rules.ts';
import { FOR_CHILDREN, isForChildren, topicsOf } from './interest.rules.ts';
import type { LocalTrip } from './local-trip.ts';
import { backBy, besideLodging, capsFor, comfortFor, fullMinutes, mealsOf } from './pace.rules.ts';
import { hoursReader, type PlaceHours, shutOn } from './place-windows.rules.ts';
import { prizeOf } from './prize.rules.ts';
import { mostPromising, tablesNear, withoutWholes } from './rated-places.rules.ts';
import { seasonTimes } from './season.rules.ts';
import { terrainSuits } from './terrain.rules.ts';

/** Minutes. */
const USUAL_VISIT: Partial<Record<Category, number>> = {
  archaeological_site: 60,
  beach: 90,
  nature: 60,
  town: 60,
  food: 60,
  activity: 90,
};

const CHILDREN_VISIT = 90;
const FULL_SHARE = 0.9;

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
  /** Ids of the places that a feast closes, keyed by the index of the day. */
  feasts: ReadonlyMap<number, ReadonlySet<string>>;
  /** Closures during the trip, keyed by place id. */
  closed: ReadonlyMap<string, readonly ClosureNotice[]>;
  /** Undefined if no local has described such a trip. */
  local?: LocalTrip | undefined;
  settings: Pick<RegionSettings, 'planning' | 'travel' | 'currency'>;
  anchors: readonly { lon: number; lat: number }[];
  /** Start and end of each day, as indices of `anchors`. */
  ends: readonly { start: number; end: number }[];
}

export interface DraftProblem {
  candidates: Candidate[];
  /** In the same order as `candidates`. */
  places: PlanningPlace[];
  fixed: FixedStop[];
}

export function chooseCandidates(input: WishInput): DraftProblem {
  const { wish, places, fixed, points, holidays, closed, settings, local } = input;
  const firstDay = dayFromIso(wish.startDate);
  const days = Array.from({ length: wish.days }, (_, d) => firstDay + d);
  const asked = new Set([...wish.must, ...fixed.map((stop) => stop.place)]);
  const readDays = hoursReader(days, holidays);
  const rated = places.map((place) => {
    const isAsked = asked.has(place.id);
    const open = shutOn(readDays(place, isAsked), days, closed.get(place.id) ?? []);
    const hours = isAsked ? open : duringFeasts(open, place.id, input.feasts);
    const isFixed = fixed.some((stop) => stop.place === place.id);
    const isLocal = local?.places.has(place.id) ?? false;
    return {
      place,
      isAsked,
      isLocal,
      candidate: candidateOf(wish, place, { hours, isAsked, isFixed, isLocal, days, planning: settings.planning }),
    };
  });
  const promising = rated
    .filter(({ isAsked, candidate }) => isAsked || (candidate.interest > 0 && isOpenSometime(candidate)))
    .sort((a, b) => Number(b.isAsked) - Number(a.isAsked) || b.candidate.interest - a.candidate.interest);
  const apart = withoutWholes(promising);
  const sights = apart.filter(({ isAsked, candidate }) => isAsked || !candidate.eating);
  const visited = mostPromising(sights, input.anchors);
  const tables = tablesNear(
    apart.filter(({ isAsked, candidate }) => !isAsked && candidate.eating),
    visited,
    input.anchors,
  );
  const within = fixed.filter((stop) => stop.day < wish.days);
  const met = within.flatMap((stop) => {
    const point = points.get(stop.place);
    return point ? [{ candidate: pointCandidate(stop, wish.days), place: pointPlace(stop, point) }] : [];
  });
  const all = [...visited, ...tables, ...met];
  const known = new Set(all.map(({ place }) => place.id));
  return {
    candidates: all.map(({ candidate }) => candidate),
    places: all.map(({ place }) => place),
    fixed: within.filter((stop) => known.has(stop.place)),
  };
}

/** The candidate is open only during the stop, so that the planner plans no other visit there. */
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
    doubts: [],
    needs: {},
    interest: 0,
    partOf: null,
    ticket: null,
  };
}

/** The nodes of `legs` are the candidates, followed by the anchors. */
export function problemOf(
  { wish, points, settings, anchors, ends, local }: WishInput,
  draft: DraftProblem,
  legs: LegTable,
): Problem {
  const firstDay = dayFromIso(wish.startDate);
  const days = ends
    .map(({ start, end }, d) => ({
      date: isoFromDay(firstDay + d),
      start: draft.candidates.length + start,
      end: draft.candidates.length + end,
      earliest: wish.earliest,
      latest: wish.latest,
      ...backBy(wish, settings.planning, draft.fixed, d),
    }))
    .map((day) => ({ ...day, fullMinutes: fullMinutes(day) }));
  const caps = capsFor(wish, draft, days, legs, settings);
  for (const stop of draft.fixed) {
    if (points.has(stop.place)) widenDay(days[stop.day]!, stop, { draft, legs, buffer: caps.buffer });
  }
  return {
    days,
    places: besideLodging(draft.candidates, days, legs),
    anchors: anchors.length,
    legs,
    must: wish.must,
    avoid: wish.avoid,
    fixed: draft.fixed,
    meals: mealsOf(wish),
    caps,
    party: wish.party,
    currency: settings.currency.code,
    budget: wish.budget ?? null,
    needs: wish.needs,
    knownHoursOnly: wish.knownHoursOnly,
    comfort: { ...comfortFor(wish, settings), ...(local && { tripRide: local.ride }) },
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

interface Rating {
  hours: PlaceHours;
  isAsked: boolean;
  isFixed: boolean;
  /** The place is part of the local trip. */
  isLocal: boolean;
  /** Day numbers as in `planner/hours`. */
  days: number[];
  planning: PlanningSettings;
}

function candidateOf(
  wish: Wish,
  place: PlanningPlace,
  { hours, isAsked, isFixed, isLocal, days, planning }: Rating,
): Candidate {
  const visit = visitOf(wish, place);
  const known = hours.windows.length === days.length ? hours.windows : days.map(() => []);
  const windows = wish.knownHoursOnly ? known.map((today, d) => (hours.assumedDays?.includes(d) ? [] : today)) : known;
  const inSeason = windows.map((today, d) =>
    isAsked ? today : seasonTimes(planning, place, { day: days[d]!, d }, today),
  );
  const isInSeason = inSeason.some((today) => today.length > 0);
  const suits = inSeason.map((today) =>
    suitingTimes(
      wish,
      place,
      today.flatMap((window) => inGoodTime(window, hours, visit.typical)),
    ),
  );
  const isSuited = !isFixed && suits.some((today) => today.length > 0);
  return {
    id: place.id,
    kind: place.category,
    interest: isAsked || (isInSeason && terrainSuits(wish, place)) ? prizeOf(wish, place, { hours, isLocal }) : 0,
    visit: { minimum: visit.minimum, typical: visit.typical, maximum: visit.maximum },
    hoursClass: hours.class,
    windows,
    ...(isSuited ? { suits } : !isFixed && isInSeason && { suits: inSeason }),
    ...(hours.assumedDays && { assumedDays: hours.assumedDays }),
    topics: [...topicsOf(place), ...(isForChildren(place) ? [FOR_CHILDREN] : [])],
    ...ticketFor(wish, place),
    needs: place.needs as Partial<Record<Need, boolean>>,
    ...(place.category === 'food' ? { eating: true } : {}),
  };
}

/** With children, a visit lasts at most 90 minutes, unless the place's own source states a longer visit. */
function visitOf({ party, needs, pace }: Wish, { category, visitMinutes }: PlanningPlace): Candidate['visit'] {
  const usual = USUAL_VISIT[category] ?? 30;
  const { minimum, typical, maximum } = visitMinutes ?? {
    minimum: Math.ceil(usual * 0.6),
    typical: usual,
    maximum: usual * 2,
  };
  const stated = visitMinutes?.basis === 'source';
  const usually = pace === 'full' && !stated ? fives(typical * FULL_SHARE) : typical;
  if (stated || (party.children === 0 && !needs.includes('children'))) return { minimum, typical: usually, maximum };
  const most = (minutes: number) => Math.min(minutes, CHILDREN_VISIT);
  return { minimum: most(minimum), typical: most(usually), maximum: most(maximum) };
}

function fives(minutes: number): number {
  return Math.ceil(minutes / 5) * 5;
}

/**
 * Returns minor units for the whole party, or null if no adult fee is known. If the fee for children or seniors is
 * unknown, the adult fee applies.
 */
function costFor({ party }: Wish, { fees }: PlanningPlace): number | null {
  if (fees?.adult === undefined) return null;
  const { adult, child = adult, senior = adult } = fees;
  return party.adults * adult + party.children * child + party.seniors * senior;
}

/** A ticket without a known price does not bind the plan, because it can be valid for a whole valley and many days. */
function ticketFor(wish: Wish, place: PlanningPlace): Pick<Candidate, 'cost' | 'ticket'> {
  const cost = costFor(wish, place);
  return place.ticket !== null && cost !== null ? { cost, ticket: place.ticket } : { cost };
}

function duringFeasts(hours: PlaceHours, id: string, feasts: WishInput['feasts']): PlaceHours {
  if (feasts.size === 0) return hours;
  return { ...hours, windows: hours.windows.map((today, d) => (feasts.get(d)?.has(id) ? [] : today)) };
}

function isOpenSometime({ windows }: Candidate): boolean {
  return windows.some((today) => today.length > 0);
}
