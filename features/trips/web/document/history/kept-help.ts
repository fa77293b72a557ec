import type { EmergencyHelp } from '#features/amenities/contract/amenity.ts';
import { storage } from '#web/storage.ts';

/** The last response for a trip, for use without a network. `at` contains the points of the request. */
export interface KeptHelp {
  at: string;
  help: EmergencyHelp;
}

const keyOf = (local: string) => `auxilio:${local}`;

export const keepHelp = (local: string, kept: KeptHelp): void => storage.write(keyOf(local), kept);
export const readHelp = (local: string): KeptHelp | null => storage.read<KeptHelp>(keyOf(local));
export const dropHelp = (local: string): void => storage.remove(keyOf(local));
