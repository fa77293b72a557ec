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

export const ComplaintClock = Type.Object({
  /** The day after `from` is the first counted day. */
  from: Day,
  dueOn: Day,
  /** `days` is the length of the period. `left` is null if no answer is due. */
  days: Type.Integer(),
  left: orNull(Type.Integer()),
  counted: Type.Enum(['business', 'calendar']),
  standing: Type.Enum(['running', 'soon', 'late', 'in_time', 'out_of_time', 'stopped']),
  extended: Type.Boolean(),
  /** Days that do not count. `holiday` is null for weekends. */
  pauses: Type.Array(Type.Object({ date: Day, holiday: orNull(Type.String()) })),
});
export type ComplaintClock = Static<typeof ComplaintClock>;

/** A deadline is `soon` if fewer than this number of counted days are left. */
export const SOON_DAYS = 5;

export interface ClockFacts {
  from: string;
  dueOn: string;
  counted: DayCount;
  extended: boolean;
  inTime: boolean | null;
  owed: boolean;
}

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

/** The day after `from` is the first counted day. */
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
