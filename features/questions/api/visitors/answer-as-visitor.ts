import { assertWithinLimit, personOf } from '#features/accounts/api/public.ts';
import { ASKER } from '#features/questions/contract/ask.ts';
import { QUESTION_ERRORS } from '#features/questions/contract/errors.ts';
import * as routes from '#features/questions/contract/visitor-routes.ts';
import { cleanWords, HOLD_REASONS, screenWords } from '#features/reviews/contract/review-content.ts';
import { PLATFORM_ERRORS, problem } from '#server/errors.ts';
import { serve } from '#server/http/serve.ts';
import type { App, Platform } from '#server/platform.ts';
import { answerText, writeAnswer } from '../answers/write-answer.ts';
import type { QuestionOwners } from '../owners.ts';
import { findQuestion } from '../question.store.ts';
import { isAnsweringVisitor, showVisible } from './visitor.ts';

export function answerAsVisitor(app: App, platform: Platform, owners: QuestionOwners): void {
  const { db, config } = platform;
  serve(app, routes.answerAsVisitor, async (request, reply) => {
    const { accountId } = personOf(request);
    const { id } = request.params;
    await assertWithinLimit(platform, 'answersByAccount', accountId);
    const question = await findQuestion(db, config.REGION, id);
    if (!question?.published_at) throw problem(QUESTION_ERRORS, 'question_not_found');
    const owner = { kind: question.owner_kind, id: question.owner_id };
    if (!(await isAnsweringVisitor(platform, owners, owner, accountId)))
      throw problem(QUESTION_ERRORS, 'answer_needs_visit');
    const answer = {
      id: request.body.id,
      body: answerText(request.body.body, HOLD_REASONS),
      answeredBy: shownName(request.body.name),
      badge: 'verified_visitor' as const,
      accountId,
      isOfTraveller: true,
    };
    await writeAnswer(platform, id, answer, () => true);
    reply.header('cache-control', 'no-store');
    return showVisible(platform, id);
  });
}

/** @throws invalid if the name is too short or contains contact data or an insult */
function shownName(typed: string): string {
  const name = cleanWords(typed).replaceAll('\n', ' ');
  if (name.length >= ASKER.least && screenWords(name).length === 0) return name;
  const issues = [{ path: 'body.name', code: 'refused', message: 'Escribe solo tu nombre.' }];
  throw problem(PLATFORM_ERRORS, 'invalid', { issues });
}
