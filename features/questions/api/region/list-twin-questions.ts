import { QUESTION_ERRORS } from '#features/questions/contract/errors.ts';
import * as routes from '#features/questions/contract/region-routes.ts';
import { problem } from '#server/errors.ts';
import { serve } from '#server/http/serve.ts';
import type { App, Platform } from '#server/platform.ts';
import { questionView } from '../public-list/questions-page.ts';
import { readSimilar } from '../public-list/visible.store.ts';
import { findQuestion } from '../question.store.ts';

const SHOWN = 5;

export function listTwinQuestions(app: App, { db, config }: Platform): void {
  serve(app, routes.listTwinQuestions, async ({ params: { id } }, reply) => {
    const question = await findQuestion(db, config.REGION, id);
    if (!question) throw problem(QUESTION_ERRORS, 'question_not_found');
    const owner = { kind: question.owner_kind, id: question.owner_id };
    const found = await readSimilar(db, config.REGION, owner, { words: question.body, limit: SHOWN, except: id });
    reply.header('cache-control', 'no-store');
    return { items: found.map(questionView) };
  });
}
