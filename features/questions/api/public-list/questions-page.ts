import type { Question, QuestionsPage } from '#features/questions/contract/question.ts';
import { cutPage, PAGE_SIZE, readTimeCursor } from '#server/http/time-cursor.ts';
import type { Platform } from '#server/platform.ts';
import { readVisible, type VisibleRow } from './visible.store.ts';

export async function questionsPage(
  { db, config }: Platform,
  owner: { kind: string; id: string | null },
  { limit = PAGE_SIZE, cursor }: { limit?: number; cursor?: string },
): Promise<QuestionsPage> {
  const page = { limit: limit + 1, after: readTimeCursor(cursor) };
  const { rows, next } = cutPage(await readVisible(db, config.REGION, owner, page), limit);
  return { items: rows.map(questionView), next };
}

export function questionView({ id, state, body, answers, ...row }: Omit<VisibleRow, 'at'>): Question {
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
