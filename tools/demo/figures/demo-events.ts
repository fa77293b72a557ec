import type { VisitAct, VisitedPage } from '#features/figures/contract/visit.ts';
import { INTERESTS } from '#features/trips/contract/trip.ts';
import { dayFromIso, isoFromDay, weekday } from '#planner/hours/calendar.ts';
import { chanceFrom } from '#posters/ink/chance.ts';

/** A place of the region. The most interesting places come first. */
export interface DemoPlace {
  id: string;
  hasHours: boolean;
}

export interface DemoVisits {
  day: string;
  act: VisitAct;
  page: VisitedPage;
  place: string | null;
  count: number;
}

export interface DemoPlan {
  day: string;
  days: number;
  month: string;
  interests: string[];
}

export interface DemoPlannedPlace {
  day: string;
  place: string;
  travelDay: string | null;
  wasAsked: boolean;
  reason: string | null;
}

export interface DemoEvents {
  visits: DemoVisits[];
  plans: DemoPlan[];
  places: DemoPlannedPlace[];
}

const VISITS_A_DAY = 58;
/** Growth of a year, so that the year and the year before differ. */
const GROWTH = 1.22;
const YEAR = 365;
/** A day with the usual number of visits, before season and day of the week. */
const USUAL_DAY = dayFromIso('2026-11-01');
/** January to December: summer holidays, Easter, the national holidays of July, and the end of the year. */
const SEASON = [1.3, 1.15, 0.9, 1.1, 0.85, 0.9, 1.4, 1.1, 0.9, 0.95, 0.9, 1.15];
/** Monday to Sunday. Most people plan at the end of the week. */
const WEEK = [0.85, 0.85, 0.9, 1, 1.2, 1.25, 1.1];
const PAGES: readonly [VisitedPage, number][] = [
  ['place', 38],
  ['home', 20],
  ['explore', 16],
  ['plans', 6],
  ['wish', 5],
  ['plan', 4],
  ['itineraries', 3],
  ['itinerary', 2],
  ['trip', 2],
  ['operators', 2],
  ['public_trips', 1],
  ['quotation', 0.5],
  ['help', 0.5],
];
/** Share of the views of a place that lead to this tap. */
const TAPS: readonly [Exclude<VisitAct, 'view'>, number][] = [
  ['save', 0.09],
  ['way', 0.07],
  ['call', 0.03],
];
const LENGTHS: readonly [number, number][] = [
  [1, 20],
  [2, 34],
  [3, 28],
  [4, 11],
  [5, 5],
  [7, 2],
];
const REASONS: readonly [string, number][] = [
  ['no_time_left', 30],
  ['would_cost', 22],
  ['too_far', 18],
  ['does_not_fit_before_closing', 14],
  ['closed_those_days', 9],
  ['already_similar', 7],
];
const PLANS_PER_VISIT = 0.075;
const STOPS_A_DAY = 3;
const MOST_LEAD = 40;

/** Invents the events of one day. The same day always has the same events. */
export function eventsOfDay(day: string, places: readonly DemoPlace[]): DemoEvents {
  const chance = chanceFrom(`figures ${day}`);
  const ranked = places.map((place, rank): [DemoPlace, number] => [place, 1 / (rank + 4)]);
  const choose = <T>(weighted: readonly (readonly [T, number])[]): T => {
    let left = chance() * weighted.reduce((sum, [, weight]) => sum + weight, 0);
    for (const [value, weight] of weighted) {
      left -= weight;
      if (left < 0) return value;
    }
    return weighted.at(-1)![0];
  };
  const number = dayFromIso(day);
  const growth = GROWTH ** ((number - USUAL_DAY) / YEAR);
  const usual = VISITS_A_DAY * growth * SEASON[Number(day.slice(5, 7)) - 1]! * WEEK[weekday(number)]!;
  const size = Math.round(usual * (0.8 + 0.4 * chance()));

  const counts = new Map<string, DemoVisits>();
  const count = (act: VisitAct, page: VisitedPage, place: string | null) => {
    const key = `${act} ${page} ${place}`;
    const one = counts.get(key) ?? { day, act, page, place, count: 0 };
    counts.set(key, { ...one, count: one.count + 1 });
  };
  for (let n = 0; n < size; n += 1) {
    const page = choose(PAGES);
    if (page !== 'place' || places.length === 0) {
      if (page !== 'place') count('view', page, null);
      continue;
    }
    const { id } = choose(ranked);
    count('view', page, id);
    for (const [act, share] of TAPS) if (chance() < share) count(act, page, id);
  }

  const plans: DemoPlan[] = [];
  const planned: DemoPlannedPlace[] = [];
  const howMany = Math.floor(size * PLANS_PER_VISIT + chance());
  for (let n = 0; n < howMany; n += 1) {
    const days = choose(LENGTHS);
    const first = number + 1 + Math.floor(chance() ** 2 * MOST_LEAD);
    const interests = INTERESTS.filter(() => chance() < 0.3);
    plans.push({ day, days, month: isoFromDay(first).slice(0, 7), interests });
    const seen = new Set<string>();
    const take = () => {
      const place = choose(ranked);
      if (seen.has(place.id)) return null;
      seen.add(place.id);
      return place;
    };
    if (places.length === 0) continue;
    for (let stop = 0; stop < days * STOPS_A_DAY; stop += 1) {
      const place = take();
      const travelDay = isoFromDay(first + Math.floor(stop / STOPS_A_DAY));
      if (place) planned.push({ day, place: place.id, travelDay, wasAsked: chance() < 0.15, reason: null });
    }
    for (let out = 0; out < 3; out += 1) {
      const place = take();
      const reason = place?.hasHours ? choose(REASONS) : 'hours_unknown';
      if (place) planned.push({ day, place: place.id, travelDay: null, wasAsked: chance() < 0.12, reason });
    }
  }
  return { visits: [...counts.values()], plans, places: planned };
}
