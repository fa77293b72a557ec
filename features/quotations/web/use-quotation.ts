import { useCallback, useEffect, useRef, useState } from 'react';
import { useLocation } from 'react-router';
import { ApiError, type Problem } from '#web/http/problem.ts';
import { useApi } from '#web/http/use-api.ts';
import { useSession } from '#web/session/session.ts';
import { QUOTATION_PIN_HEADER, QUOTATION_SECRET_HEADER } from '../contract/headers.ts';
import type { QuotationView } from '../contract/quotation-view.ts';
import { showQuotation } from '../contract/routes.ts';
import { firstKey } from './first-key.ts';
import { keepCopy, keepPin, keepQuotation, keyOf, readCopy } from './quotation-keys.ts';

export type OpenedQuotation =
  | { step: 'loading' }
  /** Without a valid key. The screen asks for the PIN. */
  | { step: 'closed'; problem: Problem | null }
  /** Loading failed for another reason than the key. */
  | { step: 'failed'; problem: Problem }
  | {
      step: 'open';
      quotation: QuotationView;
      /** Milliseconds by which this device's clock is behind the server's. */
      behind: number;
      /** `true` for the copy on this device, which is shown without a network. */
      kept: boolean;
    };

/** Milliseconds between reloads. Answers arrive while the page is open. */
const AGAIN_MS = 30_000;

/** Loads a request with the secret in the URL's fragment, with this browser's stored key, with a PIN, or with the account that sent the request. */
export function useQuotation(reference: string) {
  const api = useApi();
  const { hash, state } = useLocation();
  const [opened, setOpened] = useState<OpenedQuotation>({ step: 'loading' });
  const [key, setKey] = useState<Record<string, string>>({});
  const keyNow = useRef(key);

  const take = useCallback((quotation: QuotationView, behind?: number) => {
    setOpened((before) => {
      const isOpen = before.step === 'open';
      // Most reloads return the same data, which needs no new render.
      const isSame = isOpen && !before.kept && JSON.stringify(before.quotation) === JSON.stringify(quotation);
      if (isSame && behind === undefined) return before;
      return {
        step: 'open',
        quotation: isSame ? before.quotation : quotation,
        behind: behind ?? (isOpen ? before.behind : 0),
        kept: false,
      };
    });
    void keepCopy(quotation, keyNow.current);
  }, []);

  const open = useCallback(
    async (headers: Record<string, string>, isFirst = false) => {
      setKey(headers);
      keyNow.current = headers;
      try {
        const answer = await api.fetch(showQuotation, { params: { name: reference }, headers, quiet: true });
        const at = Date.parse(answer.headers.get('date') ?? '');
        const quotation: QuotationView = await answer.json();
        const { id, source } = quotation;
        const secret = headers[QUOTATION_SECRET_HEADER];
        if (secret) keepQuotation({ id, reference: quotation.reference, title: source.title, secret });
        const typed = headers[QUOTATION_PIN_HEADER];
        if (typed) keepPin(quotation.reference, typed);
        take(quotation, Number.isNaN(at) ? 0 : at - Date.now());
      } catch (error) {
        if (!(error instanceof ApiError)) throw error;
        const copy = error.status === 0 ? await readCopy(reference, headers) : null;
        const wasAsked = !isFirst || Object.keys(headers).length > 0;
        setOpened((before) => {
          if (error.status !== 404 && before.step === 'open') return { ...before, kept: error.status === 0 };
          if (copy) return { step: 'open', quotation: copy, behind: 0, kept: true };
          if (error.status !== 404 && error.status !== 401) return { step: 'failed', problem: error.problem };
          return { step: 'closed', problem: wasAsked ? error.problem : null };
        });
      }
    },
    [api, reference, take],
  );

  const pin = typeof state?.pin === 'string' ? state.pin : null;
  const isKnown = useSession(({ status }) => status !== 'unknown');
  const isPerson = useSession(({ person }) => person !== null);
  useEffect(() => {
    if (!isKnown) return;
    const first = firstKey({ secret: hash.slice(1), pin, kept: keyOf(reference), isPerson });
    if (first) void open(first, true);
    else setOpened((before) => (before.step === 'open' ? before : { step: 'closed', problem: null }));
  }, [hash, pin, open, reference, isKnown, isPerson]);

  const refresh = useCallback(() => open(key), [open, key]);
  const isOpen = opened.step === 'open';
  useEffect(() => {
    if (!isOpen) return;
    const look = () => document.visibilityState === 'visible' && void refresh();
    const timer = setInterval(look, AGAIN_MS);
    document.addEventListener('visibilitychange', look);
    addEventListener('focus', look);
    addEventListener('online', look);
    return () => {
      clearInterval(timer);
      document.removeEventListener('visibilitychange', look);
      removeEventListener('focus', look);
      removeEventListener('online', look);
    };
  }, [isOpen, refresh]);

  return {
    opened,
    key,
    take,
    refresh,
    openWithPin: (typed: string) => open({ [QUOTATION_PIN_HEADER]: typed.replaceAll(/\D/g, '') }),
  };
}
