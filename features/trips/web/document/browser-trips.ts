import { useSession } from '#web/session/session.ts';
import { storage } from '#web/storage.ts';
import { EDIT_SECRET_HEADER } from '../../contract/kept-trip.ts';
import type { CandidatePlace } from '../../contract/planning.ts';
import type { TripDocument } from '../../contract/trip.ts';
import { dropHistory } from './history/kept-history.ts';
import { dropStoredPlanning } from './history/stored-plannings.ts';

/** A trip in this browser's storage. It is usable without a server, and its secrets are stored nowhere else. */
export interface BrowserTrip {
  /** Identifies the trip in this browser and, until the server has given it an id, in the address. */
  local: string;
  /** Made by the browser. It creates the trip on the server once, and is as secret as the keys that come back. */
  uuid: string;
  /** Null until the server has stored it. Without a secret, the account may change it. */
  kept: { id: string; editSecret: string | null; shareToken: string | null; version: number } | null;
  document: TripDocument;
  /** Whether the server lacks the latest change. */
  unsaved: boolean;
  /** ISO instant of the last change made here. */
  changedAt: string;
  /** Its places by id: enough to show it in a list and without a network. */
  places: Record<string, CandidatePlace>;
  /** Id of the account that owns it, as far as this browser knows. */
  account?: string;
  /** It was opened by a link and may belong to another person. */
  byLink?: true;
  /** Kept on this device, apart from the account's trips. */
  aside?: true;
}

const INDEX = 'viajes';
const keyOf = (local: string) => `viaje:${local}`;

/** The browser's own trips, the last changed first. */
export function listBrowserTrips(): BrowserTrip[] {
  const known = storage.read<string[]>(INDEX) ?? [];
  return known
    .flatMap((local) => storage.read<BrowserTrip>(keyOf(local)) ?? [])
    .toSorted((one, other) => other.changedAt.localeCompare(one.changedAt));
}

/** Finds a trip by this browser's own id or by the server's; the address can contain either. */
export function findBrowserTrip(id: string): BrowserTrip | null {
  return storage.read<BrowserTrip>(keyOf(id)) ?? listBrowserTrips().find((trip) => trip.kept?.id === id) ?? null;
}

export function putBrowserTrip(trip: BrowserTrip): void {
  // An open editor may still have the trip from before it joined an account.
  const { account, kept } = storage.read<BrowserTrip>(keyOf(trip.local)) ?? {};
  storage.write(keyOf(trip.local), account ? { account, ...trip } : trip);
  if (trip.kept && trip.kept.id !== kept?.id) dropTwins(trip.local, trip.kept.id);
  const known = storage.read<string[]>(INDEX) ?? [];
  if (!known.includes(trip.local)) storage.write(INDEX, [...known, trip.local]);
}

/** Removes duplicates: the account's list may have brought a new trip before the answer to its creation arrived. */
function dropTwins(local: string, id: string): void {
  for (const twin of listBrowserTrips()) {
    if (twin.local !== local && twin.kept?.id === id && !twin.unsaved) dropBrowserTrip(twin.local);
  }
}

export function dropBrowserTrip(local: string): void {
  dropStoredPlanning(local);
  dropHistory(local);
  storage.remove(keyOf(local));
  storage.write(
    INDEX,
    (storage.read<string[]>(INDEX) ?? []).filter((known) => known !== local),
  );
}

/** A trip made by a signed-in person belongs to their account. */
export function newBrowserTrip(document: TripDocument, places: BrowserTrip['places'] = {}): BrowserTrip {
  const { person } = useSession.getState();
  return {
    ...(person && { account: person.id }),
    local: crypto.randomUUID().slice(0, 8),
    uuid: crypto.randomUUID(),
    kept: null,
    document,
    unsaved: true,
    changedAt: new Date().toISOString(),
    places,
  };
}

/** Headers that authorize a request for a stored trip: its secret, or the person's own token. */
export function editHeaders({ editSecret }: NonNullable<BrowserTrip['kept']>): Record<string, string> {
  return editSecret ? { [EDIT_SECRET_HEADER]: editSecret } : {};
}

/** The id of the trip in addresses. */
export function addressId(trip: BrowserTrip): string {
  return trip.kept?.id ?? trip.local;
}
