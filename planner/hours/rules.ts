import type { Minute } from '#planner/model.ts';

/**
 * Opening hours as data: a subset of the OpenStreetMap grammar `opening_hours` (weekdays, dates, months, public holidays, several
 * stretches, off, past midnight, 24/7). Unsupported parts (sunrise, weeks of the year, open ends, school holidays) are refused.
 */

/** `close` is after `open` and may lie past midnight: 18:00–01:00 is 1080–1500. */
export interface Span {
  open: Minute;
  close: Minute;
}

export interface DatePoint {
  /** Absent: every year. Both ends of a range have a year, or neither has. */
  year?: number;
  month: number;
  /** Absent at both ends in ranges of whole months. */
  day?: number;
}

/** Inclusive; without a year it may wrap over New Year (Nov–Mar). */
export interface DateRange {
  from: DatePoint;
  to: DatePoint;
}

export interface DaySelector {
  /** Bit 0 = Monday … bit 6 = Sunday. */
  weekdays: number;
  /** Certain weekdays of the month: 1 = first … 5, −1 = last. */
  nth: { weekday: number; positions: number[] }[];
  /** `true` if public holidays are included. */
  holidays: boolean;
}

export interface HoursRule {
  /** Empty: the whole year. */
  dates: DateRange[];
  /** Null: every day. */
  days: DaySelector | null;
  state: 'open' | 'closed';
  /** Never empty for an open rule. Empty for a closed rule means the whole day. */
  spans: Span[];
  comment: string | null;
  /** Adds to the previous rules of a day instead of replacing them (written after a comma). */
  additional: boolean;
}

/** In order. A later rule that matches a day replaces the earlier ones. */
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

/** Sorted, without overlaps, touching stretches joined. */
export function joinSpans(spans: readonly Span[]): Span[] {
  const joined: Span[] = [];
  for (const span of [...spans].sort((a, b) => a.open - b.open)) {
    const last = joined.at(-1);
    if (last && span.open <= last.close) last.close = Math.max(last.close, span.close);
    else joined.push({ ...span });
  }
  return joined;
}

/** The parts of `spans` outside `holes`. */
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
