import { parseDate, Time, toCalendarDateTime, toZoned } from '@internationalized/date';
import { daysOfLine, minutesADay } from './line-days.ts';
import type { OfferContent, OfferLine } from './offer.ts';

/** When a line begins and ends, by the operator's clock; a time that the clocks skip is an hour later. */
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

type TimedLine = Pick<OfferLine, 'kind' | 'departureId' | 'units' | 'day' | 'begin' | 'minutes'>;
type Timed = Pick<OfferContent, 'startDate'> & { days: readonly unknown[]; lines: readonly TimedLine[] };

/** From when until when a line is given: of several days in a row, from the first until the last is over. */
export function serviceTimes(offer: Pick<Timed, 'startDate' | 'days'>, line: TimedLine, zone: string) {
  const days = daysOfLine(line, offer.days.length);
  const minutes = minutesADay(line, days.length);
  const timesOn = (day: number) => timesOf(offer, { day, begin: line.begin, minutes }, zone);
  return { ...timesOn(days[0]!), endsAt: timesOn(days.at(-1)!).endsAt, daysInRow: days.length };
}

/** When the first of an offer's lines begins; there is at least one. */
export function firstBegin(offer: Timed, zone: string): Date {
  return new Date(Math.min(...offer.lines.map((line) => serviceTimes(offer, line, zone).startsAt.getTime())));
}

/** What one sets out with. */
const SETS_OUT: readonly OfferLine['kind'][] = ['plan', 'guide', 'transport'];

export interface SettingOut {
  /** Minutes after local midnight. */
  begin: number;
  /** Ids of the lines that one sets out with; none: with the first stop. */
  lines: string[];
}

/**
 * When one leaves on the first day: with the guide, the car or the departure that was taken for it, and without one with the first stop.
 * @param chosen ids of lines; null: all.
 * @returns null where nothing has an hour on that day.
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

/**
 * Until when an offer that is sent now can be taken: so many days, but no longer than it can be given.
 * @param closesAt when the first of its departures is no longer sold; null: it has none.
 */
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
