import type { ColumnType, Generated } from 'kysely';
import type { StaffRole } from '#features/accounts/contract/actor.ts';

export interface StaffInvitationTable {
  region_id: string;
  id: Generated<string>;
  email: string;
  role: StaffRole;
  secret_hash: Buffer | null;
  invited_at: Generated<Date>;
  invited_by: string | null;
  expires_at: Date;
  sent_at: Date | null;
  accepted_at: Date | null;
  accepted_by: string | null;
  withdrawn_at: Date | null;
}

export interface StaffEmailTable {
  region_id: string;
  account_id: string;
  muted: Generated<string[]>;
  at_once: Generated<boolean>;
  weekly: Generated<boolean>;
  /** For each queue, the instant of the newest item that was emailed. */
  notified: ColumnType<Record<string, string>, string | undefined, string>;
  notified_at: Date | null;
  summed_week: string | null;
}

declare module '#server/database/tables.ts' {
  interface Tables {
    staff_invitation: StaffInvitationTable;
    staff_email: StaffEmailTable;
  }
}
