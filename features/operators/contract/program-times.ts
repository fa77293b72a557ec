import { printTime } from '#planner/hours/print.ts';

interface ProgramDayTimes {
  stops: readonly { begin: number; minutes: number }[];
}

/** Minutes after local midnight, and the length in minutes. */
export interface DepartureSpan {
  begin: number;
  minutes: number;
}

/** Longest accepted time between the departure and the first stop, in minutes. */
const LONGEST_WAY = 120;

/**
 * Returns true if the first stop begins soon enough after the departure. A one-day program must also end within the
 * departure.
 */
export function fitsDeparture(days: readonly ProgramDayTimes[], { begin, minutes }: DepartureSpan): boolean {
  const first = days[0]?.stops ?? [];
  if (first.length === 0) return true;
  const wait = Math.min(...first.map((stop) => stop.begin)) - begin;
  if (wait < 0 || wait > LONGEST_WAY) return false;
  return days.length > 1 || Math.max(...first.map((stop) => stop.begin + stop.minutes)) <= begin + minutes;
}

interface RuleTimes {
  optionId: string;
  /** `times` are "HH:MM". An empty time is not typed yet. */
  rule: { times: readonly string[] };
}

/** Returns a Spanish warning about the first departure time that the program does not fit, or null. */
export function departureTimesWarning(
  days: readonly ProgramDayTimes[],
  rules: readonly RuleTimes[],
  options: readonly { id: string; durationMinutes: number }[],
): string | null {
  for (const { optionId, rule } of rules) {
    const minutes = options.find(({ id }) => id === optionId)?.durationMinutes ?? 0;
    for (const time of rule.times.filter(Boolean)) {
      const departure = { begin: minutesOf(time), minutes };
      if (!fitsDeparture(days, departure)) return misfitWords(days[0]!.stops, time, departure);
    }
  }
  return null;
}

function misfitWords(stops: ProgramDayTimes['stops'], time: string, { begin }: DepartureSpan): string {
  const first = Math.min(...stops.map((stop) => stop.begin));
  if (first !== begin)
    return `La salida es a las ${time} y la primera parada a las ${printTime(first)}. Quien reserve verá el programa desde las ${time}.`;
  const last = Math.max(...stops.map((stop) => stop.begin + stop.minutes));
  return `La última parada termina a las ${printTime(last)}, después de lo que dura la salida de las ${time}.`;
}

/**
 * Returns the program with the times of one departure. If the first day does not fit, all its stops move by the same
 * time, so that the first stop begins at the departure.
 * @param departure null for visits at any time of the opening hours
 */
export function programAt<Day extends ProgramDayTimes>(days: readonly Day[], departure: DepartureSpan | null): Day[] {
  if (departure === null || fitsDeparture(days, departure)) return [...days];
  const shift = departure.begin - Math.min(...days[0]!.stops.map(({ begin }) => begin));
  return days.map((day, index) =>
    index === 0 ? { ...day, stops: day.stops.map((stop) => ({ ...stop, begin: stop.begin + shift })) } : day,
  );
}

/**
 * @param time "HH:MM"
 * @returns minutes after midnight
 */
export function minutesOf(time: string): number {
  const [hours, minutes] = time.split(':').map(Number);
  return hours! * 60 + minutes!;
}

/** @param time "HH:MM", or null for visits at any time of the opening hours */
export function departureSpan(time: string | null, startsAt: Date, endsAt: Date): DepartureSpan | null {
  if (time === null) return null;
  return {
    begin: minutesOf(time),
    minutes: Math.round((endsAt.getTime() - startsAt.getTime()) / 60_000),
  };
}
