import { afterEach, expect, test, vi } from 'vitest';
import { show } from '#tests/show.tsx';
import { type Face, FaceProvider } from '#web/face.ts';
import { usePartName } from './explore/use-part-name.ts';
import { OpenLine } from './open-line.tsx';

afterEach(() => vi.useRealTimers());

const FACE = { timeZone: 'America/Lima' } as Face;
const PLACE = { open: { state: 'open', until: '16:00' }, hoursClass: 'known' } as const;

const Filter = () => usePartName()({ kind: 'open', label: '2026-11-29' });

test('a card of a search for tomorrow shows the hours of tomorrow, as its filter says', async () => {
  vi.useFakeTimers({ now: new Date('2026-11-28T15:00:00Z'), toFake: ['Date'] });
  const { place, render } = await show(null);
  const line = (hours: [string, string][] | null) =>
    render(
      <FaceProvider value={FACE}>
        <OpenLine place={{ ...PLACE, ...(hours && { onDay: { date: '2026-11-29', hours } }) }} /> / <Filter />
      </FaceProvider>,
    );
  await line([['10:00', '13:00']]);
  expect(place.textContent).toBe('Abre mañana, domingo · 10:00–13:00 / Abierto mañana, domingo');
  await line([]);
  expect(place.textContent).toContain('Cerrado mañana, domingo /');
  await line(null);
  expect(place.textContent).toContain('Abierto ahora · cierra 16:00 /');
});
