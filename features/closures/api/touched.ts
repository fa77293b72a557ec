import type { Closure, ClosureInput } from '#features/closures/contract/closure.ts';
import type { Barrier } from '#planner/roads/barriers.ts';
import type { Region } from '#regions/read-region.ts';
import type { Database } from '#server/database/connect.ts';

export interface Spot {
  id: string;
  lon: number;
  lat: number;
}

/** Functions of later areas, which `server/areas.ts` passes to this area. */
export interface Touched {
  placeNames(
    db: Database,
    region: string,
    ids: string[],
  ): Promise<ReadonlyMap<string, NonNullable<Closure['placeCard']>>>;
  /** @param box west, south, east and north in degrees. */
  placesInBox(
    db: Database,
    region: string,
    box: readonly [number, number, number, number],
    limit: number,
  ): Promise<Spot[]>;
  itinerariesThrough(db: Database, region: string, places: readonly string[]): Promise<{ id: string; title: string }[]>;
  countTripsThrough(
    db: Database,
    region: string,
    places: readonly string[],
    dates: { from: string; to: string | null },
  ): Promise<number>;
  countClosureReach(
    db: Database,
    region: string,
    closure: ClosureInput,
  ): Promise<{ plans: number; departures: number; bookings: number }>;
  prepareBarredLegs(db: Database, region: Region, barriers: readonly Barrier[]): Promise<void>;
}
