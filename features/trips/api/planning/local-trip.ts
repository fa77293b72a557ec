import type { Interest } from '#features/trips/contract/trip.ts';
import type { Database } from '#server/database/connect.ts';

export interface TripShape {
  days: number;
  interests: Interest[];
  start: { place: string } | { lon: number; lat: number };
  /** Ids of the places that the traveller requires. */
  must: readonly string[];
}

export interface LocalTrip {
  /** Minutes by car and train. */
  ride: number;
  /** Ids of the places, including those for meals. */
  places: ReadonlySet<string>;
}

/** Returns how a local makes such a trip, or undefined if no local has described it. */
export type FindLocalTrip = (db: Database, region: string, trip: TripShape) => Promise<LocalTrip | undefined>;
