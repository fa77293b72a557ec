import type { Minute, TimeWindow } from '#planner/model.ts';
import { calendarDay, dayNumber, daysInMonth, weekday } from './calendar.ts';
import { type HolidayTable, noHolidays } from './holidays.ts';
import {
  cutSpans,
  type DatePoint,
  type DateRange,
  type DaySelector,
  type HoursRules,
  joinSpans,
  type Span,
} from './rules.ts';

/**
 * A span past midnight closes above 1440. An empty list means closed.
 * @param day days since 1970-01-01
 */
export function spansOf(rules: HoursRules, day: number, holidays: HolidayTable = noHolidays): Span[] {
  let spans: Span[] = [];
  for (const rule of rules) {
    if (!matchesDates(rule.dates, day) || !matchesDays(rule.days, day, holidays)) continue;
    if (rule.state === 'closed') spans = rule.spans.length === 0 ? [] : cutSpans(spans, rule.spans);
    else spans = rule.additional ? [...spans, ...rule.spans] : rule.spans;
  }
  return joinSpans(spans);
}

/**
 * Returns minutes since the midnight at the start of the day. Spans that meet at midnight are joined. A place that
 * never closes has one window 0–2880.
 */
export function windowsOn(rules: HoursRules, day: number, holidays: HolidayTable = noHolidays): TimeWindow[] {
  return timeline(rules, day, -1, 1, holidays)
    .filter((span) => span.close > 0 && span.open < 1440)
    .map((span) => ({ open: Math.max(0, span.open), close: Math.min(2880, span.close) }));
}

export interface OpenMoment {
  open: boolean;
  /** Time of the next change. Null means no change within a year. */
  until: { day: number; minute: Minute } | null;
}

export function stateAt(
  rules: HoursRules,
  day: number,
  minute: Minute,
  holidays: HolidayTable = noHolidays,
): OpenMoment {
  let open = false;
  for (const horizon of [2, 9, 366]) {
    const line = timeline(rules, day, -1, horizon, holidays);
    const running = line.find((span) => span.open <= minute && minute < span.close);
    open = running !== undefined;
    const change = running ? running.close : line.find((span) => span.open > minute)?.open;
    // The span may continue after the last evaluated day, so this end is not a change.
    if (change !== undefined && change < horizon * 1440) {
      return { open, until: { day: day + Math.floor(change / 1440), minute: change % 1440 } };
    }
  }
  return { open, until: null };
}

export function weekFrom(rules: HoursRules, monday: number, holidays: HolidayTable = noHolidays): Span[][] {
  return Array.from({ length: 7 }, (_, i) => spansOf(rules, monday + i, holidays));
}

/**
 * Returns minutes since Monday 00:00. If `varies` is true, weeks are not all the same, and the result contains the
 * spans of all weeks.
 */
export function openWeek(rules: HoursRules, year: number): { stretches: Span[]; varies: boolean } {
  const varies = rules.some((rule) => rule.dates.length > 0 || rule.days?.holidays || (rule.days?.nth.length ?? 0) > 0);
  const first = dayNumber({ year, month: 1, day: 1 });
  const asHoliday: HolidayTable = () => '';
  const spans: Span[] = [];
  for (let day = first; day < first + (varies ? 366 : 7); day += 1) {
    const found = varies ? [...spansOf(rules, day), ...spansOf(rules, day, asHoliday)] : spansOf(rules, day);
    spans.push(...found.map((span) => shift(span, weekday(day))));
  }
  const week = 7 * 1440;
  const wrapped = spans.flatMap((span) =>
    span.close <= week
      ? [span]
      : [
          { open: span.open, close: week },
          { open: 0, close: span.close - week },
        ],
  );
  return { stretches: joinSpans(wrapped), varies };
}

/** Returns joined spans, in minutes since the midnight at the start of `day`. */
function timeline(rules: HoursRules, day: number, from: number, to: number, holidays: HolidayTable): Span[] {
  const spans: Span[] = [];
  for (let ahead = from; ahead <= to; ahead += 1) {
    for (const span of spansOf(rules, day + ahead, holidays)) spans.push(shift(span, ahead));
  }
  return joinSpans(spans);
}

function shift({ open, close }: Span, days: number): Span {
  return { open: open + days * 1440, close: close + days * 1440 };
}

function matchesDates(ranges: DateRange[], day: number): boolean {
  if (ranges.length === 0) return true;
  const { year, month, day: dayOfMonth } = calendarDay(day);
  const rank = (point: DatePoint, whole: number) => point.month * 32 + (point.day ?? whole);
  return ranges.some(({ from, to }) => {
    const first = rank(from, 1) + (from.year ?? 0) * 512;
    const last = rank(to, 31) + (to.year ?? 0) * 512;
    const now = month * 32 + dayOfMonth + (from.year === undefined ? 0 : year * 512);
    return first <= last ? first <= now && now <= last : from.year === undefined && (now >= first || now <= last);
  });
}

function matchesDays(days: DaySelector | null, day: number, holidays: HolidayTable): boolean {
  if (days === null) return true;
  if (days.weekdays & (1 << weekday(day))) return true;
  if (days.holidays && holidays(day) !== null) return true;
  return days.nth.some(
    ({ weekday: wanted, positions }) => wanted === weekday(day) && positions.some((position) => isNth(day, position)),
  );
}

function isNth(day: number, position: number): boolean {
  const { year, month, day: dayOfMonth } = calendarDay(day);
  if (position > 0) return Math.ceil(dayOfMonth / 7) === position;
  return Math.ceil((daysInMonth(year, month) - dayOfMonth + 1) / 7) === -position;
}
