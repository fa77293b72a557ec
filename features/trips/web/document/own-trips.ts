import { useSession } from '#web/session/session.ts';
import { storage } from '#web/storage.ts';
import { EDIT_SECRET_HEADER } from '../../contract/kept-trip.ts';
import type { BoardPlace } from '../../contract/planning.ts';
import type { TripDocument } from '../../contract/trip.ts';
import { dropBoard } from './history/kept-boards.ts';
import { dropHistory } from './history/kept-history.ts';

/** A trip as this browser keeps it: usable without a server, and the only place where its secrets live. */
export interface OwnTrip {
  /** Names the trip in this browser and, until the server gave it an id, in the address. */
  local: string;
  /** Made by the browser; creates the trip on the server once, and is as secret as what comes back. */
  uuid: string;
  /** Null until the server has kept it. Without a secret it is the account that may change it. */
  kept: { id: string; editSecret: string | null; shareToken: string | null; version: number } | null;
  document: TripDocument;
  /** Whether the server still lacks the latest change. */
  unsaved: boolean;
  /** ISO instant of the last change made here. */
  changedAt: string;
  /** The places it shows, by id: enough to draw it in a list and without a network. */
  places: Record<string, BoardPlace>;
  /** Whose account it is on, as far as this browser knows. */
  account?: string;
  /** It came by a link: it may be somebody else's. */
  byLink?: true;
  /** Kept on this device, apart from those of the account. */
  aside?: true;
}

const INDEX = 'viajes';
const keyOf = (local: string) => `viaje:${local}`;

/** The browser's own trips, latest change first. */
export function listOwnTrips(): OwnTrip[] {
  const known = storage.read<string[]>(INDEX) ?? [];
  return known
    .flatMap((local) => storage.read<OwnTrip>(keyOf(local)) ?? [])
    .toSorted((one, other) => other.changedAt.localeCompare(one.changedAt));
}

/** By this browser's own id or the server's: both may stand in the address. */
export function findOwnTrip(id: string): OwnTrip | null {
  return storage.read<OwnTrip>(keyOf(id)) ?? listOwnTrips().find((trip) => trip.kept?.id === id) ?? null;
}

export function putOwnTrip(trip: OwnTrip): void {
  // An editor that is open has the trip from before it was taken into the account.
  const { account, kept } = storage.read<OwnTrip>(keyOf(trip.local)) ?? {};
  storage.write(keyOf(trip.local), account ? { account, ...trip } : trip);
  if (trip.kept && trip.kept.id !== kept?.id) dropTwins(trip.local, trip.kept.id);
  const known = storage.read<string[]>(INDEX) ?? [];
  if (!known.includes(trip.local)) storage.write(INDEX, [...known, trip.local]);
}

/** While the server's answer about a new trip was on its way, the account's list may have brought it too. */
function dropTwins(local: string, id: string): void {
  for (const twin of listOwnTrips()) {
    if (twin.local !== local && twin.kept?.id === id && !twin.unsaved) dropOwnTrip(twin.local);
  }
}

export function dropOwnTrip(local: string): void {
  dropBoard(local);
  dropHistory(local);
  storage.remove(keyOf(local));
  storage.write(
    INDEX,
    (storage.read<string[]>(INDEX) ?? []).filter((known) => known !== local),
  );
}

/** Made by whoever is signed in, it is their account's. */
export function newOwnTrip(document: TripDocument, places: OwnTrip['places'] = {}): OwnTrip {
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

/** What shows that a call about a kept trip may be made: its secret, or else the person's own token. */
export function editHeaders({ editSecret }: NonNullable<OwnTrip['kept']>): Record<string, string> {
  return editSecret ? { [EDIT_SECRET_HEADER]: editSecret } : {};
}

/** What the address calls it. */
export function addressId(trip: OwnTrip): string {
  return trip.kept?.id ?? trip.local;
}
