import { authorize } from '#features/accounts/api/public.ts';
import * as routes from '#features/questions/contract/operator-routes.ts';
import { serve } from '#server/http/serve.ts';
import type { App, Platform } from '#server/platform.ts';
import type { Cases } from '../answers/case.store.ts';
import type { QuestionOwners } from '../owners.ts';
import { withdrawForTeam } from './team-answers.ts';

export function withdrawOperatorAnswer(app: App, platform: Platform, owners: QuestionOwners): void {
  const cases: Cases = { db: platform.db, region: platform.config.REGION, owners };
  serve(app, routes.withdrawOperatorAnswer, async ({ actor, params: { operatorId, id, answerId } }) => {
    authorize(actor, 'operator.reply', { operatorId });
    return withdrawForTeam(platform, cases, { owner: { kind: 'operator', id: operatorId }, id, answerId });
  });
}
