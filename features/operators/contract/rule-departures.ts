import {
  type CalendarDate,
  CalendarDateTime,
  getDayOfWeek,
  parseDate,
  parseTime,
  toZoned,
} from '@internationalized/date';
import type { DepartureRule, OpeningHours } from './departure-rule.ts';

export interface WantedDeparture {
  /** Local day, `YYYY-MM-DD`. */
  localDate: string;
  /** Local time "HH:MM". Null means any time in the opening hours. */
  localTime: string | null;
  startsAt: Date;
  endsAt: Date;
  cutoffAt: Date;
  openingHours: OpeningHours | null;
}

export interface DepartureLengths {
  zone: string;
  durationMinutes: number;
  cutoffMinutes: number;
}

export function ruleDepartures(
  rule: DepartureRule,
  lengths: DepartureLengths,
  from: string,
  to: string,
): WantedDeparture[] {
  const first = rule.from !== null && rule.from > from ? rule.from : from;
  const last = rule.to !== null && rule.to < to ? rule.to : to;
  const wanted: WantedDeparture[] = [];
  const end = parseDate(last);
  for (let day = parseDate(first); day.compare(end) <= 0; day = day.add({ days: 1 })) {
    const date = day.toString();
    // With 'mon', `getDayOfWeek` counts Monday as 0.
    if (!rule.weekdays.includes(getDayOfWeek(day, 'en-US', 'mon') + 1) || rule.exceptions.includes(date)) continue;
    if (rule.openingHours) wanted.push(openDeparture(day, rule.openingHours, lengths));
    else for (const time of [...rule.times].sort()) wanted.push(startDeparture(date, time, lengths));
  }
  return wanted;
}

/** If a clock change skips the start time, the departure starts one hour later. */
export function startDeparture(date: string, time: string, lengths: DepartureLengths): WantedDeparture {
  const startsAt = instant(parseDate(date), time, lengths.zone);
  return {
    localDate: date,
    localTime: time,
    startsAt,
    endsAt: new Date(startsAt.getTime() + lengths.durationMinutes * 60_000),
    cutoffAt: new Date(startsAt.getTime() - lengths.cutoffMinutes * 60_000),
    openingHours: null,
  };
}

/** Sales end `cutoffMinutes` before closing. */
export function openDeparture(
  day: CalendarDate,
  openingHours: OpeningHours,
  { zone, cutoffMinutes }: Omit<DepartureLengths, 'durationMinutes'>,
): WantedDeparture {
  const startsAt = instant(day, openingHours.map(({ from }) => from).sort()[0]!, zone);
  const endsAt = instant(
    day,
    openingHours
      .map(({ to }) => to)
      .sort()
      .at(-1)!,
    zone,
  );
  return {
    localDate: day.toString(),
    localTime: null,
    startsAt,
    endsAt,
    cutoffAt: new Date(endsAt.getTime() - cutoffMinutes * 60_000),
    openingHours,
  };
}

function instant(day: CalendarDate, time: string, zone: string): Date {
  const { hour, minute } = parseTime(time);
  return toZoned(new CalendarDateTime(day.year, day.month, day.day, hour, minute), zone, 'compatible').toDate();
}
