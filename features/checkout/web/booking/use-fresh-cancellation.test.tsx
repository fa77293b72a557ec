import { act } from 'react';
import { afterEach, expect, test, vi } from 'vitest';
import { show } from '#tests/show.tsx';
import type { OrderBooking } from '../../contract/order.ts';
import { useFreshCancellation } from './use-fresh-cancellation.ts';

afterEach(() => vi.useRealTimers());

const booking = (pending: boolean) => ({ cancellation: { pending } }) as OrderBooking;
const refresh = vi.fn(async () => undefined);

function Screen({ pending }: { pending: boolean }) {
  useFreshCancellation([booking(pending)], refresh);
  return null;
}

test('the order is loaded again only while a cancellation is pending', async () => {
  vi.useFakeTimers();
  const { render } = await show(<Screen pending />);
  await act(() => vi.advanceTimersByTimeAsync(6000));
  expect(refresh).toHaveBeenCalledTimes(2);
  await render(<Screen pending={false} />);
  await act(() => vi.advanceTimersByTimeAsync(6000));
  expect(refresh).toHaveBeenCalledTimes(2);
});
