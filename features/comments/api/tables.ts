import type { ColumnType, Generated } from 'kysely';
import type { Scores } from '#features/comments/contract/comment.ts';
import type { CommentState } from '#features/comments/contract/comment-states.ts';
import type { ReportReason } from '#features/comments/contract/report.ts';
import type { HoldReason } from '#features/comments/contract/screen-words.ts';

export interface CommentTable {
  region_id: string;
  id: Generated<string>;
  owner_kind: 'company' | 'operator' | 'trip';
  owner_id: string;
  booking_id: string | null;
  plan_id: string | null;
  state: CommentState;
  /** Why it was taken away. */
  reason: ReportReason | null;
  author: string;
  rating: number;
  scores: ColumnType<Scores, string, string>;
  title: string | null;
  body: string;
  language: string;
  verification: number;
  visited_on: ColumnType<string | null, string | null, string | null>;
  reply: string | null;
  replied_at: Date | null;
  replied_by: string | null;
  held_for: Generated<HoldReason[]>;
  appeal: string | null;
  judged_by: string | null;
  judged_at: Date | null;
  account_id: string | null;
  fictional: Generated<boolean>;
  created_at: Generated<Date>;
  published_at: Date | null;
}

export interface CommentReportTable {
  region_id: string;
  id: string;
  comment_id: string;
  reason: ReportReason;
  words: string | null;
  account_id: string | null;
  reported_at: Generated<Date>;
}

export interface ReviewInvitationTable {
  region_id: string;
  booking_id: string;
  invited_at: Generated<Date>;
}

declare module '#server/database/tables.ts' {
  interface Tables {
    comment: CommentTable;
    comment_report: CommentReportTable;
    review_invitation: ReviewInvitationTable;
  }
}
