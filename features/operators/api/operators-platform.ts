import type { Database } from '#server/database/connect.ts';
import type { Rows } from '#server/database/rows-of.ts';
import type { Platform } from '#server/platform.ts';

/** The platform with the table of bookings, which `server/create-server.ts` passes in, because bookings depend on operators. */
export interface OperatorsPlatform extends Platform {
  bookings: Rows;
}

/** The database of a region, with the table of bookings. */
export interface WithBookings {
  db: Database;
  region: string;
  bookings: Rows;
}
