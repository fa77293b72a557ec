import type { ColumnType, Generated } from 'kysely';
import type { AnnouncementEmailState } from '#features/announcements/contract/announcement-email-states.ts';
import type { Audience } from '#features/announcements/contract/audience.ts';

export interface AnnouncementTable {
  region_id: string;
  id: string;
  subject: string;
  body: string;
  /** JSON that is written as text and read as a value. */
  audience: ColumnType<Audience, string, never>;
  sent_by: string | null;
  sent_at: Generated<Date>;
}

export interface AnnouncementOperatorTable {
  region_id: string;
  announcement_id: string;
  operator_id: string;
}

export interface AnnouncementPersonTable {
  region_id: string;
  announcement_id: string;
  operator_id: string;
  account_id: string;
  email_state: AnnouncementEmailState | null;
  email_at: Date | null;
  read_at: Date | null;
}

declare module '#server/database/tables.ts' {
  interface Tables {
    announcement: AnnouncementTable;
    announcement_operator: AnnouncementOperatorTable;
    announcement_person: AnnouncementPersonTable;
  }
}
