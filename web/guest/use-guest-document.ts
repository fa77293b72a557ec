import { useCallback, useEffect, useRef, useState } from 'react';
import { useLocation } from 'react-router';
import type { Api } from '../http/api.ts';
import { ApiError, type Problem } from '../http/problem.ts';
import { useApi } from '../http/use-api.ts';
import { useSession } from '../session/session.ts';

type Headers = Record<string, string>;

/**
 * A kind of document that guests open without an account, such as orders. The object must not change between renders.
 */
export interface GuestDocuments<Document> {
  secretHeader: string;
  pinHeader: string;
  /** @param name the reference or the id in the URL. */
  load(api: Api, name: string, headers: Headers): Promise<Response>;
  /** Reads the key that this browser stored for the document. */
  keyOf?(name: string): Headers;
  keepKey?(document: Document, key: { secret: string | undefined; pin: string | undefined }): void;
  copies?: Copies<Document>;
  /** If `true`, a visitor without a key and without an account causes no request. */
  needsKey?: boolean;
  /** Milliseconds between reloads while the page is visible. If absent, only an offline copy is reloaded. */
  againMs?: number;
}

interface Copies<Document> {
  keep(document: Document, headers: Headers): Promise<unknown>;
  /** `at` is the instant of the copy in milliseconds. */
  read(name: string, headers: Headers): Promise<{ value: Document; at: number } | null>;
  problemOf?(name: string, problem: Problem): Promise<Problem>;
}

export type OpenedDocument<Document> =
  | { step: 'loading' }
  /** `problem` is null before the person has tried a key. */
  | { step: 'closed'; problem: Problem | null }
  | {
      step: 'open';
      document: Document;
      /** Milliseconds by which this device's clock is behind the server's clock. */
      behind: number;
      /** Milliseconds: when the offline copy was stored. Null for data from the server. */
      keptAt: number | null;
    };

const REFUSED = [401, 404];

export const isRefusal = ({ status }: Problem): boolean => REFUSED.includes(status);

const isEmpty = (headers: Headers) => Object.keys(headers).length === 0;

/**
 * Tries these keys in order: the secret in the URL's fragment, the PIN typed on the page before (`state.pin`), the
 * stored key, the account. Only a refusal closes an open document.
 */
export function useGuestDocument<Document>(kind: GuestDocuments<Document>, name: string) {
  const api = useApi();
  const { hash, state } = useLocation();
  const [opened, setOpened] = useState<OpenedDocument<Document>>({ step: 'loading' });
  const [key, setKey] = useState<Headers>({});
  const keyNow = useRef(key);
  const tried = useRef(key);

  const take = useCallback(
    (document: Document, behind?: number) => {
      setOpened((before) => {
        if (before.step !== 'open') return { step: 'open', document, behind: behind ?? 0, keptAt: null };
        const isSame = JSON.stringify(before.document) === JSON.stringify(document);
        if (isSame && before.keptAt === null && behind === undefined) return before;
        return {
          step: 'open',
          document: isSame ? before.document : document,
          behind: behind ?? before.behind,
          keptAt: null,
        };
      });
      void kind.copies?.keep(document, keyNow.current);
    },
    [kind],
  );

  const open = useCallback(
    async (headers: Headers, isFirst = false) => {
      const { secretHeader, pinHeader, copies } = kind;
      const use = () => {
        keyNow.current = headers;
        setKey(headers);
      };
      tried.current = headers;
      try {
        const answer = await kind.load(api, name, headers);
        const at = Date.parse(answer.headers.get('date') ?? '');
        const document: Document = await answer.json();
        use();
        kind.keepKey?.(document, { secret: headers[secretHeader], pin: headers[pinHeader] });
        take(document, Number.isNaN(at) ? 0 : at - Date.now());
      } catch (error) {
        if (!(error instanceof ApiError)) throw error;
        const isAway = error.status === 0;
        const copy = isAway ? ((await copies?.read(name, headers)) ?? null) : null;
        if (copy) use();
        const isRetry = isAway && !isFirst && !copy;
        const wrong = (isRetry && (await copies?.problemOf?.(name, error.problem))) || error.problem;
        const wasAsked = !isFirst || !isEmpty(headers);
        setOpened((before) => {
          if (before.step === 'open' && !isRefusal(error.problem))
            return { ...before, keptAt: isAway ? (before.keptAt ?? Date.now()) : before.keptAt };
          if (copy) return { step: 'open', document: copy.value, behind: 0, keptAt: copy.at };
          return { step: 'closed', problem: wasAsked || !isRefusal(wrong) ? wrong : null };
        });
      }
    },
    [api, kind, name, take],
  );

  const pin = typeof state?.pin === 'string' ? state.pin : null;
  const isSessionRead = useSession(({ status }) => status !== 'unknown') || !kind.needsKey;
  const mayAsk = useSession(({ person }) => person !== null) || !kind.needsKey;
  useEffect(() => {
    if (!isSessionRead) return;
    const secret = hash.slice(1);
    const first = secret
      ? { [kind.secretHeader]: secret }
      : pin
        ? { [kind.pinHeader]: pin }
        : (kind.keyOf?.(name) ?? {});
    if (mayAsk || !isEmpty(first)) void open(first, true);
    else setOpened((before) => (before.step === 'open' ? before : { step: 'closed', problem: null }));
  }, [hash, pin, open, kind, name, isSessionRead, mayAsk]);

  const refresh = useCallback(() => open(tried.current), [open]);
  useReloads(
    refresh,
    { isOpen: opened.step === 'open', isKept: opened.step === 'open' && opened.keptAt !== null },
    kind,
  );

  return {
    opened,
    key,
    take,
    refresh,
    openWithPin: (typed: string) => open({ [kind.pinHeader]: typed.replaceAll(/\D/g, '') }),
  };
}

function useReloads(
  refresh: () => Promise<void>,
  { isOpen, isKept }: { isOpen: boolean; isKept: boolean },
  { againMs }: { againMs?: number },
): void {
  useEffect(() => {
    if (!isOpen || againMs === undefined) return;
    const look = () => document.visibilityState === 'visible' && void refresh();
    const timer = setInterval(look, againMs);
    document.addEventListener('visibilitychange', look);
    addEventListener('focus', look);
    addEventListener('online', look);
    return () => {
      clearInterval(timer);
      document.removeEventListener('visibilitychange', look);
      removeEventListener('focus', look);
      removeEventListener('online', look);
    };
  }, [isOpen, againMs, refresh]);
  useEffect(() => {
    if (!isKept || againMs !== undefined) return;
    const again = () => void refresh();
    addEventListener('online', again);
    return () => removeEventListener('online', again);
  }, [isKept, againMs, refresh]);
}
