import { expect, test } from 'vitest';
import { show } from '#tests/show.tsx';
import { MoneyBack } from './money-back.tsx';

test('an order in the account says what came back and what is on its way', async () => {
  const { place, render } = await show(<MoneyBack order={{ refunded: 28_000, returning: 0, currency: 'PEN' }} />);
  const lines = () => [...place.querySelectorAll('small')].map(({ textContent }) => textContent);
  expect(lines()).toEqual(['Te devolvimos PEN 280']);
  await render(<MoneyBack order={{ refunded: 0, returning: 5000, currency: 'PEN' }} />);
  expect(lines()).toEqual(['PEN 50 en camino de vuelta a ti']);
});
