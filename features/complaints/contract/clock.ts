import { type Static, Type } from 'typebox';
import { Day, orNull } from '#features/schema.ts';
import {
  addDays,
  type BusinessCalendar,
  countDays,
  type DayCount,
  isBusinessDay,
} from '#planner/hours/business-days.ts';
import { dayFromIso, isoFromDay } from '#planner/hours/calendar.ts';

/** The deadline of an answer, as both sides see it. Days are ISO dates in the region's zone. */
export const ComplaintClock = Type.Object({
  /** Counting starts on the day after. */
  from: Day,
  dueOn: Day,
  /** Length of the whole period and days left; negative when late, null once there is an answer. */
  days: Type.Integer(),
  left: orNull(Type.Integer()),
  counted: Type.Enum(['business', 'calendar']),
  standing: Type.Enum(['running', 'soon', 'late', 'in_time', 'out_of_time', 'stopped']),
  extended: Type.Boolean(),
  /** Days between `from` and `dueOn` that do not count; `holiday` has the name of a holiday and is null for weekends. */
  pauses: Type.Array(Type.Object({ date: Day, holiday: orNull(Type.String()) })),
});
export type ComplaintClock = Static<typeof ComplaintClock>;

/** Staff are reminded when fewer days than this are left. */
export const SOON_DAYS = 5;

export interface ClockFacts {
  from: string;
  dueOn: string;
  counted: DayCount;
  extended: boolean;
  /** Whether the last answer was in time; null without one. */
  inTime: boolean | null;
  /** Whether an answer is still due. */
  owed: boolean;
}

/** The clock on a given day. */
export function readClock(facts: ClockFacts, today: string, calendar: BusinessCalendar): ComplaintClock {
  const { from, dueOn, counted, extended, inTime, owed } = facts;
  const left = owed ? countDays(today, dueOn, counted, calendar) : null;
  return {
    from,
    dueOn,
    days: countDays(from, dueOn, counted, calendar),
    left,
    counted,
    standing: statusOf(left, today > dueOn, inTime),
    extended,
    pauses: counted === 'business' ? pausesOf(from, dueOn, calendar) : [],
  };
}

/** Last day of a period that begins on `from`. */
export const dueDay = (from: string, term: { days: number; counted: DayCount }, calendar: BusinessCalendar): string =>
  addDays(from, term.days, term.counted, calendar);

function statusOf(left: number | null, late: boolean, inTime: boolean | null): ComplaintClock['standing'] {
  if (left === null) return inTime === null ? 'stopped' : inTime ? 'in_time' : 'out_of_time';
  if (late) return 'late';
  return left < SOON_DAYS ? 'soon' : 'running';
}

function pausesOf(from: string, dueOn: string, calendar: BusinessCalendar): ComplaintClock['pauses'] {
  const pauses: ComplaintClock['pauses'] = [];
  for (let day = dayFromIso(from) + 1; day <= dayFromIso(dueOn); day += 1)
    if (!isBusinessDay(day, calendar)) pauses.push({ date: isoFromDay(day), holiday: calendar.holidays(day) });
  return pauses;
}
