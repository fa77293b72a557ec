// @vitest-environment happy-dom
import { i18n } from '@lingui/core';
import { I18nProvider } from '@lingui/react';
import { act } from 'react';
import { createRoot } from 'react-dom/client';
import { expect, test, vi } from 'vitest';
import { type Face, FaceProvider } from '#web/face.ts';
import { MapControls } from './map-controls.tsx';
import type { MapEngine } from './map-engine.ts';

test('a position outside the region does not move the map', async () => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
  i18n.loadAndActivate({ locale: 'es', messages: {} });
  const fits: unknown[] = [];
  const engine = { mark() {}, fit: (to: unknown) => fits.push(to) } as unknown as MapEngine;
  let here = { longitude: -77.03, latitude: -12.05 };
  vi.stubGlobal('navigator', {
    geolocation: { getCurrentPosition: (found: (at: unknown) => void) => found({ coords: here }) },
  });
  const place = document.createElement('div');
  const root = createRoot(place);
  await act(async () =>
    root.render(
      <I18nProvider i18n={i18n}>
        <FaceProvider value={{ reach: [-80, -9, -78, -7] } as unknown as Face}>
          <MapControls engine={engine} few={false} />
        </FaceProvider>
      </I18nProvider>,
    ),
  );
  const locate = () => act(async () => place.querySelector<HTMLButtonElement>('[aria-label="Dónde estoy"]')!.click());
  await locate();
  expect(fits).toEqual([]);
  expect(place.textContent).toBe('Estás fuera de la región; el mapa queda como estaba.');
  here = { longitude: -79.03, latitude: -8.11 };
  await locate();
  expect(fits).toEqual([{ center: [-79.03, -8.11], zoom: 13.5 }]);
  expect(place.textContent).toBe('');
  await act(async () => root.unmount());
});
