import { useSession } from '#web/session/session.ts';
import { storage } from '#web/storage.ts';
import { EDIT_SECRET_HEADER, SHARE_TOKEN_HEADER } from '../../contract/kept-trip.ts';
import type { CandidatePlace } from '../../contract/planning.ts';
import type { TripDocument } from '../../contract/trip.ts';
import { dropHelp } from './history/kept-help.ts';
import { dropHistory } from './history/kept-history.ts';
import { dropStoredPlanning } from './history/stored-plannings.ts';

/** The trip can be used without a server. Only this browser stores the trip's secrets. */
export interface BrowserTrip {
  /** In the URL until the server has stored the trip. */
  local: string;
  /**
   * The id must stay secret, because the server returns the trip's secrets for the id. The server makes at most one
   * trip for each id.
   */
  uuid: string;
  /** Null until the server has stored the trip. With a null `editSecret`, the account's session authorizes changes. */
  kept: { id: string; editSecret: string | null; shareToken: string | null; version: number } | null;
  document: TripDocument;
  unsaved: boolean;
  /** The document of `kept.version`, while `document` has unsaved changes. */
  base?: TripDocument;
  /** ISO instant of the last change in this browser. */
  changedAt: string;
  /** By place id, for use without a network. */
  places: Record<string, CandidatePlace>;
  /** Id of the owner's account, as far as this browser knows. */
  account?: string;
  /** The trip was opened by a link and may belong to another person. */
  byLink?: true;
  /** The person keeps the trip on this device only. */
  aside?: true;
}

const INDEX = 'viajes';
const keyOf = (local: string) => `viaje:${local}`;

/** Latest change first. */
export function listBrowserTrips(): BrowserTrip[] {
  const known = storage.read<string[]>(INDEX) ?? [];
  return known
    .flatMap((local) => storage.read<BrowserTrip>(keyOf(local)) ?? [])
    .toSorted((one, other) => other.changedAt.localeCompare(one.changedAt));
}

/** Accepts this browser's id and the server's id. */
export function findBrowserTrip(id: string): BrowserTrip | null {
  return storage.read<BrowserTrip>(keyOf(id)) ?? listBrowserTrips().find((trip) => trip.kept?.id === id) ?? null;
}

export function putBrowserTrip(trip: BrowserTrip): void {
  // The editor may have loaded the trip before the trip joined an account.
  const { account, kept } = storage.read<BrowserTrip>(keyOf(trip.local)) ?? {};
  storage.write(keyOf(trip.local), account ? { account, ...trip } : trip);
  if (trip.kept && trip.kept.id !== kept?.id) dropTwins(trip.local, trip.kept.id);
  const known = storage.read<string[]>(INDEX) ?? [];
  if (!known.includes(trip.local)) storage.write(INDEX, [...known, trip.local]);
}

/** A twin comes from an account's list that arrived before the response to the trip's creation. */
function dropTwins(local: string, id: string): void {
  for (const twin of listBrowserTrips()) {
    if (twin.local !== local && twin.kept?.id === id && !twin.unsaved) dropBrowserTrip(twin.local);
  }
}

export function dropBrowserTrip(local: string): void {
  dropStoredPlanning(local);
  dropHistory(local);
  dropHelp(local);
  storage.remove(keyOf(local));
  storage.write(
    INDEX,
    (storage.read<string[]>(INDEX) ?? []).filter((known) => known !== local),
  );
}

/** The trip of a signed-in person belongs to their account. */
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

/** Without a secret, the person's session authorizes the change. */
export function editHeaders({ editSecret }: NonNullable<BrowserTrip['kept']>): Record<string, string> {
  return editSecret ? { [EDIT_SECRET_HEADER]: editSecret } : {};
}

/** With the share token, the server knows which link this device has. */
export function readHeaders(kept: NonNullable<BrowserTrip['kept']>): Record<string, string> {
  const { shareToken } = kept;
  return { ...editHeaders(kept), ...(shareToken && { [SHARE_TOKEN_HEADER]: shareToken }) };
}

export function addressId(trip: BrowserTrip): string {
  return trip.kept?.id ?? trip.local;
}
