import { expect, test } from 'vitest';
import { click, show } from '#tests/show.tsx';
import { sampleStop, sampleTrip } from '#tests/trips.ts';
import type { Api } from '#web/http/api.ts';
import { useToasts } from '#web/ui/toast-store.ts';
import type { TripDocument, TripStop } from '../../../contract/trip.ts';
import { newBrowserTrip } from '../../document/browser-trips.ts';
import { createTripStore } from '../../document/trip-store.ts';
import { DoubledVisits } from './doubled-visits.tsx';

const tour: TripStop = {
  id: 'tour',
  place: null,
  begin: 540,
  minutes: 180,
  state: 'booked',
  plan: {
    ...{
      planId: 'p',
      slug: 'huacas',
      departureId: 'd',
      title: 'Huacas de mañana',
      meeting: 'Plaza',
      lon: -79,
      lat: -8,
    },
    ...{ visits: ['moon'], booking: 'VR7K2M4QXA' },
  },
};

test('a free visit to a place of a booked tour is removed with one tap, and undo brings it back', async () => {
  const document: TripDocument = {
    ...sampleTrip(),
    days: [{ date: '2026-12-11', stops: [tour, sampleStop('free', 900, 60, 'moon')] }],
  };
  const store = createTripStore(newBrowserTrip(document), {
    call: () => new Promise(() => undefined),
  } as unknown as Api);
  const present = () => store.getState().history.present;
  const screen = () => <DoubledVisits document={present()} nameOf={() => 'Huaca de la Luna'} store={store} />;
  const { place, render } = await show(screen());
  expect(place.textContent).toContain('Ya visitas Huaca de la Luna con «Huacas de mañana»');
  await click(place.querySelector('button'));
  expect(present().days[0]!.stops.map(({ id }) => id)).toEqual(['tour']);
  await render(screen());
  expect(place.textContent).toBe('');
  useToasts.getState().shown!.action!.run();
  expect(present().days[0]!.stops.map(({ id }) => id)).toEqual(['tour', 'free']);
});
