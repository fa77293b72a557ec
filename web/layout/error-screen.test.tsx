import { I18nProvider } from '@lingui/react';
import { renderToStaticMarkup } from 'react-dom/server';
import { createMemoryRouter, data, RouterProvider } from 'react-router';
import { afterEach, expect, test } from 'vitest';
import { face } from '#regions/trujillo/face.ts';
import { type Face, FaceProvider } from '#web/face.ts';
import { i18n } from '#web/i18n.ts';
import { noAnswer } from '../http/problem.ts';
import { ORDER_LIST, TRIP_LIST } from '../offline/stored-lists.ts';
import { storage } from '../storage.ts';
import ErrorScreen from './error-screen.tsx';

afterEach(() => {
  for (const list of [ORDER_LIST, TRIP_LIST]) storage.remove(list);
});

async function linksAfter(error: unknown): Promise<string[]> {
  const router = createMemoryRouter([
    {
      path: '/',
      loader: () => Promise.reject(error),
      errorElement: <ErrorScreen />,
    },
  ]);
  await expect.poll(() => router.state.initialized).toBe(true);
  const html = renderToStaticMarkup(
    <I18nProvider i18n={i18n}>
      <FaceProvider value={{ ...face, id: 'trujillo', product: 'Descubre' } as unknown as Face}>
        <RouterProvider router={router} />
      </FaceProvider>
    </I18nProvider>,
  );
  const place = document.createElement('div');
  place.innerHTML = html;
  return [...place.querySelectorAll('a')].map(({ textContent }) => textContent);
}

test('a page that cannot be loaded without a network leads to what this browser stored', async () => {
  const away = data(noAnswer(), { status: 503 });
  expect(await linksAfter(away)).toEqual(['Ir al inicio']);
  storage.write(TRIP_LIST, ['a']);
  storage.write(ORDER_LIST, [{ id: 'b' }]);
  expect(await linksAfter(away)).toEqual(['Mis viajes', 'Mis reservas', 'Ir al inicio']);
  expect(await linksAfter(new Error('fault'))).toEqual(['Ir al inicio']);
});
