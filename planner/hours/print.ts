import type { Minute } from '#planner/model.ts';
import {
  DAY_NAMES,
  type DatePoint,
  type DateRange,
  type DaySelector,
  type HoursRule,
  type HoursRules,
  MONTH_NAMES,
  type Span,
} from './rules.ts';

/** Printing, parsing and printing again gives the same text. */
export function printHours(rules: HoursRules): string {
  return rules.map((rule, i) => (i === 0 ? '' : rule.additional ? ', ' : '; ') + printRule(rule)).join('');
}

/** For example "09:00". Times past midnight continue counting, such as "26:00". */
export function printTime(minute: Minute): string {
  return `${String(Math.floor(minute / 60)).padStart(2, '0')}:${String(minute % 60).padStart(2, '0')}`;
}

function printRule(rule: HoursRule): string {
  const selectors = [rule.dates.map(printDates).join(','), rule.days ? printDays(rule.days) : ''].filter(Boolean);
  // After a comma, times without weekdays would be parsed as times of the previous rule.
  if (selectors.length === 0 && rule.additional) selectors.push('Mo-Su');
  const comment = rule.comment === null ? [] : [`"${rule.comment}"`];
  if (rule.state === 'closed') return [...selectors, ...spanList(rule.spans), 'off', ...comment].join(' ');
  const always =
    selectors.length === 0 && rule.spans.length === 1 && rule.spans[0]!.open === 0 && rule.spans[0]!.close === 1440;
  return [...selectors, ...(always ? ['24/7'] : spanList(rule.spans)), ...comment].join(' ');
}

function spanList(spans: Span[]): string[] {
  return spans.length === 0 ? [] : [spans.map(printSpan).join(',')];
}

function printSpan({ open, close }: Span): string {
  const wraps = close > 1440 && close - 1440 <= open;
  return `${printTime(open)}-${printTime(wraps ? close - 1440 : close)}`;
}

function printDates({ from, to }: DateRange): string {
  if (from.year === to.year && from.month === to.month && from.day === to.day) return printDate(from);
  if (from.year === to.year && from.month === to.month && to.day !== undefined && to.day > (from.day ?? 1)) {
    return `${printDate(from)}-${String(to.day).padStart(2, '0')}`;
  }
  return `${printDate(from)}-${printDate(to)}`;
}

function printDate({ year, month, day }: DatePoint): string {
  const parts = [year, MONTH_NAMES[month - 1], day === undefined ? undefined : String(day).padStart(2, '0')];
  return parts.filter((part) => part !== undefined).join(' ');
}

function printDays(days: DaySelector): string {
  const nth = days.nth.map(({ weekday, positions }) => `${DAY_NAMES[weekday]}[${positions.join(',')}]`);
  return [...weekdayRuns(days.weekdays).map(printRun), ...nth, ...(days.holidays ? ['PH'] : [])].join(',');
}

function printRun([first, last]: [number, number]): string {
  return first === last ? DAY_NAMES[first]! : `${DAY_NAMES[first]}-${DAY_NAMES[last]}`;
}

/** Returns the runs of adjacent weekdays as [first, last]. A run may cross Sunday: Mo, Fr, Sa, Su → [Fr, Mo]. */
export function weekdayRuns(weekdays: number): [number, number][] {
  const has = (day: number) => (weekdays & (1 << (((day % 7) + 7) % 7))) !== 0;
  if (weekdays === 0b1111111) return [[0, 6]];
  const runs: [number, number][] = [];
  for (let day = 0; day < 7; day += 1) {
    if (!has(day) || has(day - 1)) continue;
    let last = day;
    while (has(last + 1)) last += 1;
    runs.push([day, last % 7]);
  }
  return runs;
}
