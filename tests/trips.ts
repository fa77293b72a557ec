import type { FindLocalTrip } from '#features/trips/api/public.ts';
import type { TripDocument, TripStop, Wish } from '#features/trips/contract/trip.ts';

export function sampleWish(changes: Partial<Wish> = {}): Wish {
  return {
    startDate: '2026-12-11',
    days: 2,
    earliest: 540,
    latest: 1260,
    party: { adults: 2, children: 0, seniors: 0 },
    pace: 'balanced',
    interests: {},
    must: [],
    avoid: [],
    needs: [],
    knownHoursOnly: false,
    ...changes,
  };
}

export function sampleStop(id: string, begin: number, minutes = 60, place = `place-${id}`): TripStop {
  return { id, place, begin, minutes, state: 'placed' };
}

export function sampleTrip(): TripDocument {
  return {
    title: 'Dos días en el valle',
    wish: sampleWish(),
    days: [
      { date: '2026-12-11', stops: [sampleStop('a', 540), sampleStop('b', 660), sampleStop('c', 800)] },
      { date: '2026-12-12', stops: [sampleStop('d', 600)] },
    ],
  };
}

export function tripTo(place: string): TripDocument {
  const start = { name: 'Mi casa', lon: -79.03, lat: -8.11 };
  const wish = sampleWish({ days: 1, pace: 'calm', interests: { archaeology: 3 }, start });
  return { title: 'Un día', wish, days: [{ date: wish.startDate, stops: [sampleStop('a', 570, 90, place)] }] };
}

/** For tests without itineraries. */
export const withoutItineraries: FindLocalTrip = async () => undefined;
