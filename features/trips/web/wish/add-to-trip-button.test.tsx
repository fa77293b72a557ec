import { act } from 'react';
import { beforeEach, expect, test } from 'vitest';
import { click, show } from '#tests/show.tsx';
import { sampleStop, sampleTrip } from '#tests/trips.ts';
import { addDays, localDate } from '#web/format/dates.ts';
import { useToasts } from '#web/ui/toast-store.ts';
import { addressId, newBrowserTrip, putBrowserTrip } from '../document/browser-trips.ts';
import { AddToTripButton } from './add-to-trip-button.tsx';
import { type ChosenPlace, clearDraft, useDraftStore } from './wish-draft.ts';

const place: ChosenPlace = {
  ...{ id: 'p1', slug: 'huaca-del-dragon', name: 'Huaca del Dragón', category: 'archaeological_site' },
  ...{
    kindLabel: 'Huaca',
    district: 'La Esperanza',
    poster: { scene: 'huaca', seed: 'p1' },
    lon: -79.049,
    lat: -8.076,
  },
};
const saved = () => useDraftStore.getState().draft.must.map(({ id }) => id);

beforeEach(() => {
  localStorage.clear();
  clearDraft();
});

/** A trip of this browser that begins in `daysFromNow` days. */
function makeTrip(title: string, daysFromNow: number, changedAt: string, stops = [sampleStop('a', 540)]) {
  const date = addDays(localDate('America/Lima'), daysFromNow);
  const trip = { ...newBrowserTrip({ ...sampleTrip(), title, days: [{ date, stops }] }), changedAt };
  putBrowserTrip(trip);
  return trip;
}

test('without a trip the button saves the place, says so, and its removal can be undone', async () => {
  const { place: screen } = await show(<AddToTripButton place={place} />);
  const button = screen.querySelector('button')!;
  expect(button.textContent).toBe('Agregar a mi viaje');
  await click(button);
  expect([button.textContent, button.getAttribute('aria-pressed'), saved()]).toEqual([
    'Guardado para tu viaje',
    'true',
    ['p1'],
  ]);
  expect(screen.textContent).toContain('Armar el viaje con este lugar');
  await click(button);
  expect(saved()).toEqual([]);
  const { text, action } = useToasts.getState().shown!;
  expect(text).toBe('Quitamos «Huaca del Dragón» de tus guardados.');
  await act(async () => action!.run());
  expect(saved()).toEqual(['p1']);
});

test('the place goes into the trip that changed last and has not ended, or is kept for later', async () => {
  makeTrip('Ya pasó', -9, '2026-11-30T00:00:00.000Z');
  const trip = makeTrip('Dos días en el valle', 5, '2026-11-29T00:00:00.000Z');
  makeTrip('Otro viaje', 2, '2026-11-20T00:00:00.000Z');
  const { place: screen } = await show(<AddToTripButton place={place} />);
  const link = screen.querySelector('a[data-saves]')!;
  expect([link.textContent, link.getAttribute('href')]).toEqual([
    'Poner en mi viaje',
    `/viajes/${addressId(trip)}?agregar=p1`,
  ]);
  expect(screen.textContent).toContain('«Dos días en el valle»');
  await click([...screen.querySelectorAll('button')].find((one) => one.textContent === 'Guardar para después'));
  expect(saved()).toEqual(['p1']);
  expect(screen.querySelector('button')!.textContent).toBe('Guardado para tu viaje');
  expect([...screen.querySelectorAll('a')].map((one) => one.getAttribute('href'))).toContain(
    `/viajes/${addressId(trip)}?agregar=p1`,
  );
});

test('a place of the trip shows its day and leads to the trip', async () => {
  const trip = makeTrip('Dos días', 5, '2026-11-29T00:00:00.000Z', [sampleStop('a', 540, 60, 'p1')]);
  const { place: screen } = await show(<AddToTripButton place={place} alone />);
  const link = screen.querySelector('a')!;
  expect([link.textContent, link.getAttribute('href')]).toEqual(['En tu viaje, día 1', `/viajes/${addressId(trip)}`]);
  expect(screen.querySelector('button')).toBeNull();
});
