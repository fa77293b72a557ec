import { sql } from 'kysely';
import type { ClosureNotice } from '#features/closures/contract/closure.ts';
import type { Database } from '#server/database/connect.ts';

export type AnnouncedClosure = ClosureNotice & { announcedAt: Date };

/** Closures that are in force on `today` or later, the last announced first. @param today a local day */
export async function announcedClosures(
  db: Database,
  region: string,
  today: string,
  limit: number,
): Promise<AnnouncedClosure[]> {
  const { rows } = await sql<AnnouncedClosure>`
    select id, kind, place_id as place, name, severity, starts_on::text as "startsOn", ends_on::text as "endsOn", reason, source,
      source_url as "sourceUrl", coalesce(announced_at, updated_at) as "announcedAt"
    from closure
    where region_id = ${region} and state = 'announced' and (ends_on is null or ends_on >= ${today}::date)
    order by "announcedAt" desc, id limit ${limit}`.execute(db);
  return rows;
}
