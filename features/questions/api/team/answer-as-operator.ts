import { authorize, personOf } from '#features/accounts/api/public.ts';
import * as routes from '#features/questions/contract/operator-routes.ts';
import { serve } from '#server/http/serve.ts';
import type { App, Platform } from '#server/platform.ts';
import type { Cases } from '../answers/case.store.ts';
import type { QuestionOwners } from '../owners.ts';
import { answerForTeam } from './team-answers.ts';

export function answerAsOperator(app: App, platform: Platform, owners: QuestionOwners): void {
  const cases: Cases = { db: platform.db, region: platform.config.REGION, owners };
  serve(app, routes.answerAsOperator, async (request) => {
    const { operatorId, id } = request.params;
    authorize(request.actor, 'operator.reply', { operatorId });
    const { accountId } = personOf(request);
    const owner = { kind: 'operator', id: operatorId } as const;
    return answerForTeam(platform, cases, { owner, id, accountId, body: request.body });
  });
}
