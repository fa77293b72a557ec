import * as routes from '#features/questions/contract/routes.ts';
import { findOwner } from '#features/reviews/api/public.ts';
import { serve } from '#server/http/serve.ts';
import type { App, Platform } from '#server/platform.ts';
import type { QuestionOwners } from '../owners.ts';
import { questionView } from './questions-page.ts';
import { readSimilar } from './visible.store.ts';

const SHOWN = 2;

export function listSimilarQuestions(app: App, platform: Platform, owners: QuestionOwners): void {
  const { db, config } = platform;
  serve(app, routes.listSimilarQuestions, async ({ query, actor, headers }) => {
    const asked = { kind: query.kind, id: query.owner };
    const owner = await findOwner(platform, owners, asked, { actor, headers });
    const found = await readSimilar(db, config.REGION, owner, { words: query.words, limit: SHOWN });
    return { items: found.map(questionView), isSame: found[0]?.isSame ?? false };
  });
}
