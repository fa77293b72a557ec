import { expect, test } from 'vitest';
import { show } from '#tests/show.tsx';
import { OrderAmount } from './order-amount.tsx';

test('the price of an order in the account is large only while the order is open', async () => {
  const order = { total: 21_000, currency: 'PEN' };
  const { place, render } = await show(<OrderAmount order={{ ...order, state: 'confirmed' }} />);
  expect(place.querySelector('b')?.textContent).toBe('PEN 210');
  for (const state of ['cancelled', 'lapsed', 'released'] as const) {
    await render(<OrderAmount order={{ ...order, state }} />);
    expect(place.querySelector('b')).toBeNull();
    expect(place.querySelector('s')?.textContent).toBe('PEN 210');
  }
});
