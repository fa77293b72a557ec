import { useEffect, useState } from 'react';
import type { Api } from '#web/http/api.ts';
import { ApiError } from '#web/http/problem.ts';
import { useApi } from '#web/http/use-api.ts';
import { recallSession, useSession } from '#web/session/session.ts';
import { EDIT_SECRET_HEADER, type KeptTrip, SHARE_TOKEN_HEADER } from '../../contract/kept-trip.ts';
import { showTrip } from '../../contract/routes.ts';
import { adoptAccountTrip } from '../account/account-trips.ts';
import {
  type BrowserTrip,
  editHeaders,
  findBrowserTrip,
  newBrowserTrip,
  putBrowserTrip,
} from '../document/browser-trips.ts';
import { rebaseKeptHistory } from '../document/history/kept-history.ts';
import { dropSharedTrip, findSharedTrip, keepSharedTrip } from '../document/shared-trips.ts';

export type OpenedTrip =
  | { kind: 'opening' }
  | { kind: 'own'; trip: BrowserTrip }
  | { kind: 'shared'; trip: KeptTrip; token: string }
  /** `isLink` marks a share link that is altered or revoked, or whose trip was deleted. */
  | { kind: 'missing'; detail: string | null; isLink: boolean };

const SECRET = /^#(editar|ver)=([\w-]{8,})$/;

/**
 * The fragment of the URL contains the secret of another person's trip. With an edit secret, this browser stores the
 * trip. With a share token, the trip is read-only.
 */
export function useOpenTrip(id: string): OpenedTrip {
  const api = useApi();
  const [opened, setOpened] = useState<OpenedTrip>({ kind: 'opening' });
  useEffect(() => {
    let current = true;
    openTrip(api, id, location.hash).then((found) => {
      if (current) setOpened(found);
    });
    return () => {
      current = false;
    };
  }, [api, id]);
  return opened;
}

export async function openTrip(api: Api, id: string, hash: string): Promise<OpenedTrip> {
  const [, door, secret] = SECRET.exec(hash) ?? [];
  const own = findBrowserTrip(id);
  if (own && (door !== 'ver' || own.kept?.shareToken === secret))
    return { kind: 'own', trip: await upToDate(api, own) };
  if (!secret) return openAccountTrip(api, id);
  const header = door === 'editar' ? EDIT_SECRET_HEADER : SHARE_TOKEN_HEADER;
  try {
    const trip = await api.call(showTrip, { params: { id }, headers: { [header]: secret }, quiet: true });
    if (door === 'ver') {
      keepSharedTrip(secret, trip);
      return { kind: 'shared', trip, token: secret };
    }
    const adopted: BrowserTrip = {
      ...withoutAccount(newBrowserTrip(trip.document)),
      unsaved: false,
      byLink: true,
      kept: { id: trip.id, editSecret: secret, shareToken: null, version: trip.version },
      ...(trip.basedOn && { credit: trip.basedOn }),
    };
    putBrowserTrip(adopted);
    // Removes the secret from the URL, where other people could see it.
    history.replaceState(history.state, '', location.pathname + location.search);
    return { kind: 'own', trip: adopted };
  } catch (error) {
    if (!(error instanceof ApiError)) throw error;
    if (door === 'ver') {
      if (error.status === 404) dropSharedTrip(id);
      const seen = error.status === 404 ? null : findSharedTrip(id, secret);
      if (seen) return { kind: 'shared', trip: seen, token: secret };
    }
    return { kind: 'missing', detail: error.problem.detail, isLink: door === 'ver' && error.status === 404 };
  }
}

function withoutAccount({ account: _, ...trip }: BrowserTrip): BrowserTrip {
  return trip;
}

async function openAccountTrip(api: Api, id: string): Promise<OpenedTrip> {
  recallSession();
  const { person } = useSession.getState();
  if (!person) return { kind: 'missing', detail: null, isLink: false };
  try {
    const trip = await api.call(showTrip, { params: { id }, quiet: true });
    return { kind: 'own', trip: adoptAccountTrip(trip, person.id) };
  } catch (error) {
    if (error instanceof ApiError) return { kind: 'missing', detail: null, isLink: false };
    throw error;
  }
}

/** Milliseconds until the local copy is shown. If the local copy is outdated, the next save reports a conflict. */
const PATIENCE_MS = 2000;

async function upToDate(api: Api, own: BrowserTrip): Promise<BrowserTrip> {
  if (!own.kept || own.unsaved || !navigator.onLine) return own;
  try {
    const { document, version, basedOn } = await api.call(showTrip, {
      params: { id: own.kept.id },
      headers: editHeaders(own.kept),
      quiet: true,
      signal: AbortSignal.timeout(PATIENCE_MS),
    });
    const meanwhile = findBrowserTrip(own.local) ?? own;
    if (meanwhile.unsaved || !meanwhile.kept) return meanwhile;
    const { credit: _, ...uncredited } = meanwhile;
    const credited: BrowserTrip = { ...uncredited, ...(basedOn && { credit: basedOn }) };
    if (version <= meanwhile.kept.version) {
      // The author of the original may have published it, or taken it back.
      if (meanwhile.credit?.id !== basedOn?.id) putBrowserTrip(credited);
      return credited;
    }
    const newer: BrowserTrip = { ...credited, document, kept: { ...meanwhile.kept, version } };
    rebaseKeptHistory(meanwhile.local, meanwhile.document, document);
    putBrowserTrip(newer);
    return newer;
  } catch {
    return own;
  }
}
