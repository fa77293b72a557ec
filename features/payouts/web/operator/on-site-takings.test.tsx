import { expect, test, vi } from 'vitest';
import { show } from '#tests/show.tsx';
import { type Face, FaceProvider } from '#web/face.ts';
import { OnSiteTakings } from './on-site-takings.tsx';

const LIMA = { timeZone: 'America/Lima' } as Face;
const taking = (day: string, means: 'cash' | 'yape', amount: number) => ({ day, currency: 'PEN', means, amount });

async function textFor(takings: ReturnType<typeof taking>[]): Promise<string> {
  vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-12-06T03:00:00Z') });
  const { place } = await show(
    <FaceProvider value={LIMA}>
      <OnSiteTakings takings={takings} />
    </FaceProvider>,
  );
  vi.useRealTimers();
  return place.textContent.replaceAll('\u00a0', ' ');
}

test('the payments of today in the region stand by means, and those of earlier days by day', async () => {
  const text = await textFor([
    taking('2026-12-05', 'cash', 9000),
    taking('2026-12-05', 'yape', 5000),
    taking('2026-12-04', 'cash', 1000),
    taking('2026-12-04', 'yape', 2000),
  ]);
  expect(text).toContain('Lo que cobraste hoyEfectivoPEN 90');
  expect(text).toContain('YapePEN 50');
  expect(text).toContain('Los días de antesviernes, 4 de diciembreEfectivo PEN 10Yape PEN 20PEN 30');
});

test('a day without payments on the spot says so, and an operator without any sees nothing', async () => {
  expect(await textFor([taking('2026-12-04', 'cash', 1000)])).toContain('Hoy todavía no anotaste ningún cobro');
  expect(await textFor([])).toBe('');
});
