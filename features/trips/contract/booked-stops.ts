import { parseDate } from '@internationalized/date';
import { type DepartureTimes, departureSpans, minuteOf, type ProgramOfPlan, stopLength } from './departure-spans.ts';
import type { BookedStatus, Companion, PlanOfStop, TripStop } from './trip.ts';

export interface DatedStop {
  /** Local day, `YYYY-MM-DD`. */
  date: string;
  stop: TripStop;
}

export interface SoldBooking {
  reference: string;
  standing: BookedStatus;
  planId: string;
  departureId: string;
  /** Empty for a service that an operator made for this traveller. */
  slug: string;
  title: string;
  /** First local day, `YYYY-MM-DD`. */
  date: string;
  times: DepartureTimes;
  /** Number of consecutive days with equal hours. Undefined means one day. `times.endsAt` is on the last day. */
  daysInRow?: number;
  days: readonly ProgramOfPlan[];
  point: { name: string; lon: number; lat: number };
  /** `true` if the service happens at `point`. Otherwise `point` is the meeting point. */
  isAtPlace?: boolean;
  /** `true` for a companion service, such as a guide, which is not a stop. */
  accompanies?: boolean;
  picture: Pick<PlanOfStop, 'poster' | 'photo'>;
}

export interface SoldOrder {
  reference: string;
  quotation: string | null;
  bookings: readonly SoldBooking[];
}

/** If a service lasts past midnight, such as a lodging, its stop covers only the arrival. */
const ARRIVAL_MINUTES = 30;
const MIDNIGHT = 1440;

/**
 * Returns one stop for each day of each booking, without companion services. Overlapping services that were made for
 * this traveller are merged, except at different places. `also` names the merged services.
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

export interface DatedCompanion {
  /** Local day, `YYYY-MM-DD`. */
  date: string;
  companion: Companion;
}

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
  return spans.map(({ day, ...span }, index) => {
    const part = spans.length > 1 ? { day: index + 1, of: spans.length } : undefined;
    return bookedStop(booking, from, { ...span, date: addDays(booking.date, day), part });
  });
}

function madeStops(booking: SoldBooking, from: From): BookedStop[] {
  const begin = minuteOf(booking.times.time ?? '09:00');
  const lasts = minutesADay(booking);
  const minutes = begin + lasts > MIDNIGHT ? ARRIVAL_MINUTES : stopLength(lasts);
  const dates = datesOf(booking);
  return dates.map((date, index) => {
    const part = dates.length > 1 ? { day: index + 1, of: dates.length } : undefined;
    return bookedStop(booking, from, { date, begin, minutes, meals: [], visits: [], part });
  });
}

/** Local days, `YYYY-MM-DD`. */
export const datesOf = ({ date, daysInRow = 1 }: SoldBooking): string[] =>
  Array.from({ length: daysInRow }, (_, index) => addDays(date, index));

function minutesADay({ times: { startsAt, endsAt }, daysInRow = 1 }: SoldBooking): number {
  return Math.round((Date.parse(endsAt) - Date.parse(startsAt)) / 60_000) - (daysInRow - 1) * MIDNIGHT;
}

interface When {
  date: string;
  begin: number;
  minutes: number;
  meals: ('lunch' | 'dinner')[];
  visits: string[];
  part: PlanOfStop['part'];
}

function bookedStop(booking: SoldBooking, from: From, { date, begin, minutes, meals, visits, part }: When): BookedStop {
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
        ...(visits.length > 0 && { visits }),
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

/**
 * Keeps one stop of each group. Stops that are not cancelled come first, then stops at a place, then longer stops.
 * `also` lists the rest of the group.
 */
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

export function crosses(one: DatedStop, other: { date: string; stop: Pick<TripStop, 'begin' | 'minutes'> }): boolean {
  return (
    one.date === other.date &&
    one.stop.begin < other.stop.begin + other.stop.minutes &&
    other.stop.begin < one.stop.begin + one.stop.minutes
  );
}

export const addDays = (date: string, days: number): string => parseDate(date).add({ days }).toString();
