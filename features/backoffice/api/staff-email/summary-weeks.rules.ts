import { parseDate, startOfWeek } from '@internationalized/date';
import type { SummaryWeeks } from './summary-parts.ts';

/** @param day any local day of the current week. */
export function summaryWeeks(day: string, zone: string): SummaryWeeks {
  const present = startOfWeek(parseDate(day), 'es', 'mon');
  return {
    last: present.subtract({ weeks: 1 }).toDate(zone),
    present: present.toDate(zone),
    next: present.add({ weeks: 1 }).toDate(zone),
    firstDay: present.toString(),
    lastDay: present.add({ days: 6 }).toString(),
  };
}
