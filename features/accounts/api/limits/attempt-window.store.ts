import { sql } from 'kysely';
import type { Database } from '#server/database/connect.ts';

export interface Hit {
  key: Buffer;
  /** Instant as text with microseconds. */
  at: string;
}

/**
 * Counts concurrent requests exactly.
 * @returns undefined if the limit is reached.
 */
export async function countHit(
  db: Database,
  region: string,
  key: Buffer,
  { most, minutes }: { most: number; minutes: number },
): Promise<Hit | undefined> {
  const recent = sql`array(select hit from unnest(attempt_window.hits) as hit
    where hit > clock_timestamp() - make_interval(mins => ${minutes}) order by hit)`;
  const { rows } = await sql<{ at: string }>`
    insert into attempt_window (region_id, key, hits, expires_at)
    values (${region}, ${key}, array[clock_timestamp()], clock_timestamp() + make_interval(mins => ${minutes}))
    on conflict (region_id, key) do update
      set hits = ${recent} || clock_timestamp(), expires_at = clock_timestamp() + make_interval(mins => ${minutes})
      where cardinality(${recent}) < ${most}
    returning hits[cardinality(hits)]::text as at`.execute(db);
  return rows[0] && { key, at: rows[0].at };
}

export async function forgetHit(db: Database, region: string, { key, at }: Hit): Promise<void> {
  await sql`update attempt_window set hits = array_remove(hits, ${at}::timestamptz)
    where region_id = ${region} and key = ${key}`.execute(db);
}

export async function secondsUntilFree(db: Database, region: string, key: Buffer, minutes: number): Promise<number> {
  const { rows } = await sql<{ seconds: number }>`
    select ceil(extract(epoch from (select min(hit) from unnest(hits) as hit
      where hit > clock_timestamp() - make_interval(mins => ${minutes})) + make_interval(mins => ${minutes}) - clock_timestamp()))::int as seconds
    from attempt_window where region_id = ${region} and key = ${key}`.execute(db);
  return Math.max(1, rows[0]?.seconds ?? 1);
}

export async function dropExpiredWindows(db: Database, region: string): Promise<void> {
  await sql`delete from attempt_window where region_id = ${region} and expires_at < clock_timestamp()`.execute(db);
}
