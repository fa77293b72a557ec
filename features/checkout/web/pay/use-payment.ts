import { useCallback, useEffect, useRef, useState } from 'react';
import { OPEN_PAYMENTS } from '#features/payments/contract/payment-states.ts';
import { ApiError } from '#web/http/problem.ts';
import { useApi } from '#web/http/use-api.ts';
import type { Order, OrderPayment } from '../../contract/order.ts';
import { endTry } from '../order-keys.ts';
import { refreshFor } from './pay-routes.ts';

export const OPEN_STATES = OPEN_PAYMENTS;
const EVERY = 2500;

export function usePayment(
  order: Order | null,
  key: Record<string, string>,
  named: string | null,
  refresh: () => Promise<void>,
) {
  const api = useApi();
  const [seen, setSeen] = useState<OrderPayment | null>(null);
  const [silent, setSilent] = useState(false);
  const known = order?.payments.find(({ id }) => id === named) ?? newest(order?.payments ?? []);
  const payment = seen && seen.id === known?.id ? seen : (known ?? null);
  const isOpen = payment !== null && OPEN_STATES.includes(payment.state);
  const keyNow = useRef(key);
  keyNow.current = key;

  const ask = useCallback(async () => {
    if (!payment) return;
    try {
      const { payment: now, order: head } = await api.call(refreshFor(keyNow.current), {
        params: { id: payment.id },
        headers: keyNow.current,
        quiet: true,
      });
      setSilent(false);
      setSeen(now);
      if (OPEN_STATES.includes(now.state) && head.state === order?.state) return;
      await refresh();
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      setSilent(true);
    }
  }, [api, payment, order, refresh]);

  const orderId = order?.id;
  const over = payment !== null && !isOpen ? payment.instalment : null;
  useEffect(() => {
    if (orderId && over !== null) endTry(orderId, over);
  }, [orderId, over]);

  const asking = useRef(ask);
  asking.current = ask;
  useEffect(() => {
    if (!isOpen) return;
    const again = () => document.visibilityState === 'visible' && void asking.current();
    void asking.current();
    const timer = setInterval(again, EVERY);
    addEventListener('online', again);
    document.addEventListener('visibilitychange', again);
    addEventListener('pageshow', again);
    return () => {
      clearInterval(timer);
      removeEventListener('online', again);
      document.removeEventListener('visibilitychange', again);
      removeEventListener('pageshow', again);
    };
  }, [isOpen]);
  return { payment, silent, ask };
}

function newest(payments: readonly OrderPayment[]): OrderPayment | undefined {
  return payments.toSorted((a, b) => a.at.localeCompare(b.at)).at(-1);
}
