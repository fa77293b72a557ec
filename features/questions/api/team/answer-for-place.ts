import { authorize, personOf } from '#features/accounts/api/public.ts';
import { QUESTION_ERRORS } from '#features/questions/contract/errors.ts';
import * as routes from '#features/questions/contract/owned-place-routes.ts';
import { problem } from '#server/errors.ts';
import { serve } from '#server/http/serve.ts';
import type { App, Platform } from '#server/platform.ts';
import type { Cases } from '../answers/case.store.ts';
import type { QuestionOwners } from '../owners.ts';
import { answerForTeam, listForTeam, withdrawForTeam } from './team-answers.ts';

const ownerOf = (placeId: string) => ({ kind: 'company', id: placeId }) as const;

export function answerForPlace(app: App, platform: Platform, owners: QuestionOwners): void {
  const { db, config } = platform;
  const cases: Cases = { db, region: config.REGION, owners };
  const canAnswer = async (placeId: string, accountId: string) => {
    const team = await owners.company.team!.members(db, config.REGION, placeId);
    return team.some((member) => member.accountId === accountId);
  };
  serve(app, routes.listOwnedQuestions, async (request) => {
    const { placeId } = request.params;
    authorize(request.actor, 'place.run', { placeId });
    const page = await listForTeam(cases, ownerOf(placeId), request.query);
    if (await canAnswer(placeId, personOf(request).accountId)) return page;
    return { ...page, items: page.items.map((item) => ({ ...item, canAnswer: false })) };
  });
  serve(app, routes.answerOwnedQuestion, async (request) => {
    const { placeId, id } = request.params;
    authorize(request.actor, 'place.run', { placeId });
    const { accountId } = personOf(request);
    // While the place is disputed, only the region answers.
    if (!(await canAnswer(placeId, accountId))) throw problem(QUESTION_ERRORS, 'question_action_refused');
    return answerForTeam(platform, cases, { owner: ownerOf(placeId), id, accountId, body: request.body });
  });
  serve(app, routes.withdrawOwnedAnswer, async ({ actor, params: { placeId, id, answerId } }) => {
    authorize(actor, 'place.run', { placeId });
    return withdrawForTeam(platform, cases, { owner: ownerOf(placeId), id, answerId });
  });
}
