import * as routes from '#features/questions/contract/region-routes.ts';
import { serve } from '#server/http/serve.ts';
import type { App, Platform } from '#server/platform.ts';
import { type Cases, findCase } from '../answers/case.store.ts';
import { caseView } from '../answers/case.view.ts';
import { withdrawAnswer } from '../answers/withdraw-answer.ts';
import type { QuestionOwners } from '../owners.ts';

export function withdrawRegionAnswer(app: App, platform: Platform, owners: QuestionOwners): void {
  const cases: Cases = { db: platform.db, region: platform.config.REGION, owners };
  serve(app, routes.withdrawRegionAnswer, async ({ params: { id, answerId } }, reply) => {
    await withdrawAnswer(platform, { id, answerId, badge: 'region' }, () => true);
    reply.header('cache-control', 'no-store');
    return caseView(cases, (await findCase(cases, id))!, 'region');
  });
}
