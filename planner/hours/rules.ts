import type { Minute } from '#planner/model.ts';

/**
 * A subset of the OpenStreetMap grammar `opening_hours`. Sunrise, weeks of the year, open ends and school holidays are
 * refused.
 */

/** Minutes since midnight. `close` is after `open` and may lie past midnight: 18:00–01:00 is 1080–1500. */
export interface Span {
  open: Minute;
  close: Minute;
}

export interface DatePoint {
  /** Absent means every year. Either both ends of a range have a year, or neither end has a year. */
  year?: number;
  month: number;
  /** Absent at both ends of a range of whole months. */
  day?: number;
}

/** A range includes both ends. A range without years may cross New Year (Nov–Mar). */
export interface DateRange {
  from: DatePoint;
  to: DatePoint;
}

export interface DaySelector {
  /** Bit 0 = Monday … bit 6 = Sunday. */
  weekdays: number;
  /** Positions in the month: 1 = first … 5 = fifth, −1 = last. */
  nth: { weekday: number; positions: number[] }[];
  holidays: boolean;
}

export interface HoursRule {
  /** An empty list means the whole year. */
  dates: DateRange[];
  /** Null means every day. */
  days: DaySelector | null;
  state: 'open' | 'closed';
  /** A closed rule without spans closes the whole day. */
  spans: Span[];
  comment: string | null;
  /** `true` if the rule adds hours. `false` if the rule replaces earlier hours. */
  additional: boolean;
}

/** A later rule that matches a day replaces earlier rules for this day. */
export type HoursRules = HoursRule[];

export const DAY_NAMES = ['Mo', 'Tu', 'We', 'Th', 'Fr', 'Sa', 'Su'] as const;
export const MONTH_NAMES = [
  'Jan',
  'Feb',
  'Mar',
  'Apr',
  'May',
  'Jun',
  'Jul',
  'Aug',
  'Sep',
  'Oct',
  'Nov',
  'Dec',
] as const;
export const EVERY_DAY = 0b1111111;
export const FULL_DAY: Span = { open: 0, close: 1440 };

/** Joins spans that touch, and sorts the result. */
export function joinSpans(spans: readonly Span[]): Span[] {
  const joined: Span[] = [];
  for (const span of [...spans].sort((a, b) => a.open - b.open)) {
    const last = joined.at(-1);
    if (last && span.open <= last.close) last.close = Math.max(last.close, span.close);
    else joined.push({ ...span });
  }
  return joined;
}

export function cutSpans(spans: readonly Span[], holes: readonly Span[]): Span[] {
  return holes.reduce<Span[]>(
    (left, hole) =>
      left.flatMap((span) =>
        [
          { open: span.open, close: Math.min(span.close, hole.open) },
          { open: Math.max(span.open, hole.close), close: span.close },
        ].filter((part) => part.close > part.open),
      ),
    [...spans],
  );
}
