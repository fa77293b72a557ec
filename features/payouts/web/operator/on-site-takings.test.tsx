import { expect, test, vi } from 'vitest';
import { show } from '#tests/show.tsx';
import { type Face, FaceProvider } from '#web/face.ts';
import { OnSiteTakings } from './on-site-takings.tsx';

const LIMA = { timeZone: 'America/Lima' } as Face;
const taking = (day: string, means: 'cash' | 'yape', amount: number) => ({ day, currency: 'PEN', means, amount });

const line = (id: string, day: string, name: string | null, amount: number) => ({
  ...{ id, day, name, amount, bookingId: `b-${id}`, reference: 'RB7K2M4QXA', means: 'yape' as const, currency: 'PEN' },
});

async function placeFor(takings: ReturnType<typeof taking>[], lines: ReturnType<typeof line>[] = []) {
  vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-12-06T03:00:00Z') });
  const { place } = await show(
    <FaceProvider value={LIMA}>
      <OnSiteTakings operatorId="mar" takings={takings} lines={lines} />
    </FaceProvider>,
  );
  vi.useRealTimers();
  return place;
}

const wordsOf = (place: HTMLElement) => place.textContent.replaceAll('\u00a0', ' ');
const textFor = async (...takings: Parameters<typeof placeFor>) => wordsOf(await placeFor(...takings));

test('the payments of today in the region stand by means, and those of earlier days by day', async () => {
  const text = await textFor([
    taking('2026-12-05', 'cash', 9000),
    taking('2026-12-05', 'yape', 5000),
    taking('2026-12-04', 'cash', 1000),
    taking('2026-12-04', 'yape', 2000),
  ]);
  expect(text).toContain('Lo que cobraste hoyEfectivoPEN 90');
  expect(text).toContain('YapePEN 50');
  expect(text).toContain('Total de hoyPEN 140');
  expect(text).toContain('Los días de antesviernes, 4 de diciembreEfectivo PEN 10Yape PEN 20Quiénes pagaronPEN 30');
});

test('a day without payments on the spot says so, and an operator without any sees nothing', async () => {
  expect(await textFor([taking('2026-12-04', 'cash', 1000)])).toContain('Hoy todavía no anotaste ningún cobro');
  expect(await textFor([])).toBe('');
});

test('each payment names its booking with a link, and money given back is marked', async () => {
  const lines = [
    line('a', '2026-12-05', 'Rosa Vega', 5000),
    line('r', '2026-12-05', 'Rosa Vega', -2000),
    line('b', '2026-12-04', null, 1000),
  ];
  const place = await placeFor([taking('2026-12-05', 'yape', 3000), taking('2026-12-04', 'yape', 1000)], lines);
  expect(wordsOf(place)).toContain('Rosa VegaYapeRB7K 2M4Q XAPEN 50');
  expect(wordsOf(place)).toContain('Rosa VegaYapedevueltoRB7K 2M4Q XAPEN -20');
  expect([...place.querySelectorAll('a')].map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
    ['Rosa Vega', '/operador/mar/reservas/b-a'],
    ['Rosa Vega', '/operador/mar/reservas/b-r'],
    ['RB7K 2M4Q XA', '/operador/mar/reservas/b-b'],
  ]);
});
