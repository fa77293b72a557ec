import { peopleWords } from '#features/operators/contract/people-words.ts';
import type { BookingItem, BookingSnapshot } from './booking.ts';

/** A booking in Spanish words: the same on paper, in letters and on screens. */

const UTC = { timeZone: 'UTC' } as const;
const weekday = new Intl.DateTimeFormat('es', { weekday: 'short', ...UTC });
const longDay = new Intl.DateTimeFormat('es', {
  weekday: 'long',
  day: 'numeric',
  month: 'long',
  year: 'numeric',
  ...UTC,
});

type When = Pick<BookingSnapshot, 'localDate' | 'localTime'>;

/** "sáb 12/12/2026", the local day of the operator's zone. */
export function dayWords({ localDate }: Pick<When, 'localDate'>): string {
  const [year, month, day] = localDate.split('-');
  return `${weekday.format(midnight(localDate))} ${day}/${month}/${year}`;
}

/** "sábado, 12 de diciembre de 2026". */
export const longDayWords = ({ localDate }: Pick<When, 'localDate'>): string => longDay.format(midnight(localDate));

/** "08:30", or that any time of the opening hours will do. */
export const timeWords = ({ localTime }: Pick<When, 'localTime'>): string =>
  localTime?.slice(0, 5) ?? 'en su horario de atención';

/** "sáb 12/12/2026, 08:30". */
export const whenWords = (when: When): string => `${dayWords(when)}, ${timeWords(when)}`;

/** "2 adultos · 1 niña o niño": the items that are not cancelled. */
export const partyWords = (items: readonly Pick<BookingItem, 'type' | 'state'>[]): string =>
  peopleWords(items.filter(({ state }) => state !== 'cancelled').map(({ type }) => [type, 1] as const));

/** How many people's items are not cancelled. */
export const itemsLeft = (items: readonly Pick<BookingItem, 'state'>[]): number =>
  items.filter(({ state }) => state !== 'cancelled').length;

/** "VR7K 2M4Q XA": easier to read out than in one piece. */
export const spacedReference = (reference: string): string => reference.replace(/(.{4})(?=.)/g, '$1 ');

const midnight = (isoDate: string): Date => new Date(`${isoDate}T00:00:00Z`);
