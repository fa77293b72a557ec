import { type CalendarDate, endOfMonth, fromDate, startOfMonth, toCalendarDate } from '@internationalized/date';
import type { ReviewErrorCode } from '#features/reviews/contract/errors.ts';
import type { PresenceTerms } from '#features/reviews/contract/presence.ts';
import { metresBetween } from '#planner/roads/ways.ts';
import type { VisitSite } from '../owners.ts';

/** Hours in which a person can be at a place with unknown hours, such as a beach. */
const DAYLIGHT = { from: 5, to: 23 };

export interface PresenceClaim {
  code: string;
  position: { lon: number; lat: number };
  /** When this account proved its presence here the last time. */
  earlier: Date | null;
}

export interface PresenceFacts {
  site: Pick<VisitSite, 'lon' | 'lat' | 'isOpen'>;
  /** The code of this month, and the code of the month before. */
  codes: { current: string; before: string };
  /** Local hour, from 0 to 23. */
  hour: number;
  now: Date;
  terms: PresenceTerms;
}

const DAY_MS = 86_400_000;

/** @returns the code of the refusal, or null if the presence is proved */
export function refusePresence(
  { code, position, earlier }: PresenceClaim,
  { site, codes, hour, now, terms }: PresenceFacts,
): ReviewErrorCode | null {
  if (code !== codes.current) return code === codes.before ? 'presence_code_old' : 'presence_code_wrong';
  if (metresBetween(position, site) > terms.presenceMetres) return 'presence_far';
  const isOpen = site.isOpen ?? (hour >= DAYLIGHT.from && hour < DAYLIGHT.to);
  if (!isOpen) return 'presence_closed';
  const isUsed = earlier !== null && now.getTime() - earlier.getTime() < terms.presenceDays * DAY_MS;
  return isUsed ? 'presence_used' : null;
}

export interface CodeMonths {
  /** `YYYY-MM`. */
  current: string;
  before: string;
  /** First and last day of the current month. */
  from: string;
  to: string;
  /** The next month, if its code is printed already. */
  next: { month: string; from: string; to: string } | null;
  hour: number;
}

/** In the last days of a month, the code of the next month can be printed. */
const PRINTED_BEFORE_DAYS = 7;

export function codeMonths(now: Date, timeZone: string): CodeMonths {
  const local = fromDate(now, timeZone);
  const from = startOfMonth(toCalendarDate(local));
  const next = from.add({ months: 1 });
  return {
    current: monthOf(from),
    before: monthOf(from.subtract({ months: 1 })),
    from: from.toString(),
    to: endOfMonth(from).toString(),
    next: next.compare(toCalendarDate(local)) <= PRINTED_BEFORE_DAYS ? spanOf(next) : null,
    hour: local.hour,
  };
}

const spanOf = (from: CalendarDate) => ({
  month: monthOf(from),
  from: from.toString(),
  to: endOfMonth(from).toString(),
});

const monthOf = (day: CalendarDate): string => day.toString().slice(0, 7);
