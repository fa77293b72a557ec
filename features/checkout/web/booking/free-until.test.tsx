import { expect, test } from 'vitest';
import { USUAL_POLICY } from '#features/operators/contract/cancellation-policy.ts';
import { show } from '#tests/show.tsx';
import type { OrderBooking } from '../../contract/order.ts';
import { FreeUntil } from './free-until.tsx';

test('the limit of free cancellation is read from the booking alone, while it lasts', async () => {
  const at = (startsAt: string) =>
    ({ policy: USUAL_POLICY, startsAt, zone: 'America/Lima' }) as OrderBooking['snapshot'];
  const { place, render } = await show(<FreeUntil snapshot={at('2099-12-05T13:00:00Z')} />);
  expect(place.textContent).toMatch(/^Cancelas gratis hasta el \S+ \d+ de diciembre, 08:00, con conexión\.$/);
  await render(<FreeUntil snapshot={at(new Date().toISOString())} />);
  expect(place.textContent).toBe('');
});
