import type { Closure } from '#features/closures/contract/closure.ts';
import type { Barrier } from '#planner/roads/barriers.ts';
import type { Region } from '#regions/read-region.ts';
import type { Database } from '#server/database/connect.ts';

export interface Spot {
  id: string;
  lon: number;
  lat: number;
}

/** `server/create-server.ts` passes these functions, because this area must not import later areas. */
export interface Touched {
  /** Unknown ids are absent. */
  placeNames(
    db: Database,
    region: string,
    ids: string[],
  ): Promise<ReadonlyMap<string, NonNullable<Closure['placeCard']>>>;
  /** `box` is west, south, east and north in degrees. Unpublished places are absent. */
  placesInBox(
    db: Database,
    region: string,
    box: readonly [number, number, number, number],
    limit: number,
  ): Promise<Spot[]>;
  /** Unpublished itineraries are absent. */
  itinerariesThrough(db: Database, region: string, places: readonly string[]): Promise<{ id: string; title: string }[]>;
  countTripsThrough(
    db: Database,
    region: string,
    places: readonly string[],
    dates: { from: string; to: string | null },
  ): Promise<number>;
  prepareBarredLegs(db: Database, region: Region, barriers: readonly Barrier[]): Promise<void>;
}
