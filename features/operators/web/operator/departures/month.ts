import { addDays, daysBetween, weekday } from '#web/format/dates.ts';
import type { ManagedDeparture } from '../../../contract/managed-plan.ts';

export const monthOf = (day: string): string => day.slice(0, 7);

export function shiftMonth(month: string, by: number): string {
  const [year, number] = month.split('-').map(Number) as [number, number];
  return new Date(Date.UTC(year, number - 1 + by, 1)).toISOString().slice(0, 7);
}

export function daysOfMonth(month: string): { first: string; last: string } {
  return { first: `${month}-01`, last: addDays(`${shiftMonth(month, 1)}-01`, -1) };
}

/** Weeks begin on Monday. Null stands for days of other months. */
export function weeksOf(month: string): (string | null)[][] {
  const { first, last } = daysOfMonth(month);
  const days: (string | null)[] = Array.from({ length: weekday(first) }, () => null);
  for (let day = first; day <= last; day = addDays(day, 1)) days.push(day);
  while (days.length % 7 > 0) days.push(null);
  return Array.from({ length: days.length / 7 }, (_, week) => days.slice(week * 7, week * 7 + 7));
}

/** `none` is a departure without seats, such as one whose seats all wait for the waiting list. */
export type Mood = 'open' | 'full' | 'none' | 'closed' | 'cancelled';

export function moodOf({ state, capacity, taken }: Pick<ManagedDeparture, 'state' | 'capacity' | 'taken'>): Mood {
  if (state === 'cancelled') return 'cancelled';
  if (state === 'closed') return 'closed';
  if (capacity === 0) return 'none';
  return capacity !== null && taken >= capacity ? 'full' : 'open';
}

/** The departures are sorted by time. Departures that continue from the previous day come first. */
export function byDay(departures: readonly ManagedDeparture[]): Map<string, ManagedDeparture[]> {
  const given = departures.flatMap((departure) =>
    Array.from({ length: departure.days }, (_, index) => ({ day: addDays(departure.date, index), departure })),
  );
  const timeOn = ({ departure, day }: (typeof given)[number]) => (goesOn(departure, day) ? '' : timeOf(departure));
  const days = Map.groupBy(
    given.toSorted((a, b) => a.day.localeCompare(b.day) || timeOn(a).localeCompare(timeOn(b))),
    ({ day }) => day,
  );
  return new Map([...days].map(([day, ofDay]) => [day, ofDay.map(({ departure }) => departure)]));
}

/** Returns the number of the day within the departure, from 1. */
export const dayOf = ({ date }: Pick<ManagedDeparture, 'date'>, day: string): number => daysBetween(date, day) + 1;

/**
 * Returns true if a program of several days continues from the previous day. A departure that repeats daily never
 * continues.
 */
export const goesOn = ({ date, daysInRow }: Pick<ManagedDeparture, 'date' | 'daysInRow'>, day: string): boolean =>
  daysInRow === 1 && day > date;

const timeOf = ({ time, openingHours }: ManagedDeparture) => time ?? openingHours?.[0]?.from ?? '';

/**
 * Returns the day to which a key moves, or null for other keys. Page Up and Page Down stop at the last day of a shorter
 * month.
 */
export function dayByKey(key: string, day: string): string | null {
  switch (key) {
    case 'ArrowLeft':
      return addDays(day, -1);
    case 'ArrowRight':
      return addDays(day, 1);
    case 'ArrowUp':
      return addDays(day, -7);
    case 'ArrowDown':
      return addDays(day, 7);
    case 'Home':
      return addDays(day, -weekday(day));
    case 'End':
      return addDays(day, 6 - weekday(day));
    case 'PageUp':
      return inMonth(shiftMonth(monthOf(day), -1), day);
    case 'PageDown':
      return inMonth(shiftMonth(monthOf(day), 1), day);
    default:
      return null;
  }
}

function inMonth(month: string, day: string): string {
  const { last } = daysOfMonth(month);
  const same = `${month}${day.slice(7)}`;
  return same > last ? last : same;
}

/** Departures of a plan that was never on sale count only if they have bookings by hand. */
export const isGoing = ({ state, neverSold, people }: Pick<ManagedDeparture, 'state' | 'neverSold' | 'people'>) =>
  state !== 'cancelled' && (!neverSold || people > 0);
