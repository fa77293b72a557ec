import { expect, test } from 'vitest';
import { showForOperator } from '#tests/operator-screen.tsx';
import { click, type } from '#tests/show.tsx';
import { changeDepartures } from '../../../contract/departure-batch-routes.ts';
import type { ManagedDeparture } from '../../../contract/managed-plan.ts';
import { DepartureHour } from './departure-hour.tsx';

const departure = { id: 'd', time: '16:00', taken: 0 } as ManagedDeparture;

async function movedTo(time: string, reason: string | null) {
  const said: string[] = [];
  const place = await showForOperator(<DepartureHour departure={departure} onMoved={(text) => said.push(text)} />, [
    [changeDepartures, { items: [{ reason }] }],
  ]);
  await type(place.querySelector('input')!, time, true);
  await click(place.querySelector('button'));
  return { said, text: place.textContent };
}

test('a departure without bookings moves to the new hour', async () => {
  expect((await movedTo('5:30 pm', null)).said).toEqual(['Ahora sale a las 17:30.']);
});

test('a departure that the server does not move says why', async () => {
  const { said, text } = await movedTo('17:30', 'hour_taken');
  expect(said).toEqual([]);
  expect(text).toContain('Ese día ya hay una salida a esa hora.');
});

test('a departure with bookings does not move, and the text names the other ways', async () => {
  const sold = { ...departure, taken: 2 };
  const place = await showForOperator(<DepartureHour departure={sold} onMoved={() => undefined} />);
  expect(place.querySelector('input')).toBeNull();
  expect(place.textContent).toContain('propónsela a cada reserva');
});
