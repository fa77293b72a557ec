import { storage } from '#web/storage.ts';
import type { KeptTrip } from '../../contract/kept-trip.ts';
import { dropStoredPlanning } from './history/stored-plannings.ts';

/** Stores trips of other people that were opened by a link, for use without a network. */

interface SharedCopy {
  token: string;
  trip: KeptTrip;
}

const INDEX = 'viajes-vistos';
const MOST_KEPT = 5;
const keyOf = (id: string) => `viaje-visto:${id}`;

/** The planner's data of the trip are stored under this name. */
export const sharedLocal = (id: string): string => `visto:${id}`;

export function keepSharedTrip(token: string, trip: KeptTrip): void {
  const known = (storage.read<string[]>(INDEX) ?? []).filter((id) => id !== trip.id);
  for (const id of known.splice(MOST_KEPT - 1)) drop(id);
  storage.write(keyOf(trip.id), { token, trip } satisfies SharedCopy);
  storage.write(INDEX, [trip.id, ...known]);
}

export function findSharedTrip(id: string, token: string): KeptTrip | null {
  const copy = storage.read<SharedCopy>(keyOf(id));
  return copy?.token === token ? copy.trip : null;
}

export function dropSharedTrip(id: string): void {
  drop(id);
  storage.write(
    INDEX,
    (storage.read<string[]>(INDEX) ?? []).filter((other) => other !== id),
  );
}

function drop(id: string): void {
  storage.remove(keyOf(id));
  dropStoredPlanning(sharedLocal(id));
}
