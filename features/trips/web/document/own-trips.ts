import { storage } from '#web/storage.ts';
import type { BoardPlace } from '../../contract/planning.ts';
import type { TripDocument } from '../../contract/trip.ts';
import { dropBoard } from './kept-boards.ts';
import { dropHistory } from './kept-history.ts';

/** A trip as this browser keeps it: usable without a server, and the only place where its secrets live. */
export interface OwnTrip {
  /** Names the trip in this browser and, until the server gave it an id, in the address. */
  local: string;
  /** Made by the browser; creates the trip on the server once, and is as secret as what comes back. */
  uuid: string;
  /** Null until the server has kept it. */
  kept: { id: string; editSecret: string; shareToken: string | null; version: number } | null;
  document: TripDocument;
  /** Whether the server still lacks the latest change. */
  unsaved: boolean;
  /** ISO instant of the last change made here. */
  changedAt: string;
  /** The places it shows, by id: enough to draw it in a list and without a network. */
  places: Record<string, BoardPlace>;
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
  storage.write(keyOf(trip.local), trip);
  const known = storage.read<string[]>(INDEX) ?? [];
  if (!known.includes(trip.local)) storage.write(INDEX, [...known, trip.local]);
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

export function newOwnTrip(document: TripDocument, places: OwnTrip['places'] = {}): OwnTrip {
  return {
    local: crypto.randomUUID().slice(0, 8),
    uuid: crypto.randomUUID(),
    kept: null,
    document,
    unsaved: true,
    changedAt: new Date().toISOString(),
    places,
  };
}

/** What the address calls it. */
export function addressId(trip: OwnTrip): string {
  return trip.kept?.id ?? trip.local;
}
