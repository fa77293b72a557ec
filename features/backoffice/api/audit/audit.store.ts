import type { Insertable } from 'kysely';
import type { AuditEventTable } from '#features/backoffice/api/tables.ts';
import type { Database } from '#server/database/connect.ts';

export async function insertAuditEvent(db: Database, event: Insertable<AuditEventTable>): Promise<void> {
  await db.insertInto('audit_event').values(event).execute();
}
