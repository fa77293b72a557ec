import { sql } from 'kysely';
import type { PublicClosure } from '#features/closures/contract/closure.ts';
import type { Database } from '#server/database/connect.ts';

const MOST = 500;

/** Announced closures that are in force on any local day from `from` to `to`, both included. */
export async function closuresBetween(
  db: Database,
  region: string,
  from: string,
  to: string,
): Promise<PublicClosure[]> {
  const { rows } = await sql<PublicClosure>`
    select id, kind, place_id as place, name, area, severity, factor::float8 as factor, starts_on::text as "startsOn", ends_on::text as "endsOn",
      case when closed_from is not null then json_build_object('from', closed_from, 'to', closed_to) end as hours, reason, source, source_url as "sourceUrl"
    from closure
    where region_id = ${region} and state = 'announced' and starts_on <= ${to}::date and (ends_on is null or ends_on >= ${from}::date)
    order by starts_on, id limit ${MOST}`.execute(db);
  return rows;
}
