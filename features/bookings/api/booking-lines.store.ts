import { sql } from 'kysely';
import type { Database } from '#server/database/connect.ts';

export interface BookingLine {
  reference: string;
  title: string;
  day: string;
}

export async function readBookingLines(
  db: Database,
  region: string,
  ids: readonly string[],
): Promise<Map<string, BookingLine>> {
  if (ids.length === 0) return new Map();
  const { rows } = await sql<BookingLine & { id: string }>`
    select id, reference, snapshot->>'title' as title, snapshot->>'localDate' as day
    from booking where region_id = ${region} and id = any(${ids}::uuid[])`.execute(db);
  return new Map(rows.map(({ id, ...line }) => [id, line]));
}
