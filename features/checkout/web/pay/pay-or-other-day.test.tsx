import { beforeEach, expect, test } from 'vitest';
import { show } from '#tests/show.tsx';
import type { Order } from '../../contract/order.ts';
import { useBasket } from '../basket/basket.ts';
import { PayOrOtherDay } from './pay-or-other-day.tsx';

beforeEach(() => useBasket.setState({ lines: [], attempt: null }));

const orderWith = (answer: string | null) =>
  ({
    id: 'order',
    quotation: null,
    bookings: [{ snapshot: { planSlug: 'huacas' }, closures: answer ? [{ answer }] : [] }],
  }) as unknown as Order;

const part = (answer: string | null, isRefused = false) => (
  <PayOrOtherDay order={orderWith(answer)} isRefused={isRefused}>
    Pagar
  </PayOrOtherDay>
);

test('if a closure holds the departure back, a link to other days replaces the button to pay', async () => {
  const { place, render } = await show(part(null));
  expect(place.textContent).toBe('Pagar');
  await render(part('without'));
  expect(place.textContent).toBe('Pagar');
  for (const held of [part('waiting'), part('call_off'), part(null, true)]) {
    await render(held);
    expect(place.textContent).toBe('Elegir otro día');
    expect(place.querySelector('a')?.getAttribute('href')).toMatch(/huacas$/);
  }
});
