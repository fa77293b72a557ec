import { fitsDeparture } from '#features/operators/contract/program-times.ts';

/** Minutes. */
export const LONGEST_STOP = 1440;
export const SHORTEST_STOP = 5;
export const MOST_VISITS = 20;
const MINUTE_MS = 60_000;

export interface ProgramOfPlan {
  stops: readonly {
    /** Minutes after local midnight of the stop's day. */
    begin: number;
    minutes: number;
    title: string;
    included: boolean;
    place: { id?: string; category?: string } | string | null;
  }[];
}

export interface DepartureTimes {
  /** "HH:MM". Null if visitors may come at any time of the opening hours. */
  time: string | null;
  startsAt: string;
  endsAt: string;
}

export interface DaySpan {
  /** Index of the departure's day, from 0. */
  day: number;
  /** Minutes after local midnight. */
  begin: number;
  minutes: number;
  meals: ('lunch' | 'dinner')[];
  /** Ids of the places that the day visits. */
  visits: string[];
}

/**
 * A departure of one day lasts from its start to its end. If a departure has several days, each span lasts from the
 * first to the last stop of its day.
 */
export function departureSpans(days: readonly ProgramOfPlan[], { time, startsAt, endsAt }: DepartureTimes): DaySpan[] {
  const listed = days.flatMap(({ stops }, day): DaySpan[] => {
    const begin = Math.min(...stops.map((stop) => stop.begin));
    const end = Math.max(...stops.map((stop) => stop.begin + stop.minutes));
    return stops.length > 0
      ? [{ day, begin, minutes: end - begin, meals: mealsIn(stops), visits: placesIn(stops) }]
      : [];
  });
  const first = listed.find(({ day }) => day === 0);
  const begin = time === null ? (first?.begin ?? minuteOf('09:00')) : minuteOf(time);
  const lasts = Math.round((Date.parse(endsAt) - Date.parse(startsAt)) / MINUTE_MS);
  // A visit at any time lasts as long as its program, because the departure lasts as long as the opening hours.
  const minutes = time === null && first ? first.minutes : lasts;
  const spans =
    listed.length < 2
      ? [{ day: 0, begin, minutes, meals: first?.meals ?? [], visits: first?.visits ?? [] }]
      : listed.map((span) => (span.day === 0 ? { ...span, begin, minutes: untilEnd(days, span, begin) } : span));
  return spans.map((span) => ({ ...span, minutes: stopLength(span.minutes) }));
}

/** The first day of several lasts until the end of its program, which moves if it does not fit the departure. */
function untilEnd(days: readonly ProgramOfPlan[], { begin: first, minutes }: DaySpan, begin: number): number {
  return fitsDeparture(days, { begin, minutes }) ? first + minutes - begin : minutes;
}

export const stopLength = (minutes: number): number => Math.min(LONGEST_STOP, Math.max(SHORTEST_STOP, minutes));

/**
 * @param clock such as "08:30"
 * @returns minutes after midnight
 */
export const minuteOf = (clock: string): number => Number(clock.slice(0, 2)) * 60 + Number(clock.slice(3, 5));

/** A meal that begins between `from` and `to` (minutes after midnight) counts as lunch or dinner. */
const MEAL_TIMES = { lunch: { from: 690, to: 960 }, dinner: { from: 1110, to: 1350 } } as const;
const SAYS_MEAL = /almuerzo|almorzamos|cena/i;

function mealsIn(stops: ProgramOfPlan['stops']): DaySpan['meals'] {
  const eaten = stops.filter(({ included, title, place }) => included && (isFood(place) || SAYS_MEAL.test(title)));
  return (['lunch', 'dinner'] as const).filter((meal) =>
    eaten.some(({ begin }) => begin >= MEAL_TIMES[meal].from && begin <= MEAL_TIMES[meal].to),
  );
}

function placesIn(stops: ProgramOfPlan['stops']): string[] {
  const ids = stops.flatMap(({ place }) => (typeof place === 'string' ? place : (place?.id ?? [])));
  return [...new Set(ids)].slice(0, MOST_VISITS);
}

function isFood(place: ProgramOfPlan['stops'][number]['place']): boolean {
  return place !== null && typeof place === 'object' && place.category === 'food';
}
