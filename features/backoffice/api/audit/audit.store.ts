import { type Insertable, sql } from 'kysely';
import type { AuditEventTable } from '#features/backoffice/api/tables.ts';
import type { AuditFilters } from '#features/backoffice/contract/audit.ts';
import type { Database } from '#server/database/connect.ts';
import { beyond, microseconds, type TimeCursor } from '#server/http/time-cursor.ts';

export async function insertAuditEvent(db: Database, event: Insertable<AuditEventTable>): Promise<void> {
  await db.insertInto('audit_event').values(event).execute();
}

export interface AuditRow {
  id: string;
  /** Microseconds, for the cursor. */
  at: string;
  happened: Date;
  actor_id: string | null;
  actor_name: string | null;
  actor_role: string | null;
  action: string;
  subject_kind: string;
  subject_id: string;
  /** Name of the account that it is about, where it is about one. */
  subject_name: string | null;
  reason: string | null;
  before: unknown;
  after: unknown;
}

/** Lines of the log, the newest first. Days are the region's: `from` and `to` are both included. */
export async function readAuditEvents(
  db: Database,
  region: string,
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
    select event.id, ${microseconds(sql`event.at`)} as at, event.at as happened, event.actor_id, who.name as actor_name, event.actor_role,
      event.action, event.subject_kind, event.subject_id, whom.name as subject_name, event.reason, event.before, event.after
    from audit_event as event
      left join account as who on who.region_id = event.region_id and who.id = event.actor_id
      left join account as whom on whom.region_id = event.region_id and event.subject_kind in ('account', 'staff')
        and whom.id::text = event.subject_id
    where event.region_id = ${region} and ${beyond(sql`event.at`, sql`event.id`, after)}
      ${given.length > 0 ? sql`and ${sql.join(given as never[], sql` and `)}` : sql``}
    order by event.at desc, event.id limit ${limit}`.execute(db);
  return rows;
}
