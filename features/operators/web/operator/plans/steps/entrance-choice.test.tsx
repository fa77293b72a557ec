import { expect, test, vi } from 'vitest';
import { showPlace } from '#features/places/contract/routes.ts';
import { showForOperator } from '#tests/operator-screen.tsx';
import { EntranceChoice } from './entrance-choice.tsx';

test('the question about the entrance waits for the fee of the place', async () => {
  let answer: (place: object) => void = () => undefined;
  const asked = new Promise((resolve) => {
    answer = resolve;
  });
  const place = await showForOperator(<EntranceChoice place="luna" included={false} onChange={() => undefined} />, [
    [showPlace, () => asked],
  ]);
  expect(place.textContent).toBe('');
  answer({ fees: { currency: 'PEN', adult: 1500, text: null }, ticket: null, hours: { class: 'known' } });
  await vi.waitFor(() => expect(place.textContent).toContain('¿Tu precio incluye la entrada?'));
});
