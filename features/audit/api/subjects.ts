import type { Database } from '#server/database/connect.ts';
import type { Rows } from '#server/database/rows-of.ts';

/** Tables with the names of logged subjects. `server/create-server.ts` passes them in: the log cannot import the areas of these tables, because they import the log. */
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

/** Database, region and tables for the queries of the log. */
export interface Log {
  db: Database;
  region: string;
  subjects: Subjects;
}
