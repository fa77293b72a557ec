import { parseDate } from '@internationalized/date';
import { VISIT_MONTHS } from '#features/reviews/contract/account-review.ts';

/**
 * @param month `YYYY-MM`
 * @param today `YYYY-MM-DD` in the region's time zone
 * @returns the first day of the month, or null if the visit lies in the future or too far back
 */
export function visitedOn(month: string, today: string): string | null {
  const first = parseDate(`${month}-01`);
  const last = parseDate(today).set({ day: 1 });
  return first.compare(last) <= 0 && first.compare(last.subtract({ months: VISIT_MONTHS })) >= 0
    ? first.toString()
    : null;
}
