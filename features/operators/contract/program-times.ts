import { type Static, Type } from 'typebox';
import { printTime } from '#planner/hours/print.ts';

interface ProgramDayTimes {
  stops: readonly { begin: number; minutes: number }[];
}

/** Minutes after local midnight, and the length in minutes. */
export const DepartureSpan = Type.Object({ begin: Type.Integer(), minutes: Type.Integer() });
export type DepartureSpan = Static<typeof DepartureSpan>;

/** Longest accepted time between the departure and the first stop, in minutes. */
const LONGEST_WAY = 120;
const MIDNIGHT = 1440;

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

/**
 * Returns the minutes from the first stop to the end of the last stop, or null for a program without stops. The length
 * of a program with several days is counted in days, so the result is null too.
 */
export function programMinutes(days: readonly ProgramDayTimes[]): number | null {
  const [day, ...further] = days;
  if (!day || further.length > 0 || day.stops.length === 0) return null;
  return (
    Math.max(...day.stops.map((stop) => stop.begin + stop.minutes)) - Math.min(...day.stops.map((stop) => stop.begin))
  );
}

/** Returns the length of the program if it is longer than the option, or null. */
export function longerProgram(days: readonly ProgramDayTimes[], durationMinutes: number): number | null {
  const length = programMinutes(days);
  return length !== null && length > durationMinutes ? length : null;
}

/** Returns the length of the program if it is shorter than the option, or null. */
export function shorterProgram(days: readonly ProgramDayTimes[], durationMinutes: number): number | null {
  const length = programMinutes(days);
  return length !== null && length < durationMinutes ? length : null;
}

/** Returns a Spanish warning for each option that is shorter than the program. */
export function shortOptionWarnings(
  days: readonly ProgramDayTimes[],
  options: readonly { name: string; durationMinutes: number }[],
): string[] {
  return options.flatMap(({ name, durationMinutes }) => {
    const minutes = longerProgram(days, durationMinutes);
    if (minutes === null) return [];
    return [`Tu programa dura ${lengthText(minutes)}, y «${name}» dura ${lengthText(durationMinutes)}.`];
  });
}

function lengthText(minutes: number): string {
  const [hours, rest] = [Math.floor(minutes / 60), minutes % 60];
  return [hours > 0 && `${hours} h`, rest > 0 && `${rest} min`].filter(Boolean).join(' ');
}

/** Returns the time of the first stop as "HH:MM", or null for a program without stops on its first day. */
export function programStart(days: readonly ProgramDayTimes[]): string | null {
  const begins = (days[0]?.stops ?? []).map(({ begin }) => begin).filter((begin) => begin < MIDNIGHT);
  return begins.length === 0 ? null : printTime(Math.min(...begins));
}

interface RuleTimes {
  optionId: string;
  /** `times` are "HH:MM". An empty time is not typed yet. */
  rule: { times: readonly string[] };
}

/** Returns a Spanish warning that names all departure times that the program does not fit, or null. */
export function departureTimesWarning(
  days: readonly ProgramDayTimes[],
  rules: readonly RuleTimes[],
  options: readonly { id: string; durationMinutes: number }[],
): string | null {
  const misfits = rules.flatMap(({ optionId, rule }) => {
    const minutes = options.find(({ id }) => id === optionId)?.durationMinutes ?? 0;
    const spans = rule.times.filter(Boolean).map((time) => ({ begin: minutesOf(time), minutes }));
    return spans.filter((departure) => !fitsDeparture(days, departure));
  });
  if (misfits.length === 0) return null;
  const { stops } = days[0]!;
  const first = Math.min(...stops.map((stop) => stop.begin));
  const moved = new Set(misfits.map(({ begin }) => begin).filter((begin) => begin !== first));
  const short = misfits.find(({ begin }) => begin === first);
  const last = Math.max(...stops.map((stop) => stop.begin + stop.minutes));
  const words = [
    moved.size > 0 &&
      movedWords(
        [...moved].sort((a, b) => a - b),
        first,
      ),
    short && shortWords(short, last),
  ];
  return words.filter(Boolean).join(' ');
}

const list = new Intl.ListFormat('es', { type: 'conjunction' });

function movedWords(begins: readonly number[], first: number): string {
  const times = list.format(begins.map((begin) => `las ${printTime(begin)}`));
  return begins.length === 1
    ? `La salida de ${times} no coincide con tu programa, que empieza a las ${printTime(first)}. Quien la reserve lo verá desde ${times}.`
    : `Las salidas de ${times} no coinciden con tu programa, que empieza a las ${printTime(first)}. Quien las reserve lo verá desde la hora de su salida.`;
}

function shortWords({ begin, minutes }: DepartureSpan, last: number): string {
  return `Tu programa termina a las ${printTime(last)}, pero la salida de las ${printTime(begin)} dura hasta las ${printTime(begin + minutes)}.`;
}

/**
 * Returns the program with the times of one departure. If the first day does not fit, all its stops move by the same
 * time, so that the first stop begins at the departure.
 * @param departure null for visits at any time of the opening hours
 */
export function programAt<Day extends ProgramDayTimes>(days: readonly Day[], departure: DepartureSpan | null): Day[] {
  return movedBy(days, departure === null ? 0 : shiftOf(days, departure));
}

/**
 * Returns the program with the times that travellers of every departure see, or null if the departures give it
 * different times. Without departures, the program keeps its times.
 */
export function programOfAll<Day extends ProgramDayTimes>(
  days: readonly Day[],
  departures: readonly DepartureSpan[],
): Day[] | null {
  const [shift = 0, ...others] = new Set(departures.map((departure) => shiftOf(days, departure)));
  return others.length > 0 ? null : movedBy(days, shift);
}

function shiftOf(days: readonly ProgramDayTimes[], departure: DepartureSpan): number {
  if (fitsDeparture(days, departure)) return 0;
  return departure.begin - Math.min(...days[0]!.stops.map(({ begin }) => begin));
}

function movedBy<Day extends ProgramDayTimes>(days: readonly Day[], shift: number): Day[] {
  if (shift === 0) return [...days];
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
