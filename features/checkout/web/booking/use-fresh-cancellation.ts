import { useEffect, useRef } from 'react';
import type { OrderBooking } from '../../contract/order.ts';

const EVERY_MS = 2500;

/** Loads the order again until the payment provider has accepted the refund of every cancellation. */
export function useFreshCancellation(
  bookings: readonly Pick<OrderBooking, 'cancellation'>[],
  refresh: () => Promise<void>,
): void {
  const isPending = bookings.some(({ cancellation }) => cancellation?.pending);
  const latest = useRef(refresh);
  latest.current = refresh;
  useEffect(() => {
    if (!isPending) return;
    const timer = setInterval(() => document.visibilityState === 'visible' && void latest.current(), EVERY_MS);
    return () => clearInterval(timer);
  }, [isPending]);
}
