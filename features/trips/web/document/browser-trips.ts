import { useSession } from '#web/session/session.ts';
import { storage } from '#web/storage.ts';
import { EDIT_SECRET_HEADER } from '../../contract/kept-trip.ts';
import type { CandidatePlace } from '../../contract/planning.ts';
import type { TripDocument } from '../../contract/trip.ts';
import { dropHistory } from './history/kept-history.ts';
import { dropStoredPlanning } from './history/stored-plannings.ts';

/** A trip in this browser's storage. The trip can be used without a server. Its secrets are stored only here. */
export interface BrowserTrip {
  /** Id of the trip in this browser. The URL contains this id until the server has given the trip another id. */
  local: string;
  /** Id made by the browser. The server makes at most one trip for this id. The id must stay secret, because the server returns the trip's secrets for it. */
  uuid: string;
  /** Null until the server has stored the trip. Without a secret, the account's session authorizes changes. */
  kept: { id: string; editSecret: string | null; shareToken: string | null; version: number } | null;
  document: TripDocument;
  /** True while the server does not have the latest change. */
  unsaved: boolean;
  /** ISO instant of the last change in this browser. */
  changedAt: string;
  /** The trip's places by id, with the data for lists and for use without a network. */
  places: Record<string, CandidatePlace>;
  /** Id of the account that owns the trip, as far as this browser knows. */
  account?: string;
  /** Set when the trip was opened by a link. The trip may belong to another person. */
  byLink?: true;
  /** Set when the person keeps the trip on this device only. */
  aside?: true;
}

const INDEX = 'viajes';
const keyOf = (local: string) => `viaje:${local}`;

/** The browser's trips, latest change first. */
export function listBrowserTrips(): BrowserTrip[] {
  const known = storage.read<string[]>(INDEX) ?? [];
  return known
    .flatMap((local) => storage.read<BrowserTrip>(keyOf(local)) ?? [])
    .toSorted((one, other) => other.changedAt.localeCompare(one.changedAt));
}

/** Finds a trip by this browser's id or by the server's id. A URL may contain either id. */
export function findBrowserTrip(id: string): BrowserTrip | null {
  return storage.read<BrowserTrip>(keyOf(id)) ?? listBrowserTrips().find((trip) => trip.kept?.id === id) ?? null;
}

export function putBrowserTrip(trip: BrowserTrip): void {
  // The trip may come from an editor that was opened before the trip joined an account.
  const { account, kept } = storage.read<BrowserTrip>(keyOf(trip.local)) ?? {};
  storage.write(keyOf(trip.local), account ? { account, ...trip } : trip);
  if (trip.kept && trip.kept.id !== kept?.id) dropTwins(trip.local, trip.kept.id);
  const known = storage.read<string[]>(INDEX) ?? [];
  if (!known.includes(trip.local)) storage.write(INDEX, [...known, trip.local]);
}

/** Removes other copies of a trip. A second copy exists when the account's list contained a new trip before the response to its creation arrived. */
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

/** Makes a trip in this browser. The trip of a signed-in person belongs to their account. */
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

/** Headers that authorize a change of a stored trip. Without a secret, the person's session authorizes the change. */
export function editHeaders({ editSecret }: NonNullable<BrowserTrip['kept']>): Record<string, string> {
  return editSecret ? { [EDIT_SECRET_HEADER]: editSecret } : {};
}

/** The id of the trip in URLs. */
export function addressId(trip: BrowserTrip): string {
  return trip.kept?.id ?? trip.local;
}
