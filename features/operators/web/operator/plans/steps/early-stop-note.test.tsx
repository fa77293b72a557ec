import { expect, test } from 'vitest';
import { show } from '#tests/show.tsx';
import { EarlyStopNote } from './early-stop-note.tsx';

test('a stop that begins before the previous one ends says so', async () => {
  const stop = (begin: number) => ({ begin, minutes: 60, place: null, title: 'Plaza', note: '', included: true });
  const { place, render } = await show(<EarlyStopNote stops={[stop(540), stop(510)]} at={1} />);
  expect(place.textContent).toBe('Empieza antes de que termine la anterior.');
  await render(<EarlyStopNote key="first" stops={[stop(540), stop(510)]} at={0} />);
  expect(place.textContent).toBe('');
});
