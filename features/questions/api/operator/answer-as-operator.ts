import { authorize, personOf } from '#features/accounts/api/public.ts';
import { QUESTION_ERRORS } from '#features/questions/contract/errors.ts';
import * as routes from '#features/questions/contract/operator-routes.ts';
import { HOLD_REASONS } from '#features/reviews/contract/review-content.ts';
import { problem } from '#server/errors.ts';
import { serve } from '#server/http/serve.ts';
import type { App, Platform } from '#server/platform.ts';
import { type Cases, findCase } from '../answers/case.store.ts';
import { caseView } from '../answers/case.view.ts';
import { answerText, writeAnswer } from '../answers/write-answer.ts';
import type { QuestionOwners } from '../owners.ts';
import { isOfOperator } from './is-of-operator.ts';

export function answerAsOperator(app: App, platform: Platform, owners: QuestionOwners): void {
  const cases: Cases = { db: platform.db, region: platform.config.REGION, owners };
  serve(app, routes.answerAsOperator, async (request) => {
    const { operatorId, id } = request.params;
    authorize(request.actor, 'operator.reply', { operatorId });
    const asked = await findCase(cases, id);
    if (!asked?.about || !isOfOperator(operatorId)(asked)) throw problem(QUESTION_ERRORS, 'question_not_found');
    const answer = {
      id: request.body.id,
      body: answerText(request.body.body, HOLD_REASONS),
      badge: 'owner' as const,
      answeredBy: asked.about.name,
      accountId: personOf(request).accountId,
    };
    await writeAnswer(platform, id, answer, isOfOperator(operatorId));
    return caseView(cases, (await findCase(cases, id))!, 'owner');
  });
}
