import { parseDate, Time, toCalendarDateTime, toZoned } from '@internationalized/date';
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

type Timed = Pick<OfferContent, 'startDate'> & { lines: readonly Pick<OfferLine, 'day' | 'begin' | 'minutes'>[] };

/** When the first of an offer's lines begins; there is at least one. */
export function firstBegin(offer: Timed, zone: string): Date {
  return new Date(Math.min(...offer.lines.map((line) => timesOf(offer, line, zone).startsAt.getTime())));
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
