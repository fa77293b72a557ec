import { dayWords } from '#features/bookings/contract/booking-words.ts';
import { peopleWords } from '#features/operators/contract/people-words.ts';
import { type AskedParty, type AskedWhen, daysOf } from './quotation.ts';

/** What is asked for in Spanish words: the same for who asks and for who answers. */

const list = new Intl.ListFormat('es', { type: 'conjunction' });

/** "2 adultos · 2 niñas o niños (4 y 9 años)". */
export function askedPartyWords({ adults, seniors, childAges }: AskedParty): string {
  const words = peopleWords([
    ['ADULT', adults],
    ['SENIOR', seniors],
    ['CHILD', childAges.length],
  ]);
  if (childAges.length === 0) return words;
  const ages = childAges.toSorted((one, other) => one - other).map(String);
  return `${words} (${list.format(ages)} ${ages.length === 1 && ages[0] === '1' ? 'año' : 'años'})`;
}

/** "vie 11/12/2026 – dom 13/12/2026", "2 días entre el vie 11/12/2026 y el dom 20/12/2026", "Fechas por definir". */
export function askedWhenWords(when: AskedWhen): string {
  const days = daysOf({ when });
  if (when.kind === 'unknown' || !days) return 'Fechas por definir';
  const [begins, ends] = [dayWords({ localDate: days.begins }), dayWords({ localDate: days.ends })];
  if (when.kind === 'flexible') return `${lengthWords(when.days)} entre el ${begins} y el ${ends}`;
  return begins === ends ? begins : `${begins} – ${ends}`;
}

/** "1 día", "3 días". */
export const lengthWords = (days: number): string => (days === 1 ? '1 día' : `${days} días`);
