import type { Generated } from 'kysely';
import type { StaffRole } from '#features/accounts/contract/actor.ts';

export interface StaffTable {
  region_id: string;
  account_id: string;
  role: StaffRole;
  added_at: Generated<Date>;
  added_by: string | null;
}

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

declare module '#server/database/tables.ts' {
  interface Tables {
    staff: StaffTable;
    staff_invitation: StaffInvitationTable;
  }
}
