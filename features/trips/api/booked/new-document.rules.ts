import { parseDate } from '@internationalized/date';
import { addDays, companionsOfOrder, type SoldOrder, stopsOfOrder } from '#features/trips/contract/booked-stops.ts';
import type { LaidProgram } from '#features/trips/contract/lay-program.ts';
import { MOST_PEOPLE, MOST_TRIP_DAYS } from '#features/trips/contract/limits.ts';
import { putOrder } from '#features/trips/contract/order-in-document.ts';
import type { TripDay, TripDocument, Wish } from '#features/trips/contract/trip.ts';
import type { OrderProgram } from './order-program.ts';

const USUAL: Pick<Wish, 'earliest' | 'latest' | 'pace' | 'interests' | 'must' | 'avoid' | 'knownHoursOnly'> = {
  earliest: 480,
  latest: 1200,
  pace: 'balanced',
  interests: {},
  must: [],
  avoid: [],
  knownHoursOnly: false,
};
const MOST_DAYS = 31;

export function newDocument(
  { title, party, needs }: Pick<OrderProgram, 'title' | 'party' | 'needs'>,
  order: SoldOrder,
  offered: LaidProgram,
): TripDocument {
  const dates = [...stopsOfOrder(order), ...companionsOfOrder(order), ...offered.days]
    .map(({ date }) => date)
    .toSorted();
  const startDate = dates[0]!;
  const length = Math.min(MOST_DAYS, parseDate(dates.at(-1)!).compare(parseDate(startDate)) + 1);
  const days = Array.from({ length }, (_, index): TripDay => ({ date: addDays(startDate, index), stops: [] }));
  const atMost = (count: number) => Math.min(MOST_PEOPLE, count);
  const empty: TripDocument = {
    title: title.slice(0, 120),
    wish: {
      ...USUAL,
      startDate,
      days: Math.min(MOST_TRIP_DAYS, length),
      party: {
        adults: Math.max(1, atMost(party.adults)),
        children: atMost(party.children),
        seniors: atMost(party.seniors),
      },
      needs,
    },
    days,
  };
  return putOrder(empty, order, new Set(), offered) ?? empty;
}
