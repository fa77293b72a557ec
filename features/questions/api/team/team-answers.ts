import type { AnswerBody, QuestionCase, QuestionCases } from '#features/questions/contract/case.ts';
import { QUESTION_ERRORS } from '#features/questions/contract/errors.ts';
import { type FoundOwner, signatureOf } from '#features/reviews/api/public.ts';
import { HOLD_REASONS } from '#features/reviews/contract/review-content.ts';
import { problem } from '#server/errors.ts';
import { cutPage, PAGE_SIZE, readTimeCursor } from '#server/http/time-cursor.ts';
import type { Platform } from '#server/platform.ts';
import { type Cases, findCase, readReceived } from '../answers/case.store.ts';
import { caseView } from '../answers/case.view.ts';
import { isAbout } from '../answers/is-about.ts';
import { withdrawAnswer } from '../answers/withdraw-answer.ts';
import { answerText, writeAnswer } from '../answers/write-answer.ts';

/** The caller has checked that the person may answer for the owner. */
interface OfOwner {
  owner: FoundOwner;
  id: string;
}

export async function listForTeam(
  cases: Cases,
  owner: FoundOwner,
  query: { unanswered?: boolean; cursor?: string },
): Promise<QuestionCases> {
  const page = { limit: PAGE_SIZE + 1, after: readTimeCursor(query.cursor) };
  const found = await readReceived(cases, { owner, unanswered: query.unanswered ?? false }, page);
  const { rows, next } = cutPage(found, PAGE_SIZE);
  return { items: rows.map((row) => caseView(cases, row, 'owner')), next };
}

/** @throws question_not_found if the question is about another owner */
export async function answerForTeam(
  platform: Platform,
  cases: Cases,
  { owner, id, accountId, body }: OfOwner & { accountId: string; body: AnswerBody },
): Promise<QuestionCase> {
  const asked = await findCase(cases, id);
  if (!asked?.about || !isAbout(owner)(asked)) throw problem(QUESTION_ERRORS, 'question_not_found');
  const answer = {
    id: body.id,
    body: answerText(body.body, HOLD_REASONS),
    badge: 'owner' as const,
    answeredBy: await signatureOf(platform, cases.owners, owner, asked.about),
    accountId,
    isOfTraveller: cases.owners[owner.kind].team?.isTraveller ?? false,
  };
  await writeAnswer(platform, id, answer, isAbout(owner));
  return caseView(cases, (await findCase(cases, id))!, 'owner');
}

export async function withdrawForTeam(
  platform: Platform,
  cases: Cases,
  { owner, id, answerId }: OfOwner & { answerId: string },
): Promise<QuestionCase> {
  await withdrawAnswer(platform, { id, answerId, badge: 'owner' }, isAbout(owner));
  return caseView(cases, (await findCase(cases, id))!, 'owner');
}
