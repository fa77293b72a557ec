import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { expect, test, vi } from 'vitest';
import { face } from '#regions/trujillo/face.ts';
import { click, show } from '#tests/show.tsx';
import { type Face, FaceProvider } from '#web/face.ts';
import type { Api } from '#web/http/api.ts';
import { ApiProvider } from '#web/http/use-api.ts';
import type { Figures } from '../../contract/figures.ts';
import { FiguresScreen } from './figures-screen.tsx';

const NONE: Figures = {
  ...{ period: 'month', from: '2026-11-01', today: '2026-11-30', fictional: false, places: [] },
  visits: { count: 0, before: 0, days: [{ day: '2026-11-30', count: 0 }], yearAgo: null, pages: [] },
  plans: {
    count: 0,
    before: 0,
    days: [{ day: '2026-11-30', count: 0 }],
    yearAgo: null,
    lengths: [],
    interests: [],
    months: [],
  },
  leftOut: { asked: 0, askedOut: 0, count: 0, before: 0, reasons: [], withoutHours: [] },
  stops: { days: [], districts: [] },
  sales: { months: [], all: [] },
  answers: [
    { of: 'questions', asked: 0, answered: 0, medianMinutes: null, before: null, goalHours: 72 },
    { of: 'quotations', asked: 0, answered: 0, medianMinutes: null, before: null, goalHours: 24 },
  ],
};

const MANY: Figures = {
  ...NONE,
  visits: {
    ...{
      count: 9412,
      before: 8000,
      days: [
        { day: '2026-11-29', count: 9000 },
        { day: '2026-11-30', count: 412 },
      ],
    },
    yearAgo: [4000, 706],
    pages: [{ page: 'place', count: 9412, before: 8000 }],
  },
  leftOut: {
    ...{ asked: 100, askedOut: 30, count: 212, before: 0 },
    reasons: [{ code: 'hours_unknown', count: 212, asked: 30 }],
    withoutHours: [{ id: 'a1', name: 'Casa Urquiaga', poster: { scene: 'casona', seed: 'x' }, count: 58 }],
  },
  stops: {
    days: [
      { day: '2026-12-07', holiday: null },
      { day: '2026-12-08', holiday: 'Inmaculada Concepción' },
    ],
    districts: [{ name: 'Huanchaco', counts: [null, 71], sum: 71, hides: true }],
  },
  answers: [
    { ...NONE.answers[0]!, asked: 9, answered: 3 },
    { ...NONE.answers[1]!, asked: 8, answered: 8, medianMinutes: 540 },
  ],
};

async function screen(figures: Figures, path = '/region/cifras?periodo=trimestre') {
  const call = vi.fn(async (_route: object, _input: object) => figures);
  const fetch = vi.fn(async (_route: object, _input: object) => new Response('Lugar\r\n'));
  const { place } = await show(
    <FaceProvider value={{ ...face, id: 'trujillo' } as unknown as Face}>
      <ApiProvider value={{ call, fetch } as unknown as Api}>
        <QueryClientProvider client={new QueryClient()}>
          <FiguresScreen />
        </QueryClientProvider>
      </ApiProvider>
    </FaceProvider>,
    path,
  );
  await vi.waitFor(() => expect(place.querySelector('.skeleton, [aria-busy=true]')).toBeNull());
  return { place, call, fetch };
}

test('a region without any event says that there is nothing to count yet', async () => {
  const { place, call } = await screen(NONE);
  await vi.waitFor(() => expect(place.textContent).toContain('Todavía no hay nada que contar'));
  expect(place.querySelectorAll('section h2')).toHaveLength(1);
  expect(call.mock.calls[0]![1]).toMatchObject({ query: { period: 'quarter' } });
});

test('the screen says the figures, hides small counts and gives no median of few answers', async () => {
  const { place, fetch } = await screen(MANY);
  await vi.waitFor(() => expect(place.textContent).toContain('De cada diez lugares que pidieron, 3 quedaron fuera.'));
  expect(place.textContent).toContain('Visitas: +18 %');
  const cells = [...place.querySelectorAll('table')]
    .find((table) => table.textContent?.includes('Huanchaco'))!
    .querySelectorAll('tbody td');
  expect([...cells].map(({ textContent }) => textContent)).toEqual(['<5', '71', '71+']);
  expect(place.textContent).toContain('El martes, 8 de diciembre, Huanchaco recibe su mayor día:');
  expect(place.textContent).toContain('Es feriado: Inmaculada Concepción.');
  expect(place.textContent).toContain('Con menos de 5 respuestas no damos un tiempo.');
  expect(place.textContent).toContain('9 h');
  expect(place.querySelector('a[href="/region/lugares/a1"]')?.textContent).toContain('Quedó fuera de 58 planes');
  expect(place.textContent).toContain('En este periodo no se armó ningún plan.');
  await click(place.querySelector('[aria-label="Descargar «Visitas» en CSV"]'));
  expect(fetch.mock.calls[0]![1]).toMatchObject({ params: { figure: 'visits' }, query: { period: 'month' } });
});

test('a month shows the year before beside it, and invented figures say so', async () => {
  const { place } = await screen({ ...MANY, fictional: true }, '/region/cifras');
  await vi.waitFor(() => expect(place.textContent).toContain('Visitas: +100 %, 4,706 hace un año'));
  expect(place.textContent).toContain('Las visitas y los planes son inventados.');
  expect(place.querySelector('[title$="hace un año, 706"]')).not.toBeNull();
  expect([...place.querySelectorAll('th')].map(({ textContent }) => textContent)).toContain('Hace un año');
});

test('a sum of small counts alone is no number', async () => {
  const districts = [{ name: 'Moche', counts: [null, null], sum: 0, hides: true }];
  const { place } = await screen({ ...MANY, stops: { ...MANY.stops, districts } });
  await vi.waitFor(() => expect(place.textContent).toContain('pocas'));
});
