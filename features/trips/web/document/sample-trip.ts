import type { TripDocument, TripStop } from '../../contract/trip.ts';

/** A small trip for the tests of this folder. */
export function sampleStop(id: string, begin: number, minutes = 60): TripStop {
  return { id, place: `place-${id}`, begin, minutes, state: 'placed' };
}

export function sampleTrip(): TripDocument {
  return {
    title: 'Dos días en el valle',
    wish: {
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
    },
    days: [
      { date: '2026-12-11', stops: [sampleStop('a', 540), sampleStop('b', 660), sampleStop('c', 800)] },
      { date: '2026-12-12', stops: [sampleStop('d', 600)] },
    ],
  };
}
