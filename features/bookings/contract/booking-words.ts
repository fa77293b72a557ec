import { peopleWords } from '#features/operators/contract/people-words.ts';
import type { BookingItem, BookingSnapshot } from './booking.ts';

const UTC = { timeZone: 'UTC' } as const;
const weekday = new Intl.DateTimeFormat('es', { weekday: 'short', ...UTC });
const longDay = new Intl.DateTimeFormat('es', {
  weekday: 'long',
  day: 'numeric',
  month: 'long',
  year: 'numeric',
  ...UTC,
});

type When = Pick<BookingSnapshot, 'localDate' | 'localTime' | 'daysInRow'>;
type Days = Pick<When, 'localDate' | 'daysInRow'>;

export function dayWords({ localDate, daysInRow = 1 }: Days): string {
  const last = lastDay({ localDate, daysInRow });
  return localDate === last ? oneDay(localDate) : `${oneDay(localDate)} a ${oneDay(last)}`;
}

function oneDay(isoDate: string): string {
  const [year, month, day] = isoDate.split('-');
  return `${weekday.format(midnight(isoDate))} ${day}/${month}/${year}`;
}

/** @returns a day as `YYYY-MM-DD` */
export const lastDay = ({ localDate, daysInRow = 1 }: Days): string =>
  new Date(midnight(localDate).getTime() + (daysInRow - 1) * DAY_MS).toISOString().slice(0, 10);

export function longDayWords({ localDate, daysInRow = 1 }: Days): string {
  const first = longDay.format(midnight(localDate));
  return daysInRow === 1 ? first : `${first}, a ${longDay.format(midnight(lastDay({ localDate, daysInRow })))}`;
}

export function timeWords({ localTime, daysInRow = 1 }: Pick<When, 'localTime' | 'daysInRow'>): string {
  const time = localTime?.slice(0, 5) ?? 'en su horario de atención';
  return daysInRow === 1 ? time : `${time} cada día`;
}

export const whenWords = (when: When): string => `${dayWords(when)}, ${timeWords(when)}`;

/** The history keeps a move as one line with both dates. */
export const moveWords = (from: When, to: When): string => `${whenWords(from)}${ARROW}${whenWords(to)}`;

/** Returns the date and hour before the move, or null for a line of another form. */
export const movedFrom = (line: string | null): string | null =>
  line?.includes(ARROW) ? (line.split(ARROW)[0] ?? null) : null;

const ARROW = ' → ';

/** Returns words such as "2 adultos · 1 niña o niño". Cancelled items are left out. */
export const partyWords = (items: readonly Pick<BookingItem, 'type' | 'state'>[]): string =>
  peopleWords(items.filter(({ state }) => state !== 'cancelled').map(({ type }) => [type, 1] as const));

export const itemsLeft = (items: readonly Pick<BookingItem, 'state'>[]): number =>
  items.filter(({ state }) => state !== 'cancelled').length;

/** Groups of four characters are easier to read aloud, for example "VR7K 2M4Q XA". */
export const spacedReference = (reference: string): string => reference.replace(/(.{4})(?=.)/g, '$1 ');

const DAY_MS = 86_400_000;

const midnight = (isoDate: string): Date => new Date(`${isoDate}T00:00:00Z`);
