import { parseDate } from '@internationalized/date';
import {
  addDays,
  companionsOfOrder,
  crosses,
  type SoldOrder,
  stopsOfOrder,
} from '#features/trips/contract/booked-stops.ts';
import type { TripDay, TripDocument, Wish } from '#features/trips/contract/trip.ts';
import type { OrderProgram } from './order-program.ts';

/** As in the form for a trip: from eight to eight, at an even pace. */
const USUAL: Pick<Wish, 'earliest' | 'latest' | 'pace' | 'interests' | 'must' | 'avoid' | 'knownHoursOnly'> = {
  earliest: 480,
  latest: 1200,
  pace: 'balanced',
  interests: {},
  must: [],
  avoid: [],
  knownHoursOnly: false,
};
/** What the contract of a trip holds. */
const MOST_PEOPLE = 20;
const MOST_DAYS_PLANNED = 7;
const MOST_DAYS = 31;

/** A trip made for an order: its days, its stops, and what its program goes to besides. */
export function newDocument(
  { title, party, needs, stops: program }: Pick<OrderProgram, 'title' | 'party' | 'needs' | 'stops'>,
  order: SoldOrder,
): TripDocument {
  const stops = stopsOfOrder(order);
  const free = program.filter(
    ({ date, begin, minutes }) => !stops.some((stop) => crosses(stop, { date, stop: { begin, minutes } })),
  );
  const dates = [...stops, ...free, ...companionsOfOrder(order)].map(({ date }) => date).toSorted();
  const startDate = dates[0]!;
  const length = Math.min(MOST_DAYS, parseDate(dates.at(-1)!).compare(parseDate(startDate)) + 1);
  const days = Array.from({ length }, (_, index): TripDay => {
    const day = addDays(startDate, index);
    const booked = stops.flatMap(({ date, stop }) => (date === day ? [stop] : []));
    const wanted = free
      .filter(({ date }) => date === day)
      .map(({ place, begin, minutes }, number) => ({
        id: `oferta-${index + 1}-${number + 1}`,
        place,
        begin,
        minutes,
        state: 'locked' as const,
      }));
    return { date: day, stops: [...booked, ...wanted].toSorted((one, other) => one.begin - other.begin) };
  });
  const atMost = (count: number) => Math.min(MOST_PEOPLE, count);
  return {
    title: title.slice(0, 120),
    wish: {
      ...USUAL,
      startDate,
      days: Math.min(MOST_DAYS_PLANNED, length),
      party: {
        adults: Math.max(1, atMost(party.adults)),
        children: atMost(party.children),
        seniors: atMost(party.seniors),
      },
      needs,
    },
    days,
  };
}
