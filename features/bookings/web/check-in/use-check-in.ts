import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import type { Manifest, ScanAction, ScanAnswer } from '#features/bookings/contract/check-in.ts';
import { checkIn, showManifest } from '#features/bookings/contract/routes.ts';
import type { VoucherClaims } from '#features/bookings/contract/voucher.ts';
import { ApiError } from '#web/http/problem.ts';
import { useApi } from '#web/http/use-api.ts';
import { useSession } from '#web/session/session.ts';
import { withScans } from './apply-scan.ts';
import {
  dropManifests,
  dropScans,
  keepManifest,
  keepScan,
  readManifest,
  readWaiting,
  type WaitingScan,
} from './check-in-storage.ts';

export interface DepartureAddress {
  operatorId: string;
  departureId: string;
}

export interface NewScan {
  action: ScanAction;
  bookingId: string;
  token?: string;
  itemIds?: string[];
  claims?: VoucherClaims | null;
}

export interface CheckIn {
  /** The list after the scans that are not sent yet. It is null until the list was fetched. */
  manifest: Manifest | null;
  error: Error | null;
  waiting: number;
  offline: boolean;
  /** The results that the server corrected and that the guide has not dismissed. */
  corrected: ScanAnswer[];
  putAway: () => void;
  refresh: () => Promise<void>;
  record: (scan: NewScan) => Promise<void>;
}

const BATCH = 100;
const AGAIN_MS = 15_000;
const EXPECTED = new Set<ScanAnswer['result']>(['admitted', 'missed', 'undone']);

export function useCheckIn(address: DepartureAddress): CheckIn {
  const api = useApi();
  const { operatorId, departureId } = address;
  const me = useSession(({ person }) => person);
  const accountId = me?.id ?? '';
  const [list, setList] = useState<Manifest | null>(null);
  const [error, setError] = useState<Error | null>(null);
  const [waiting, setWaiting] = useState<WaitingScan[]>([]);
  const [offline, setOffline] = useState(false);
  const [corrected, setCorrected] = useState<ScanAnswer[]>([]);
  const sending = useRef(false);

  const refresh = useCallback(async () => {
    try {
      const fresh = await api.call(showManifest, { params: { operatorId, departureId }, quiet: true });
      setList(fresh);
      setError(null);
      setOffline(false);
      await keepManifest(accountId, fresh);
    } catch (cause) {
      setOffline(isAway(cause));
      setError(cause instanceof Error ? cause : new Error(String(cause)));
    }
  }, [api, accountId, operatorId, departureId]);

  const send = useCallback(async () => {
    if (sending.current) return;
    sending.current = true;
    try {
      for (;;) {
        const batch = (await readWaiting(accountId, departureId)).slice(0, BATCH);
        if (batch.length === 0) break;
        const scans = batch.map(({ scan }) => scan);
        const params = { operatorId, departureId };
        const { answers } = await api.call(checkIn, { params, body: { scans }, quiet: true });
        setList((known) => known && withAnswers(known, answers));
        setCorrected((before) => [...before, ...answers.filter(({ result }) => !EXPECTED.has(result))]);
        await dropScans(answers.map(({ id }) => id));
        setWaiting(await readWaiting(accountId, departureId));
        setOffline(false);
      }
    } catch (cause) {
      setOffline(isAway(cause));
    } finally {
      sending.current = false;
    }
  }, [api, accountId, operatorId, departureId]);

  useEffect(() => {
    if (!accountId) return;
    forgetWhoLeaves();
    void (async () => {
      const kept = await readManifest(accountId, departureId).catch(() => undefined);
      if (kept) setList((known) => known ?? kept);
      setWaiting(await readWaiting(accountId, departureId).catch(() => []));
      await send();
      await refresh();
    })();
    const back = () => void send().then(refresh);
    const away = () => setOffline(true);
    const timer = setInterval(() => void send(), AGAIN_MS);
    addEventListener('online', back);
    addEventListener('offline', away);
    return () => {
      clearInterval(timer);
      removeEventListener('online', back);
      removeEventListener('offline', away);
    };
  }, [accountId, departureId, send, refresh]);

  const record = useCallback(
    async ({ claims, ...scan }: NewScan) => {
      const id = crypto.randomUUID();
      const kept: WaitingScan = {
        ...{ id, accountId, departureId, claims: claims ?? null, by: me?.name ?? '' },
        scan: { ...scan, id, at: new Date().toISOString() },
        order: Date.now() + performance.now() / 1e7,
      };
      await keepScan(kept);
      setWaiting((before) => [...before, kept]);
      void send();
    },
    [accountId, departureId, me?.name, send],
  );

  const manifest = useMemo(() => list && withScans(list, waiting), [list, waiting]);
  return {
    ...{ manifest, waiting: waiting.length, offline, corrected, refresh, record },
    error: manifest ? null : error,
    putAway: () => setCorrected([]),
  };
}

let watching = false;

function forgetWhoLeaves(): void {
  if (watching) return;
  watching = true;
  let whose = useSession.getState().person?.id;
  useSession.subscribe(({ status, person }) => {
    if (person) whose = person.id;
    else if (status === 'nobody' && whose) void dropManifests(whose);
  });
}

const isAway = (cause: unknown) => !(cause instanceof ApiError) || cause.status === 0 || cause.status >= 500;

function withAnswers(list: Manifest, answers: readonly ScanAnswer[]): Manifest {
  const answered = new Map(answers.flatMap(({ booking }) => (booking ? [[booking.id, booking] as const] : [])));
  const known = new Set(list.bookings.map(({ id }) => id));
  const added = [...answered.values()].filter(({ id }) => !known.has(id));
  return { ...list, bookings: [...list.bookings.map((booking) => answered.get(booking.id) ?? booking), ...added] };
}
