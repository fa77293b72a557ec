import { authorize } from '#features/accounts/api/public.ts';
import * as routes from '#features/questions/contract/operator-routes.ts';
import { serve } from '#server/http/serve.ts';
import type { App, Platform } from '#server/platform.ts';
import type { Cases } from '../answers/case.store.ts';
import type { QuestionOwners } from '../owners.ts';
import { listForTeam } from './team-answers.ts';

export function listReceivedQuestions(app: App, { db, config }: Platform, owners: QuestionOwners): void {
  const cases: Cases = { db, region: config.REGION, owners };
  serve(app, routes.listReceivedQuestions, async ({ actor, params: { operatorId }, query }) => {
    authorize(actor, 'operator.reply', { operatorId });
    return listForTeam(cases, { kind: 'operator', id: operatorId }, query);
  });
}
