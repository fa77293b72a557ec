import type { Database } from '#server/database/connect.ts';
import type { Rows } from '#server/database/rows-of.ts';

/** `server/create-server.ts` passes these tables, because this area must not import areas that come after it. */
export interface Subjects {
  operators: Rows;
  places: Rows;
  plans: Rows;
}

export interface Reviews {
  db: Database;
  region: string;
  subjects: Subjects;
}
