import { type Insertable, sql } from 'kysely';
import type { AuditFilters } from '#features/audit/contract/audit.ts';
import type { Database } from '#server/database/connect.ts';
import { beyond, microseconds, type TimeCursor } from '#server/http/time-cursor.ts';
import type { Log } from './subjects.ts';
import type { AuditEventTable } from './tables.ts';

export async function insertAuditEvent(db: Database, event: Insertable<AuditEventTable>): Promise<void> {
  await db.insertInto('audit_event').values(event).execute();
}

export interface AuditRow {
  id: string;
  /** Microseconds since 1970 as text. */
  at: string;
  happened: Date;
  actor_id: string | null;
  actor_name: string | null;
  actor_role: string | null;
  action: string;
  subject_kind: string;
  subject_id: string;
  subject_name: string | null;
  reason: string | null;
  before: unknown;
  after: unknown;
}

/** @param `from` and `to` are local days of the region. Both days are included. */
export async function readAuditEvents(
  { db, region, subjects }: Log,
  filters: AuditFilters & { timeZone: string },
  limit: number,
  after: TimeCursor | null,
): Promise<AuditRow[]> {
  const { actor, action, kind, subject, from, to, timeZone } = filters;
  const given = [
    actor && sql`event.actor_id = ${actor}`,
    action && sql`event.action like ${`${action.replace(/[\\%_]/g, '\\$&')}%`}`,
    kind && sql`event.subject_kind = ${kind}`,
    subject && sql`event.subject_id = ${subject}`,
    from && sql`event.at >= ${from}::date::timestamp at time zone ${timeZone}`,
    to && sql`event.at < (${to}::date + 1)::timestamp at time zone ${timeZone}`,
  ].filter((condition) => condition !== undefined && condition !== '');
  const { rows } = await sql<AuditRow>`
    with event as materialized (
      select * from audit_event as event
      where region_id = ${region} and ${beyond(sql`at`, sql`id`, after)}
        ${given.length > 0 ? sql`and ${sql.join(given as never[], sql` and `)}` : sql``}
      order by at desc, id limit ${limit}
    )
    select event.id, ${microseconds(sql`event.at`)} as at, event.at as happened, event.actor_id, who.name as actor_name, event.actor_role,
      event.action, event.subject_kind, event.subject_id,
      coalesce(whom.name, invited.email, route.title, shut.name, shut_place.name, spot.name, firm.name, offered.title, key.reseller) as subject_name,
      event.reason, event.before, event.after
    from event
      left join ${subjects.accounts('who')} on who.region_id = event.region_id and who.id = event.actor_id
      left join ${subjects.accounts('whom')} on whom.region_id = event.region_id and whom.id = ${idOf('account', 'staff')}
      left join ${subjects.invitations('invited')} on invited.region_id = event.region_id and invited.id = ${idOf('invitation')}
      left join ${subjects.itineraries('route')} on route.region_id = event.region_id and route.id = ${idOf('itinerary')}
      left join ${subjects.closures('shut')} on shut.region_id = event.region_id and shut.id = ${idOf('closure')}
      left join ${subjects.places('spot')} on spot.region_id = event.region_id and spot.id = ${idOf('place')}
      left join ${subjects.operators('firm')} on firm.region_id = event.region_id and firm.id = ${idOf('operator')}
      left join ${subjects.plans('offered')} on offered.region_id = event.region_id and offered.id = ${idOf('plan')}
      left join ${subjects.resellerKeys('key')} on key.region_id = event.region_id and key.id = ${idOf('octo_key')}
      left join ${subjects.places('shut_place')} on shut_place.region_id = shut.region_id and shut_place.id = shut.place_id
    order by event.at desc, event.id`.execute(db);
  return rows;
}

export async function readNames({ db, region, subjects }: Log, ids: readonly string[]): Promise<Map<string, string>> {
  const { rows } = await sql<{ id: string; name: string }>`
    select id, name from ${subjects.operators()} where region_id = ${region} and id = any(${ids}::uuid[])
    union all select id, name from ${subjects.accounts()} where region_id = ${region} and id = any(${ids}::uuid[])
    union all select id, name from ${subjects.places()} where region_id = ${region} and id = any(${ids}::uuid[])`.execute(
    db,
  );
  return new Map(rows.map(({ id, name }) => [id, name]));
}

/** SQL for the subject's id as a uuid, because the indexes are on uuid columns. */
function idOf(...kinds: string[]) {
  const uuid = '^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$';
  return sql`case when event.subject_kind = any(${kinds}) and event.subject_id ~ ${uuid} then event.subject_id::uuid end`;
}
