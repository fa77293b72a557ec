import type { Database } from '#server/database/connect.ts';
import type { Rows } from '#server/database/rows-of.ts';

/** Tables of later areas, which `server/areas.ts` passes to this area. */
export interface Subjects {
  accounts: Rows;
  closures: Rows;
  invitations: Rows;
  itineraries: Rows;
  operators: Rows;
  places: Rows;
  plans: Rows;
  resellerKeys: Rows;
}

export interface Log {
  db: Database;
  region: string;
  subjects: Subjects;
}
