import type { Generated } from 'kysely';

export interface QuestionTable {
  region_id: string;
  id: Generated<string>;
  owner_kind: 'company' | 'operator' | 'trip';
  owner_id: string;
  state: Generated<'asked' | 'answered' | 'resolved' | 'held' | 'removed'>;
  reason: string | null;
  asked_by: string;
  body: string;
  account_id: string | null;
  created_at: Generated<Date>;
  published_at: Date | null;
}

export interface AnswerTable {
  region_id: string;
  id: Generated<string>;
  question_id: string;
  answered_by: string;
  badge: 'owner' | 'verified_visitor' | 'region';
  body: string;
  account_id: string | null;
  published_at: Generated<Date>;
}

declare module '#server/database/tables.ts' {
  interface Tables {
    question: QuestionTable;
    answer: AnswerTable;
  }
}
