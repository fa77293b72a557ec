import type { Static } from 'typebox';
import type { Question, QuestionsPage } from '#features/questions/contract/question.ts';
import { cutPage, PAGE_SIZE, readTimeCursor } from '#server/http/time-cursor.ts';
import type { Platform } from '#server/platform.ts';
import { type QuestionRow, readQuestions } from './question.store.ts';

export async function questionsPage(
  { db, config }: Platform,
  owner: { kind: string; id: string | null },
  { limit = PAGE_SIZE, cursor }: { limit?: number; cursor?: string },
): Promise<Static<typeof QuestionsPage>> {
  const found = await readQuestions(db, config.REGION, owner, limit + 1, readTimeCursor(cursor));
  const { rows, next } = cutPage(found, limit);
  return { items: rows.map(questionView), next };
}

function questionView({ id, state, body, answers, ...row }: QuestionRow): Question {
  return {
    id,
    owner: row.owner_id,
    state,
    askedBy: row.asked_by,
    body,
    publishedAt: row.published_at.toISOString(),
    answers,
  };
}
