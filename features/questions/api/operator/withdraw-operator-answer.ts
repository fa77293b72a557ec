import { authorize } from '#features/accounts/api/public.ts';
import * as routes from '#features/questions/contract/operator-routes.ts';
import { serve } from '#server/http/serve.ts';
import type { App, Platform } from '#server/platform.ts';
import { type Cases, findCase } from '../answers/case.store.ts';
import { caseView } from '../answers/case.view.ts';
import { withdrawAnswer } from '../answers/withdraw-answer.ts';
import type { QuestionOwners } from '../owners.ts';
import { isOfOperator } from './is-of-operator.ts';

export function withdrawOperatorAnswer(app: App, platform: Platform, owners: QuestionOwners): void {
  const cases: Cases = { db: platform.db, region: platform.config.REGION, owners };
  serve(app, routes.withdrawOperatorAnswer, async ({ actor, params: { operatorId, id, answerId } }) => {
    authorize(actor, 'operator.reply', { operatorId });
    await withdrawAnswer(platform, { id, answerId, badge: 'owner' }, isOfOperator(operatorId));
    return caseView(cases, (await findCase(cases, id))!, 'owner');
  });
}
