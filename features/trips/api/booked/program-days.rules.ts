import { crosses, type DatedStop, type SoldOrder, stopsOfOrder } from '#features/trips/contract/booked-stops.ts';
import type { LaidDay, LaidProgram } from '#features/trips/contract/lay-program.ts';
import type { TripStop } from '#features/trips/contract/trip.ts';
import type { OfferedDay, OrderProgram } from './order-program.ts';

interface Point {
  lon: number;
  lat: number;
}

type OfferedStop = OfferedDay['stops'][number];

/** `LONGEST` is the longest stop, in minutes. `LATEST` is the latest start, in minutes after local midnight. */
const LONGEST = 1440;
const LATEST = 2880;

/**
 * Leaves out stops that a booking of the order already covers.
 * @param places positions, keyed by place id
 */
export function laidProgram(
  orderId: string,
  { title, days, stops }: Pick<OrderProgram, 'title' | 'days' | 'stops'>,
  order: SoldOrder,
  places: ReadonlyMap<string, Point>,
): LaidProgram {
  const offered = days ?? untitled(stops);
  const booked = stopsOfOrder(order).map((dated): Booked => ({ ...dated, goesTo: placesOf(order, dated) }));
  const laid = offered.map((day, number): LaidDay => {
    const free = day.stops.filter((stop) => !booked.some((one) => isAnswered(stop, day.date, one, places)));
    const idOf = (index: number) => `oferta-${orderId.slice(0, 8)}-${number + 1}-${index + 1}`;
    return {
      date: day.date,
      ...(isName(day.title) && { title: day.title }),
      stops: free.map((stop, index) => laidStop(idOf(index), stop, places)),
    };
  });
  return { title: title.slice(0, 120), days: laid, spots: stops.filter(({ place }) => places.has(place)) };
}

/** Programs that earlier releases stored have no days, only stops at places. */
function untitled(stops: OrderProgram['stops']): OfferedDay[] {
  return [...Map.groupBy(stops, ({ date }) => date)].map(([date, ofDay]) => {
    const once = [...new Map(ofDay.map((stop) => [stop.place, stop])).values()];
    return { date, title: '', stops: once.map((stop) => ({ ...stop, title: '', note: '' })) };
  });
}

const isName = (title: string) => title.trim() !== '' && !/^d[ií]a \d+$/i.test(title.trim());

function laidStop(
  id: string,
  { place, title, note, begin, minutes }: OfferedStop,
  places: ReadonlyMap<string, Point>,
): TripStop {
  const isKnown = place !== null && places.has(place);
  return {
    id,
    place: isKnown ? place : null,
    ...(!isKnown && title && { title: title.slice(0, 80) }),
    begin: Math.min(LATEST, begin),
    minutes: Math.min(LONGEST, minutes),
    state: 'locked',
    ...(note && { note }),
  };
}

interface Booked extends DatedStop {
  goesTo: ReadonlySet<string> | null;
}

function placesOf({ bookings }: SoldOrder, { stop: { plan } }: DatedStop): Booked['goesTo'] {
  const booking = bookings.find(({ reference }) => reference === plan?.voucher);
  if (!booking?.slug) return null;
  const named = booking.days.flatMap(({ stops }) => stops.map(({ place }) => place));
  return new Set(named.filter((place) => typeof place === 'string'));
}

function isAnswered(
  { place, begin, minutes }: OfferedStop,
  date: string,
  booked: Booked,
  places: ReadonlyMap<string, Point>,
): boolean {
  const { plan, begin: from, minutes: lasts } = booked.stop;
  if (!crosses(booked, { date, stop: { begin, minutes } })) return false;
  const at = place === null ? undefined : places.get(place);
  if (at) return booked.goesTo ? booked.goesTo.has(place!) : plan?.lon === at.lon && plan.lat === at.lat;
  const shared = Math.min(begin + minutes, from + lasts) - Math.max(begin, from);
  return shared * 2 >= minutes;
}
