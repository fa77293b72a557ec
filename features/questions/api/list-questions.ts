import { type Question, QuestionsPage } from '#features/questions/contract/question.ts';
import { type Owner, ownerQuery } from '#features/reviews/api/public.ts';
import { cutPage, PAGE_SIZE, readTimeCursor } from '#server/http/time-cursor.ts';
import type { App, Platform } from '#server/platform.ts';
import { type QuestionRow, readQuestions } from './question.store.ts';

/** The routes of `questionRoutes`, such as `GET /api/company-questions/`: published questions with their answers, newest first. */
export function listQuestions(app: App, platform: Platform, owner: Owner, url: string): void {
  const { db, config } = platform;
  app.get(
    url,
    {
      config: { right: 'questions.read' },
      schema: {
        tags: ['Fotos, preguntas y comentarios'],
        summary: `Preguntas con sus respuestas (${owner.name})`,
        querystring: ownerQuery(owner),
        response: { 200: QuestionsPage },
      },
    },
    async ({ actor, query, headers }) => {
      const asked = query[owner.parameter];
      const id = asked === undefined ? null : await owner.find(platform, asked, { actor, headers });
      const limit = query.limit ?? PAGE_SIZE;
      const after = readTimeCursor(query.cursor);
      const found = await readQuestions(db, config.REGION, { kind: owner.kind, id }, limit + 1, after);
      const { rows, next } = cutPage(found, limit);
      return { items: rows.map(questionView), next };
    },
  );
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
