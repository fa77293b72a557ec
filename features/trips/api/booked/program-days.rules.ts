import { crosses, type DatedStop } from '#features/trips/contract/booked-stops.ts';
import type { LaidDay, LaidProgram } from '#features/trips/contract/lay-program.ts';
import type { TripStop } from '#features/trips/contract/trip.ts';
import type { OfferedDay, OrderProgram } from './order-program.ts';

interface Point {
  lon: number;
  lat: number;
}

type OfferedStop = OfferedDay['stops'][number];

/** The longest stop that a trip can hold, and the latest at which it begins, minutes. */
const LONGEST = 1440;
const LATEST = 2880;

/**
 * The days of what was bought as days of a trip, without what its bookings are already.
 * @param places that the region still has; what is at another one is nowhere.
 */
export function laidProgram(
  orderId: string,
  { title, days, stops }: Pick<OrderProgram, 'title' | 'days' | 'stops'>,
  booked: readonly DatedStop[],
  places: ReadonlyMap<string, Point>,
): LaidProgram {
  const offered = days ?? untitled(stops);
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

/** A program of before knew only places. */
function untitled(stops: OrderProgram['stops']): OfferedDay[] {
  return [...Map.groupBy(stops, ({ date }) => date)].map(([date, ofDay]) => {
    const once = [...new Map(ofDay.map((stop) => [stop.place, stop])).values()];
    return { date, title: '', stops: once.map((stop) => ({ ...stop, title: '', note: '' })) };
  });
}

/** "Día 2" says no more than its number. */
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

/** Whether a booking is this stop: at the same place, or for most of its hours where one of them is nowhere else. A departure of a plan is all of its hours. */
function isAnswered(
  { place, begin, minutes }: OfferedStop,
  date: string,
  booked: DatedStop,
  places: ReadonlyMap<string, Point>,
): boolean {
  const { plan, begin: from, minutes: lasts } = booked.stop;
  if (!crosses(booked, { date, stop: { begin, minutes } })) return false;
  const at = place === null ? undefined : places.get(place);
  if (plan?.slug === '' && at) return plan.lon === at.lon && plan.lat === at.lat;
  const shared = Math.min(begin + minutes, from + lasts) - Math.max(begin, from);
  return shared * 2 >= minutes;
}
