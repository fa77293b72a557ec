import type { Database } from '#server/database/connect.ts';
import type { Rows } from '#server/database/rows-of.ts';

/** The tables that reviews are about. `server/create-server.ts` passes them in, because their areas depend on reviews. */
export interface Subjects {
  operators: Rows;
  places: Rows;
  plans: Rows;
}

/** The reviews of a region. */
export interface Reviews {
  db: Database;
  region: string;
  subjects: Subjects;
}
