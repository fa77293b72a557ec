import type { OfferForm } from '../offer-form.ts';

type Program = Pick<OfferForm, 'days' | 'lines'>;

/** Lines of the removed day move to the next day. Lines of a removed last day move to the previous day. */
export function withoutDay({ days, lines }: Program, index: number): Program {
  const last = Math.max(0, days.length - 2);
  return {
    days: days.toSpliced(index, 1),
    lines: lines.map((line) => ({ ...line, day: line.day > index ? line.day - 1 : Math.min(line.day, last) })),
  };
}

/**
 * Undoes `withoutDay`.
 * @param before program before the removal
 */
export function withDayBack({ days, lines }: Program, before: Program, index: number): Program {
  const dayOf = new Map(before.lines.map(({ id, day }) => [id, day]));
  return {
    days: days.toSpliced(index, 0, before.days[index]!),
    lines: lines.map((line) => ({ ...line, day: dayOf.get(line.id) ?? line.day })),
  };
}
