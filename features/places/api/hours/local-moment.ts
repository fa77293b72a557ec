import { fromDate } from '@internationalized/date';
import { dayNumber, weekday } from '#planner/hours/calendar.ts';

/** `day` counts days from 1970-01-01. `minute` counts minutes from local midnight. */
export interface LocalMoment {
  day: number;
  minute: number;
}

export function localMoment(instant: Date, timeZone: string): LocalMoment {
  const { year, month, day, hour, minute } = fromDate(instant, timeZone);
  return { day: dayNumber({ year, month, day }), minute: hour * 60 + minute };
}

export function minuteOfWeek({ day, minute }: LocalMoment): number {
  return weekday(day) * 1440 + minute;
}
