import { expect, test } from 'vitest';
import { show } from '#tests/show.tsx';
import { type PaidSoFar, paidSoFar, useStepWords } from './use-step-words.ts';

function Step({ action, paid }: { action: string; paid: PaidSoFar }) {
  return useStepWords(paid)(action, 'system');
}

test('the history calls a booking paid only if nothing is owed', async () => {
  const { place, render } = await show(<Step action="confirm" paid={paidSoFar({ paid: 100, total: 100 })} />);
  expect(place.textContent).toBe('Pagada y confirmada');
  await render(<Step action="confirm" paid={paidSoFar({ paid: 30, total: 100 })} />);
  expect(place.textContent).toBe('Adelanto pagado, confirmada');
  await render(<Step action="confirm" paid={paidSoFar({ paid: 0, total: 100 })} />);
  expect(place.textContent).toBe('Confirmada');
  await render(<Step action="ask" paid="part" />);
  expect(place.textContent).toBe('Adelanto pagado, espera tu respuesta');
});
