import type { ColumnType, Generated } from 'kysely';

export interface AuditEventTable {
  region_id: string;
  id: Generated<string>;
  at: Generated<Date>;
  actor_id: string | null;
  actor_role: string | null;
  action: string;
  subject_kind: string;
  subject_id: string;
  reason: string | null;
  before: ColumnType<unknown, string | null, never>;
  after: ColumnType<unknown, string | null, never>;
}

declare module '#server/database/tables.ts' {
  interface Tables {
    audit_event: AuditEventTable;
  }
}
