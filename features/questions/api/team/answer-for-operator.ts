import { authorize, personOf } from '#features/accounts/api/public.ts';
import * as routes from '#features/questions/contract/operator-routes.ts';
import { serve } from '#server/http/serve.ts';
import type { App, Platform } from '#server/platform.ts';
import type { Cases } from '../answers/case.store.ts';
import type { QuestionOwners } from '../owners.ts';
import { answerForTeam, listForTeam, withdrawForTeam } from './team-answers.ts';

const ownerOf = (operatorId: string) => ({ kind: 'operator', id: operatorId }) as const;

export function answerForOperator(app: App, platform: Platform, owners: QuestionOwners): void {
  const cases: Cases = { db: platform.db, region: platform.config.REGION, owners };
  serve(app, routes.listReceivedQuestions, async ({ actor, params: { operatorId }, query }) => {
    authorize(actor, 'operator.reply', { operatorId });
    return listForTeam(cases, ownerOf(operatorId), query);
  });
  serve(app, routes.answerAsOperator, async (request) => {
    const { operatorId, id } = request.params;
    authorize(request.actor, 'operator.reply', { operatorId });
    const { accountId } = personOf(request);
    return answerForTeam(platform, cases, { owner: ownerOf(operatorId), id, accountId, body: request.body });
  });
  serve(app, routes.withdrawOperatorAnswer, async ({ actor, params: { operatorId, id, answerId } }) => {
    authorize(actor, 'operator.reply', { operatorId });
    return withdrawForTeam(platform, cases, { owner: ownerOf(operatorId), id, answerId });
  });
}
