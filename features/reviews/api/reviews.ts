import type { Database } from '#server/database/connect.ts';
import type { Rows } from '#server/database/rows-of.ts';
import type { ReviewedOwners } from './owners.ts';

/** `server/areas.ts` passes them, because this area must not import areas that come after it. */
export interface Subjects {
  owners: ReviewedOwners;
  plans: Rows;
}

export interface Reviews extends Subjects {
  db: Database;
  region: string;
}
