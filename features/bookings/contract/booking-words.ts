import { peopleWords } from '#features/operators/contract/people-words.ts';
import type { BookingItem, BookingSnapshot } from './booking.ts';

/** A booking in Spanish words, the same on paper, in emails and on screens. */

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

/** "sáb 12/12/2026", the local day in the operator's zone; for several days "sáb 12/12/2026 a lun 14/12/2026". */
export function dayWords({ localDate, daysInRow = 1 }: Days): string {
  const last = lastDay({ localDate, daysInRow });
  return localDate === last ? oneDay(localDate) : `${oneDay(localDate)} a ${oneDay(last)}`;
}

function oneDay(isoDate: string): string {
  const [year, month, day] = isoDate.split('-');
  return `${weekday.format(midnight(isoDate))} ${day}/${month}/${year}`;
}

/** The last of its days, ISO. */
export const lastDay = ({ localDate, daysInRow = 1 }: Days): string =>
  new Date(midnight(localDate).getTime() + (daysInRow - 1) * DAY_MS).toISOString().slice(0, 10);

/** "sábado, 12 de diciembre de 2026". */
export function longDayWords({ localDate, daysInRow = 1 }: Days): string {
  const first = longDay.format(midnight(localDate));
  return daysInRow === 1 ? first : `${first}, a ${longDay.format(midnight(lastDay({ localDate, daysInRow })))}`;
}

/** "08:30", or that any time of the opening hours is possible; "08:30 cada día" for several days. */
export function timeWords({ localTime, daysInRow = 1 }: Pick<When, 'localTime' | 'daysInRow'>): string {
  const time = localTime?.slice(0, 5) ?? 'en su horario de atención';
  return daysInRow === 1 ? time : `${time} cada día`;
}

/** "sáb 12/12/2026, 08:30". */
export const whenWords = (when: When): string => `${dayWords(when)}, ${timeWords(when)}`;

/** "2 adultos · 1 niña o niño": the items that are not cancelled. */
export const partyWords = (items: readonly Pick<BookingItem, 'type' | 'state'>[]): string =>
  peopleWords(items.filter(({ state }) => state !== 'cancelled').map(({ type }) => [type, 1] as const));

/** Number of items that are not cancelled. */
export const itemsLeft = (items: readonly Pick<BookingItem, 'state'>[]): number =>
  items.filter(({ state }) => state !== 'cancelled').length;

/** "VR7K 2M4Q XA": groups are easier to read out. */
export const spacedReference = (reference: string): string => reference.replace(/(.{4})(?=.)/g, '$1 ');

const DAY_MS = 86_400_000;

const midnight = (isoDate: string): Date => new Date(`${isoDate}T00:00:00Z`);
