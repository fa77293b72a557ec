import { dayWords } from '#features/bookings/contract/booking-words.ts';
import { peopleWords } from '#features/operators/contract/people-words.ts';
import { daysOf, type RequestedDates, type RequestedParty } from './quotation.ts';

const list = new Intl.ListFormat('es', { type: 'conjunction' });

/** Example: "2 adultos · 2 niñas o niños (4 y 9 años)". */
export function askedPartyWords({ adults, seniors, childAges }: RequestedParty): string {
  const words = peopleWords([
    ['ADULT', adults],
    ['SENIOR', seniors],
    ['CHILD', childAges.length],
  ]);
  return childAges.length === 0 ? words : `${words} (${agesWords(childAges)})`;
}

/** If a party has more children, the text counts the children of each age. */
const MOST_LISTED = 4;

/** Example: "4 y 9 años", "de 15 años" for equal ages, or "4 de 15 y 2 de 16 años" for many children. */
function agesWords(childAges: readonly number[]): string {
  const ages = childAges.toSorted((one, other) => one - other);
  const alike = [...Map.groupBy(ages, (age) => age)];
  const years = ages.every((age) => age === 1) ? 'año' : 'años';
  if (ages.length > 1 && alike.length === 1) return `de ${ages[0]} ${years}`;
  if (ages.length <= MOST_LISTED) return `${list.format(ages.map(String))} ${years}`;
  return `${list.format(alike.map(([age, those]) => `${those.length} de ${age}`))} ${years}`;
}

/**
 * Example: "vie 11/12/2026 – dom 13/12/2026", "2 días entre el vie 11/12/2026 y el dom 20/12/2026" or "Fechas por
 * definir".
 */
export function askedWhenWords(when: RequestedDates): string {
  const days = daysOf({ when });
  if (when.kind === 'unknown' || !days) return 'Fechas por definir';
  const [begins, ends] = [dayWords({ localDate: days.begins }), dayWords({ localDate: days.ends })];
  if (when.kind === 'flexible') return `${lengthWords(when.days)} entre el ${begins} y el ${ends}`;
  return begins === ends ? begins : `${begins} – ${ends}`;
}

export const lengthWords = (days: number): string => (days === 1 ? '1 día' : `${days} días`);
