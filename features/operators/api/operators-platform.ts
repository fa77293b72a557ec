import type { Database } from '#server/database/connect.ts';
import type { Rows } from '#server/database/rows-of.ts';
import type { Platform } from '#server/platform.ts';

/** `server/areas.ts` passes in the table of bookings, because bookings depend on operators. */
export interface OperatorsPlatform extends Platform {
  bookings: Rows;
}

export interface WithBookings {
  db: Database;
  region: string;
  bookings: Rows;
}
