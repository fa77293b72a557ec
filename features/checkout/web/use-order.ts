import { useCallback, useEffect, useState } from 'react';
import { useLocation } from 'react-router';
import { ApiError, type Problem } from '#web/http/problem.ts';
import { useApi } from '#web/http/use-api.ts';
import { storage } from '#web/storage.ts';
import type { Order } from '../contract/order.ts';
import { ORDER_PIN_HEADER, ORDER_SECRET_HEADER, orderRoutes } from '../contract/routes.ts';
import { keepOrder, keepPin, keyOf } from './order-keys.ts';

export type OpenedOrder =
  | { step: 'loading' }
  /** No key, or one that opens nothing: the PIN is asked. */
  | { step: 'closed'; problem: Problem | null }
  | {
      step: 'open';
      order: Order;
      /** Milliseconds by which this device's clock is behind the server's. */
      behind: number;
      /** Without a network: the copy that was kept on this device. */
      kept: boolean;
    };

export const orderUrl = (name: string): string => orderRoutes.one.replace(':id', encodeURIComponent(name));

const copyKey = (name: string) => `reserva/${name}`;

/** One order, opened by the secret in the fragment, by what this browser keeps, by a PIN, or by the account that made it. */
export function useOrder(name: string) {
  const api = useApi();
  const { hash, state } = useLocation();
  const [opened, setOpened] = useState<OpenedOrder>({ step: 'loading' });
  const [key, setKey] = useState<Record<string, string>>({});

  const take = useCallback((order: Order, behind?: number) => {
    setOpened((before) => ({
      step: 'open',
      order,
      behind: behind ?? (before.step === 'open' ? before.behind : 0),
      kept: false,
    }));
    storage.write(copyKey(order.reference), order);
  }, []);

  const open = useCallback(
    async (headers: Record<string, string>, isFirst = false) => {
      try {
        const answer = await api.send(orderUrl(name), { method: 'GET' }, { headers, quiet: true });
        const at = Date.parse(answer.headers.get('date') ?? '');
        const order: Order = await answer.json();
        setKey(headers);
        const secret = headers[ORDER_SECRET_HEADER];
        if (secret) keepOrder(order, secret);
        const typed = headers[ORDER_PIN_HEADER];
        if (typed) keepPin(order, typed);
        take(order, Number.isNaN(at) ? 0 : at - Date.now());
      } catch (error) {
        if (!(error instanceof ApiError)) throw error;
        const copy = error.status === 0 ? storage.read<Order>(copyKey(name)) : null;
        const wasAsked = !isFirst || Object.keys(headers).length > 0;
        setOpened((before) => {
          if (error.status === 0 && before.step === 'open') return { ...before, kept: true };
          if (copy) return { step: 'open', order: copy, behind: 0, kept: true };
          return { step: 'closed', problem: wasAsked ? error.problem : null };
        });
      }
    },
    [api, name, take],
  );

  const pin = typeof state?.pin === 'string' ? state.pin : null;
  useEffect(() => {
    const secret = hash.slice(1);
    const first = secret ? { [ORDER_SECRET_HEADER]: secret } : pin ? { [ORDER_PIN_HEADER]: pin } : keyOf(name);
    void open(first, true);
  }, [hash, pin, open, name]);

  return {
    opened,
    key,
    take,
    refresh: useCallback(() => open(key), [open, key]),
    openWithPin: (typed: string) => open({ [ORDER_PIN_HEADER]: typed.replaceAll(/\D/g, '') }),
  };
}
