import type { FastifyRequest } from 'fastify';
import { ASK, ASKER, type AskAccountQuestion } from '#features/questions/contract/ask.ts';
import { findOwner } from '#features/reviews/api/public.ts';
import { cleanWords } from '#features/reviews/contract/review-content.ts';
import { PLATFORM_ERRORS, problem } from '#server/errors.ts';
import { causingBrowser } from '#server/mail/causing-browser.ts';
import type { Platform } from '#server/platform.ts';
import type { QuestionOwners } from '../owners.ts';
import type { insertQuestion } from '../question.store.ts';

export type NewQuestion = Parameters<typeof insertQuestion>[1];

/** @throws invalid if the question is too short without its empty characters */
export async function newQuestion(
  platform: Platform,
  owners: QuestionOwners,
  { body, actor, headers }: Pick<FastifyRequest, 'actor' | 'headers'> & { body: AskAccountQuestion },
  asker: { account_id: string | null; email: string | null },
): Promise<NewQuestion> {
  const words = { body: cleanWords(body.body), name: cleanWords(body.name).replaceAll('\n', ' ') };
  const issues = [
    ...(words.body.length < ASK.least
      ? [{ path: 'body.body', code: 'too_short', message: `Escribe al menos ${ASK.least} letras.` }]
      : []),
    ...(words.name.length < ASKER.least
      ? [{ path: 'body.name', code: 'too_short', message: 'Escribe tu nombre.' }]
      : []),
  ];
  if (issues.length > 0) throw problem(PLATFORM_ERRORS, 'invalid', { issues });
  const owner = await findOwner(platform, owners, body.about, { actor, headers });
  return {
    region_id: platform.config.REGION,
    id: body.id,
    owner_kind: owner.kind,
    owner_id: owner.id,
    state: 'unconfirmed',
    asked_by: words.name,
    body: words.body,
    browser: causingBrowser() ?? null,
    ...asker,
  };
}
