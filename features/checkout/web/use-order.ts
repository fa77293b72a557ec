import { useCallback, useEffect, useRef, useState } from 'react';
import { useLocation } from 'react-router';
import { ApiError, type Problem } from '#web/http/problem.ts';
import { useApi } from '#web/http/use-api.ts';
import { ORDER_PIN_HEADER, ORDER_SECRET_HEADER } from '../contract/headers.ts';
import type { Order } from '../contract/order.ts';
import { showOrder } from '../contract/routes.ts';
import { isOrderHere, keepOrderHere, readOrderHere } from './kept-order.ts';
import { keepOrder, keepPin, keyOf } from './order-keys.ts';

export type OpenedOrder =
  | { step: 'loading' }
  /** The page asks for the PIN, because no valid key is known. */
  | { step: 'closed'; problem: Problem | null }
  | {
      step: 'open';
      order: Order;
      /** Milliseconds by which this device's clock is behind the server's clock. */
      behind: number;
      /** Time at which the shown offline copy was stored, in milliseconds; null for data from the server. */
      keptAt: number | null;
    };

/** The error for an offline copy that was stored with another key. */
const notThatPin = (problem: Problem): Problem => ({
  ...problem,
  detail: 'Sin conexión, y ese no es el PIN con el que se guardó en este teléfono.',
});

/** Opens one order with the secret in the URL's fragment, with this browser's stored key, with a PIN, or with the account that made the order. */
export function useOrder(name: string) {
  const api = useApi();
  const { hash, state } = useLocation();
  const [opened, setOpened] = useState<OpenedOrder>({ step: 'loading' });
  const [key, setKey] = useState<Record<string, string>>({});
  const keyNow = useRef(key);

  const take = useCallback((order: Order, behind?: number) => {
    setOpened((before) => ({
      step: 'open',
      order,
      behind: behind ?? (before.step === 'open' ? before.behind : 0),
      keptAt: null,
    }));
    void keepOrderHere(order, keyNow.current);
  }, []);

  const open = useCallback(
    async (headers: Record<string, string>, isFirst = false) => {
      try {
        const answer = await api.fetch(showOrder, { params: { id: name }, headers, quiet: true });
        const at = Date.parse(answer.headers.get('date') ?? '');
        const order: Order = await answer.json();
        setKey(headers);
        keyNow.current = headers;
        const secret = headers[ORDER_SECRET_HEADER];
        if (secret) keepOrder(order, secret);
        const typed = headers[ORDER_PIN_HEADER];
        if (typed) keepPin(order, typed);
        take(order, Number.isNaN(at) ? 0 : at - Date.now());
      } catch (error) {
        if (!(error instanceof ApiError)) throw error;
        const isAway = error.status === 0;
        const copy = isAway ? await readOrderHere(name, headers) : null;
        if (copy) setKey(headers);
        const wrong =
          isAway && !isFirst && !copy && (await isOrderHere(name)) ? notThatPin(error.problem) : error.problem;
        const wasAsked = !isFirst || Object.keys(headers).length > 0;
        setOpened((before) => {
          if (isAway && before.step === 'open') return { ...before, keptAt: before.keptAt ?? Date.now() };
          if (copy) return { step: 'open', order: copy.value, behind: 0, keptAt: copy.at };
          return { step: 'closed', problem: wasAsked || isAway ? wrong : null };
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

  const kept = opened.step === 'open' && opened.keptAt !== null;
  useEffect(() => {
    if (!kept) return;
    const again = () => void open(key);
    addEventListener('online', again);
    return () => removeEventListener('online', again);
  }, [kept, open, key]);

  return {
    opened,
    key,
    take,
    refresh: useCallback(() => open(key), [open, key]),
    openWithPin: (typed: string) => open({ [ORDER_PIN_HEADER]: typed.replaceAll(/\D/g, '') }),
  };
}
