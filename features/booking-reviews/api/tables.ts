import type { Generated } from 'kysely';

export interface ReviewInvitationTable {
  region_id: string;
  booking_id: string;
  invited_at: Generated<Date>;
}

declare module '#server/database/tables.ts' {
  interface Tables {
    review_invitation: ReviewInvitationTable;
  }
}
