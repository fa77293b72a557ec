import { storage } from '#web/storage.ts';
import type { BoardPlace } from '../../contract/planning.ts';
import type { TripDocument } from '../../contract/trip.ts';
import { dropBoard } from './kept-boards.ts';

/** A trip as this browser keeps it: usable without a server, and the only place where its secrets live. */
export interface OwnTrip {
  /** Made by the browser; names the trip here and, once, towards the server. */
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
const keyOf = (uuid: string) => `viaje:${uuid}`;

/** The browser's own trips, latest change first. */
export function listOwnTrips(): OwnTrip[] {
  const uuids = storage.read<string[]>(INDEX) ?? [];
  return uuids
    .flatMap((uuid) => storage.read<OwnTrip>(keyOf(uuid)) ?? [])
    .toSorted((one, other) => other.changedAt.localeCompare(one.changedAt));
}

/** By the browser's uuid or the server's id: both may stand in the address. */
export function findOwnTrip(id: string): OwnTrip | null {
  return storage.read<OwnTrip>(keyOf(id)) ?? listOwnTrips().find((trip) => trip.kept?.id === id) ?? null;
}

export function putOwnTrip(trip: OwnTrip): void {
  storage.write(keyOf(trip.uuid), trip);
  const uuids = storage.read<string[]>(INDEX) ?? [];
  if (!uuids.includes(trip.uuid)) storage.write(INDEX, [...uuids, trip.uuid]);
}

export function dropOwnTrip(uuid: string): void {
  dropBoard(uuid);
  storage.remove(keyOf(uuid));
  storage.write(
    INDEX,
    (storage.read<string[]>(INDEX) ?? []).filter((known) => known !== uuid),
  );
}

export function newOwnTrip(document: TripDocument, places: OwnTrip['places'] = {}): OwnTrip {
  return {
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
  return trip.kept?.id ?? trip.uuid;
}
