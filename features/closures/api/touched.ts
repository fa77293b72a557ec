import type { Closure } from '#features/closures/contract/closure.ts';
import type { Barrier } from '#planner/roads/barriers.ts';
import type { Region } from '#regions/read-region.ts';
import type { Database } from '#server/database/connect.ts';

export interface Spot {
  id: string;
  lon: number;
  lat: number;
}

/** Functions of the areas that closures affect. `server/create-server.ts` passes them in, because this area must not import the other areas. */
export interface Touched {
  /** Places by id; unknown ids are absent. */
  placeNames(
    db: Database,
    region: string,
    ids: string[],
  ): Promise<ReadonlyMap<string, NonNullable<Closure['placeCard']>>>;
  /** Published places in a box of degrees (west, south, east, north), at most `limit`. */
  placesInBox(
    db: Database,
    region: string,
    box: readonly [number, number, number, number],
    limit: number,
  ): Promise<Spot[]>;
  /** Published itineraries that visit one of the places. */
  itinerariesThrough(db: Database, region: string, places: readonly string[]): Promise<{ id: string; title: string }[]>;
  /** Number of stored trips that visit one of the places within the dates. */
  countTripsThrough(
    db: Database,
    region: string,
    places: readonly string[],
    dates: { from: string; to: string | null },
  ): Promise<number>;
  /** Computes the detours around barriers in advance. */
  prepareBarredLegs(db: Database, region: Region, barriers: readonly Barrier[]): Promise<void>;
}
