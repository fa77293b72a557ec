import { parseDate } from '@internationalized/date';
import { type DepartureTimes, departureSpans, minuteOf, type ProgramOfPlan, stopLength } from './departure-spans.ts';
import type { BookedStatus, Companion, PlanOfStop, TripStop } from './trip.ts';

/** What somebody bought, as stops of a trip. Pure. */

/** A day's stop, ready to be put into a trip. */
export interface DatedStop {
  /** ISO date. */
  date: string;
  stop: TripStop;
}

export interface SoldBooking {
  reference: string;
  standing: BookedStatus;
  planId: string;
  departureId: string;
  /** Empty where it was made for this one traveller. */
  slug: string;
  title: string;
  /** First local day, ISO. */
  date: string;
  times: DepartureTimes;
  /** It is given on so many days, at the same hours on each, and ends on the last; absent: on one. */
  daysInRow?: number;
  days: readonly ProgramOfPlan[];
  /** Where it begins: a meeting point, or the place that it is about. */
  point: { name: string; lon: number; lat: number };
  /** It is about that place, and not only met there. */
  isAtPlace?: boolean;
  /** It goes along with whatever the day brings, and is nothing to go to. */
  accompanies?: boolean;
  picture: Pick<PlanOfStop, 'poster' | 'photo'>;
}

export interface SoldOrder {
  reference: string;
  /** Reference of the quotation that it came from. */
  quotation: string | null;
  bookings: readonly SoldBooking[];
}

/** How much of the day a thing takes that goes on over the night: the arrival. */
const ARRIVAL_MINUTES = 30;
const MIDNIGHT = 1440;

/**
 * A stop for each day of each booking that one goes to. Of what was made to order for the same hours, what is about the same place, or about none, is one
 * stop with the others named in it: what is about a place before the rest, and then the longest.
 */
export function stopsOfOrder({ reference, quotation, bookings: all }: SoldOrder): DatedStop[] {
  const from = { booking: reference, ...(quotation && { quotation }) };
  const bookings = all.filter(({ accompanies }) => !accompanies);
  const own = bookings.filter(({ slug }) => slug !== '').flatMap((booking) => departureStops(booking, from));
  const made = bookings.filter(({ slug }) => slug === '');
  const atPlaces = new Set(made.flatMap(({ reference: name, isAtPlace }) => (isAtPlace ? [name] : [])));
  const stops = gathered(
    made.flatMap((booking) => madeStops(booking, from)),
    atPlaces,
  );
  return [...own, ...stops].toSorted(
    (one, other) => one.date.localeCompare(other.date) || one.stop.begin - other.stop.begin,
  );
}

/** What goes along with somebody, ready to be put into a day. */
export interface DatedCompanion {
  /** ISO date. */
  date: string;
  companion: Companion;
}

/** The services of an order that go along, in the order in which they begin. */
export function companionsOfOrder({ reference, bookings }: SoldOrder): DatedCompanion[] {
  return bookings
    .filter(({ accompanies }) => accompanies)
    .flatMap((booking) =>
      datesOf(booking).map((date) => ({
        date,
        companion: {
          title: booking.title.slice(0, 120),
          begin: minuteOf(booking.times.time ?? '09:00'),
          minutes: stopLength(minutesADay(booking)),
          ...{ booking: reference, voucher: booking.reference, standing: booking.standing },
        },
      })),
    )
    .toSorted((one, other) => one.companion.begin - other.companion.begin);
}

type From = Pick<PlanOfStop, 'booking' | 'quotation'>;
type BookedStop = DatedStop & { stop: { plan: PlanOfStop & { voucher: string; standing: BookedStatus } } };

function departureStops(booking: SoldBooking, from: From): BookedStop[] {
  const spans = departureSpans(booking.days, booking.times);
  return spans.map(({ day, begin, minutes, meals }, index) => {
    const part = spans.length > 1 ? { day: index + 1, of: spans.length } : undefined;
    return bookedStop(booking, from, { date: addDays(booking.date, day), begin, minutes, meals, part });
  });
}

