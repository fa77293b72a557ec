import { KEPT_MONTHS, PERIOD_DAYS, type PeriodName } from '#features/figures/contract/figures.ts';
import { dayFromIso, isoFromDay } from '#planner/hours/calendar.ts';

/** Local days as `YYYY-MM-DD`. `until` is the first day after the span. */
export interface Span {
  from: string;
  until: string;
}

export interface Period {
  name: PeriodName;
  today: string;
  span: Span;
  /** The same number of days before. */
  before: Span;
  /** `false` if events of the span before may be deleted already. */
  keepsBefore: boolean;
  /** The same days of the week, 52 weeks earlier. Null if events of that time may be deleted already. */
  yearAgo: Span | null;
}

/** No month is shorter. */
const SHORTEST_MONTH = 28;
/** No thirteen months are shorter. */
const SHORTEST_KEPT = 365 + SHORTEST_MONTH;
const WEEKS_52 = 364;

export function periodOf(name: PeriodName, today: string): Period {
  const length = PERIOD_DAYS[name];
  const until = dayFromIso(today) + 1;
  return {
    name,
    today,
    span: { from: isoFromDay(until - length), until: isoFromDay(until) },
    before: { from: isoFromDay(until - 2 * length), until: isoFromDay(until - length) },
    keepsBefore: 2 * length <= KEPT_MONTHS * SHORTEST_MONTH,
    yearAgo:
      WEEKS_52 + length - 1 <= SHORTEST_KEPT
        ? { from: isoFromDay(until - WEEKS_52 - length), until: isoFromDay(until - WEEKS_52) }
        : null,
  };
}

export function daysOf({ from, until }: Span): string[] {
  const first = dayFromIso(from);
  return Array.from({ length: dayFromIso(until) - first }, (_, at) => isoFromDay(first + at));
}
