import type { Database } from '#server/database/connect.ts';
import type { Rows } from '#server/database/rows-of.ts';

/** The tables whose rows the log names. `server/create-server.ts` passes them in, because their areas depend on the log. */
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

/** The log of a region. */
export interface Log {
  db: Database;
  region: string;
  subjects: Subjects;
}
