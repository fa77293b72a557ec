import { I18nProvider } from '@lingui/react';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { face } from '#regions/trujillo/face.ts';
import { type Face, FaceProvider } from '#web/face.ts';
import type { Api } from '#web/http/api.ts';
import { ApiProvider } from '#web/http/use-api.ts';
import { i18n } from '#web/i18n.ts';
import { OtherWays } from './other-ways.tsx';

const from = { lon: -79.0288, lat: -8.1118 };
const to = { lon: -79.1203, lat: -8.0802 };
const drive = { metres: 12_000, minutes: 25 };
const line = { ref: 'M-05 H', operator: 'Huanchaco', hours: null, walkTo: 120, walkFrom: 80, metres: 14_000 };

function shown({ taxi, items }: { taxi: Face['taxi']; items: object[] }): string {
  const queries = new QueryClient();
  const source = { attribution: '© colaboradores de OpenStreetMap', url: null };
  queries.setQueryData(['bus lines', '-79.0288,-8.1118', '-79.1203,-8.0802'], { items, source });
  const values = { ...face, taxi, currency: { code: 'PEN', symbol: 'S/' } } as unknown as Face;
  return renderToStaticMarkup(
    <I18nProvider i18n={i18n}>
      <QueryClientProvider client={queries}>
        <FaceProvider value={values}>
          <ApiProvider value={{} as Api}>
            <OtherWays from={from} to={to} drive={drive} />
          </ApiProvider>
        </FaceProvider>
      </QueryClientProvider>
    </I18nProvider>,
  );
}

test('if a region has no tariff and no bus line joins the points, nothing is shown', () => {
  expect(shown({ taxi: null, items: [] })).toBe('');
});

test('a taxi fare is an estimate with its source and date, and a bus line shows walks and no price', () => {
  const tariff = { base: 300, perKm: 120, perMinute: 0, minimum: 500, source: 'Municipalidad', date: '2026-10-01' };
  const taxi = shown({ taxi: tariff, items: [] });
  expect(taxi).toMatch(/Taxi: unos .*18.*Tarifa: Municipalidad, 01\/10\/2026/);
  const lines = shown({ taxi: null, items: [{ ...line, checked: '2025-12-17' }] });
  expect(lines).toMatch(/Combi o micro M-05 H.*Huanchaco.*sube a 120 m y baja a 80 m/);
  expect(lines).toContain('Pregunta el pasaje al subir');
  expect(lines).not.toMatch(/PEN|S\//);
});
