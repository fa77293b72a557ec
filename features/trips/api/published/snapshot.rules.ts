import { parseDate } from '@internationalized/date';
import type { TripDocument, TripStop } from '#features/trips/contract/trip.ts';
import { documentFor } from '../trip.view.ts';

const WEEK = 7;

/**
 * Returns the part of a trip that its author publishes. It has no costs, bookings, needs, ages, or services that were
 * made for this traveller. Its days are moved by whole weeks to the first days of the month, because the dates of a
 * trip show when a home is empty. The weekday stays, so the hours of the places still fit.
 */
export function publicSnapshot(document: TripDocument, { notes }: { notes: boolean }): TripDocument {
  const written = new Map(document.days.flatMap(({ stops }) => stops.map(({ id, note }) => [id, note])));
  const { unplaced: _unplaced, removed: _removed, gaveWay: _gaveWay, ...shown } = documentFor(document, 'public');
  const moved = (date: string) =>
    parseDate(date)
      .subtract({ weeks: weeksIntoMonth(document) })
      .toString();
  return {
    ...shown,
    wish: { ...shown.wish, startDate: moved(shown.wish.startDate), must: [], avoid: [], needs: [] },
    days: shown.days.map((day) => ({
      ...day,
      date: moved(day.date),
      stops: day.stops
        .filter(({ plan }) => plan?.slug !== '')
        .map((stop) => publicStop(stop, notes ? written.get(stop.id) : undefined)),
    })),
  };
}

function weeksIntoMonth({ days, wish }: TripDocument): number {
  const { day } = parseDate(days[0]?.date ?? wish.startDate);
  return Math.floor((day - 1) / WEEK);
}

function publicStop({ byHand: _byHand, plan, ...stop }: TripStop, note: string | undefined): TripStop {
  return {
    ...stop,
    state: plan ? 'locked' : 'placed',
    // The departure has the date.
    ...(plan && { plan: { ...plan, departureId: '' } }),
    ...(note && { note }),
  };
}

const LEAST_WEIGHT = 2;

/** Facts of a snapshot by which readers filter the list. */
export function filtersOf({ days, wish }: TripDocument): { days: number; month: number; interests: string[] } {
  return {
    days: days.length,
    month: parseDate(days[0]!.date).month,
    interests: Object.entries(wish.interests).flatMap(([interest, weight]) =>
      weight >= LEAST_WEIGHT ? [interest] : [],
    ),
  };
}

export const placedStops = ({ days }: TripDocument): TripStop[] =>
  days.flatMap(({ stops }) => stops.filter(({ place }) => place !== null));

export const placesIn = (document: TripDocument): string[] => placedStops(document).map(({ place }) => place!);
