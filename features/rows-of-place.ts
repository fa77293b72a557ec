import type { PlaceRowsName } from '#features/places/contract/place-rows.ts';
import type { Database } from '#server/database/connect.ts';

export interface PlacePair {
  region: string;
  from: string;
  to: string;
}

/** Rows of an area that name a place. If two places become one, or one becomes two, the area moves its own rows. */
export interface RowsOfPlace {
  name: PlaceRowsName;
  /** `stays` counts rows that cannot name the other place. */
  count(db: Database, pair: PlacePair): Promise<{ moves: number; stays: number }>;
  /**
   * @param only moves only the rows with these keys
   * @returns the keys of the moved rows
   */
  move(trx: Database, pair: PlacePair, only?: readonly string[]): Promise<string[]>;
  /** The rows for the person who divides a place, the newest first. Absent if the rows stay at the divided place. */
  list?(db: Database, of: { region: string; place: string; limit: number }): Promise<RowOfPlace[]>;
}

export interface RowOfPlace {
  key: string;
  text: string;
  at: Date;
}