function madeStops(booking: SoldBooking, from: From): BookedStop[] {
  const begin = minuteOf(booking.times.time ?? '09:00');
  const lasts = minutesADay(booking);
  const minutes = begin + lasts > MIDNIGHT ? ARRIVAL_MINUTES : stopLength(lasts);
  const dates = datesOf(booking);
  return dates.map((date, index) => {
    const part = dates.length > 1 ? { day: index + 1, of: dates.length } : undefined;
    return bookedStop(booking, from, { date, begin, minutes, meals: [], part });
  });
}

/** The days on which it is given, ISO. */
export const datesOf = ({ date, daysInRow = 1 }: SoldBooking): string[] =>
  Array.from({ length: daysInRow }, (_, index) => addDays(date, index));

/** How long it lasts on each of its days. */
function minutesADay({ times: { startsAt, endsAt }, daysInRow = 1 }: SoldBooking): number {
  return Math.round((Date.parse(endsAt) - Date.parse(startsAt)) / 60_000) - (daysInRow - 1) * MIDNIGHT;
}

interface When {
  date: string;
  begin: number;
  minutes: number;
  meals: ('lunch' | 'dinner')[];
  part: PlanOfStop['part'];
}

function bookedStop(booking: SoldBooking, from: From, { date, begin, minutes, meals, part }: When): BookedStop {
  const { reference, standing, planId, slug, departureId, title, point } = booking;
  return {
    date,
    stop: {
      id: part ? `${reference}-${part.day}` : reference,
      place: null,
      plan: {
        planId,
        slug,
        departureId,
        title: title.slice(0, 120),
        meeting: point.name,
        lon: point.lon,
        lat: point.lat,
        ...booking.picture,
        ...(meals.length > 0 && { meals }),
        ...(part && { part }),
        ...from,
        voucher: reference,
        standing,
      },
      begin,
      minutes,
      state: 'booked',
    },
  };
}

/** Stops whose hours cross become one of them, one that still goes; two places stay two stops. */
function gathered(stops: BookedStop[], atPlaces: ReadonlySet<string>): BookedStop[] {
  const isOff = ({ stop }: BookedStop) => Number(stop.plan.standing === 'cancelled');
  const isElsewhere = ({ stop }: BookedStop) => Number(!atPlaces.has(stop.plan.voucher));
  const hosts: BookedStop[] = [];
  const inOrder = stops.toSorted(
    (one, other) =>
      isOff(one) - isOff(other) ||
      isElsewhere(one) - isElsewhere(other) ||
      other.stop.minutes - one.stop.minutes ||
      one.stop.begin - other.stop.begin,
  );
  const isOther = (host: BookedStop, one: BookedStop) =>
    atPlaces.has(host.stop.plan.voucher) && atPlaces.has(one.stop.plan.voucher) && !samePoint(host, one);
  for (const one of inOrder) {
    const at = hosts.findIndex((host) => crosses(host, one) && !isOther(host, one));
    const host = hosts[at];
    if (!host) hosts.push(one);
    else hosts[at] = { ...host, stop: { ...host.stop, plan: withAlso(host.stop.plan, one.stop.plan) } };
  }
  return hosts;
}

const samePoint = ({ stop: { plan: one } }: BookedStop, { stop: { plan: other } }: BookedStop) =>
  one.lon === other.lon && one.lat === other.lat;

function withAlso(host: BookedStop['stop']['plan'], { title, voucher, standing }: BookedStop['stop']['plan']) {
  return { ...host, also: [...(host.also ?? []), { title, voucher, standing }] };
}

/** Whether two stops share some of their minutes. */
export function crosses(one: DatedStop, other: { date: string; stop: Pick<TripStop, 'begin' | 'minutes'> }): boolean {
  return (
    one.date === other.date &&
    one.stop.begin < other.stop.begin + other.stop.minutes &&
    other.stop.begin < one.stop.begin + one.stop.minutes
  );
}

export const addDays = (date: string, days: number): string => parseDate(date).add({ days }).toString();
