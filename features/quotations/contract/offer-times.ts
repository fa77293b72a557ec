import { parseDate, Time, toCalendarDateTime, toZoned } from '@internationalized/date';
import { daysOfLine, minutesADay } from './line-days.ts';
import type { OfferContent, OfferLine } from './offer.ts';

/** Times are in the operator's time zone. A local time that a clock change skips becomes one hour later. */
export function timesOf(
  { startDate }: Pick<OfferContent, 'startDate'>,
  line: Pick<OfferLine, 'day' | 'begin' | 'minutes'>,
  zone: string,
) {
  const day = parseDate(startDate).add({ days: line.day });
  const at = toCalendarDateTime(day, new Time(Math.floor(line.begin / 60), line.begin % 60));
  const startsAt = toZoned(at, zone, 'compatible').toDate();
  return {
    startsAt,
    endsAt: new Date(startsAt.getTime() + line.minutes * 60_000),
    localDate: day.toString(),
    localTime: at.toString().slice(11, 16),
  };
}

type TimedLine = Pick<OfferLine, 'day' | 'days' | 'begin' | 'minutes'>;
type Timed = Pick<OfferContent, 'startDate'> & { days: readonly unknown[]; lines: readonly TimedLine[] };

export function serviceTimes(offer: Pick<Timed, 'startDate' | 'days'>, line: TimedLine, zone: string) {
  const days = daysOfLine(line, offer.days.length);
  const minutes = minutesADay(line, days.length);
  const timesOn = (day: number) => timesOf(offer, { day, begin: line.begin, minutes }, zone);
  return { ...timesOn(days[0]!), endsAt: timesOn(days.at(-1)!).endsAt, daysInRow: days.length };
}

export function firstBegin(offer: Timed, zone: string): Date {
  return new Date(Math.min(...offer.lines.map((line) => serviceTimes(offer, line, zone).startsAt.getTime())));
}

const SETS_OUT: readonly OfferLine['kind'][] = ['plan', 'guide', 'transport'];

export interface SettingOut {
  /** Minutes after local midnight. */
  begin: number;
  /** Ids of the lines that start at `begin`. Empty if a stop starts the day. */
  lines: string[];
}

/**
 * The trip starts with the first guide, transport or departure of its first day, or else with the first stop or line.
 * @param chosen ids of the accepted lines. Null means all lines.
 */
export function settingOut(
  { days, lines }: Pick<OfferContent, 'days' | 'lines'>,
  chosen: readonly string[] | null,
): SettingOut | null {
  const taken = lines.filter(({ id }) => chosen === null || chosen.includes(id));
  const onFirst = taken.filter((line) => daysOfLine(line, days.length)[0] === 0);
  const leading = onFirst.filter(({ kind }) => SETS_OUT.includes(kind));
  const stops = leading.length > 0 ? [] : (days[0]?.stops ?? []);
  const stated: readonly { id?: string; begin: number }[] =
    leading.length > 0 ? leading : stops.length > 0 ? stops : onFirst;
  if (stated.length === 0) return null;
  const begin = Math.min(...stated.map((one) => one.begin));
  return { begin, lines: stated.flatMap((one) => (one.begin === begin && one.id ? [one.id] : [])) };
}

/** @param closesAt time at which sales of the first departure close, or null without departures */
export function validUntilOf(
  offer: Timed & Pick<OfferContent, 'validDays'>,
  { zone, now, closesAt }: { zone: string; now: Date; closesAt: Date | null },
): Date {
  const bounds = [
    new Date(now.getTime() + offer.validDays * 86_400_000),
    firstBegin(offer, zone),
    ...(closesAt ? [closesAt] : []),
  ];
  return new Date(Math.min(...bounds.map((bound) => bound.getTime())));
}
