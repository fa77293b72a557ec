import type { Database } from '#server/database/connect.ts';
import type { Rows } from '#server/database/rows-of.ts';

/** The tables of the reviewed operators, places and plans. `server/create-server.ts` passes them in, because their areas import this area. */
export interface Subjects {
  operators: Rows;
  places: Rows;
  plans: Rows;
}

/** Access to the reviews of a region. */
export interface Reviews {
  db: Database;
  region: string;
  subjects: Subjects;
}
