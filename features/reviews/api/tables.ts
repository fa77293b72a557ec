import type { ColumnType, Generated } from 'kysely';
import type { OwnerKind } from '#features/reviews/contract/owner-queries.ts';
import type { ReportReason } from '#features/reviews/contract/report-reasons.ts';
import type { Replier, Scores } from '#features/reviews/contract/review.ts';
import type { HoldReason } from '#features/reviews/contract/review-content.ts';
import type { ReviewState } from '#features/reviews/contract/review-states.ts';

export interface ReviewTable {
  region_id: string;
  id: Generated<string>;
  owner_kind: OwnerKind;
  owner_id: string;
  booking_id: string | null;
  plan_id: string | null;
  state: ReviewState;
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
  replied_as: Replier | null;
  held_for: Generated<HoldReason[]>;
  appeal: string | null;
  judged_by: string | null;
  judged_at: Date | null;
  account_id: string | null;
  fictional: Generated<boolean>;
  withdrawn_from: ReviewState | null;
  withdrawn_at: Date | null;
  created_at: Generated<Date>;
  published_at: Date | null;
}

export interface ReviewReportTable {
  region_id: string;
  id: string;
  comment_id: string;
  reason: ReportReason;
  words: string | null;
  account_id: string | null;
  reported_at: Generated<Date>;
}

/** The last proved presence of an account at an owner. */
export interface PresenceTable {
  region_id: string;
  owner_kind: OwnerKind;
  owner_id: string;
  account_id: string;
  id: string;
  proved_at: Date;
}

export interface ReviewVoteTable {
  region_id: string;
  comment_id: string;
  /** SHA-256 of the account's id or of the browser's secret. */
  voter: Buffer;
  account_id: string | null;
  voted_at: Generated<Date>;
}

declare module '#server/database/tables.ts' {
  interface Tables {
    comment: ReviewTable;
    comment_report: ReviewReportTable;
    comment_vote: ReviewVoteTable;
    presence: PresenceTable;
  }
}
