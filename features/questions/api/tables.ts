import type { Generated } from 'kysely';
import type { AnswerState } from '#features/questions/contract/answer-states.ts';
import type { Badge } from '#features/questions/contract/question.ts';
import type { QuestionState } from '#features/questions/contract/question-states.ts';
import type { OwnerKind } from '#features/reviews/contract/owner-queries.ts';
import type { ReportReason } from '#features/reviews/contract/report-reasons.ts';
import type { HoldReason } from '#features/reviews/contract/review-content.ts';

export interface QuestionTable {
  region_id: string;
  id: Generated<string>;
  owner_kind: OwnerKind;
  owner_id: string;
  state: Generated<QuestionState>;
  reason: ReportReason | null;
  asked_by: string;
  body: string;
  account_id: string | null;
  /** Only of a guest. */
  email: string | null;
  /** Id of the browser that asked in a public demo. */
  browser: string | null;
  held_for: Generated<HoldReason[]>;
  upheld_at: Date | null;
  /** Where the question is shown. */
  merged_into: string | null;
  /** The question that the region chose to keep. It differs from `merged_into` if that one was merged too. */
  merged_with: string | null;
  /** The state before the merge. */
  merged_from: QuestionState | null;
  merged_at: Date | null;
  judged_by: string | null;
  judged_at: Date | null;
  created_at: Generated<Date>;
  published_at: Date | null;
}

export interface AnswerTable {
  region_id: string;
  id: Generated<string>;
  question_id: string;
  /** The merged question from which the answer comes. */
  moved_from: string | null;
  answered_by: string;
  badge: Badge;
  body: string;
  state: Generated<AnswerState>;
  reason: ReportReason | null;
  /** Account of a visitor or of a trip's author. The erasure of the account deletes the answer. */
  account_id: string | null;
  /** The account of the operator's team or of the region's staff that wrote the answer. */
  written_by: string | null;
  judged_by: string | null;
  judged_at: Date | null;
  published_at: Generated<Date>;
}

export interface QuestionReportTable {
  region_id: string;
  id: string;
  question_id: string;
  /** Null if the report is about the question itself. */
  answer_id: string | null;
  reason: ReportReason;
  words: string | null;
  account_id: string | null;
  reported_at: Generated<Date>;
  settled_at: Date | null;
}

export interface AnswerVoteTable {
  region_id: string;
  answer_id: string;
  /** SHA-256 of the account's id or of the browser's secret. */
  voter: Buffer;
  account_id: string | null;
  voted_at: Generated<Date>;
}

declare module '#server/database/tables.ts' {
  interface Tables {
    question: QuestionTable;
    answer: AnswerTable;
    answer_vote: AnswerVoteTable;
    question_report: QuestionReportTable;
  }
}
