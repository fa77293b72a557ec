import type { PeriodName } from '../../contract/figures.ts';

export interface TimePoint {
  key: string;
  /** First and last day. */
  from: string;
  until: string;
  count: number;
  /** The count a year earlier. Absent if it is not known. */
  yearAgo?: number;
}

interface DayCount {
  day: string;
  count: number;
}

const WEEK = 7;

/** Columns of a chart: days of a month, weeks that end today, or the months of a year. The last is not over yet. */
export function timePoints(period: PeriodName, days: readonly DayCount[]): TimePoint[] {
  if (period === 'month') return days.map((day) => joined([day]));
  if (period === 'year') return [...Map.groupBy(days, ({ day }) => day.slice(0, 7)).values()].map(joined);
  const first = days.length % WEEK;
  const weeks = Array.from({ length: Math.floor(days.length / WEEK) }, (_, week) =>
    days.slice(first + week * WEEK, first + (week + 1) * WEEK),
  );
  return [...(first > 0 ? [days.slice(0, first)] : []), ...weeks].map(joined);
}

function joined(days: readonly DayCount[]): TimePoint {
  const [from, until] = [days[0]!.day, days.at(-1)!.day];
  return { key: from, from, until, count: days.reduce((sum, { count }) => sum + count, 0) };
}
