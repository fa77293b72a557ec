import { randomUUID } from 'node:crypto';
import { createNotice } from '#features/owners/contract/notice-routes.ts';
import { answerOwnedQuestion } from '#features/questions/contract/owned-place-routes.ts';
import { askAccountQuestion } from '#features/questions/contract/routes.ts';
import { writeAccountReview } from '#features/reviews/contract/account-routes.ts';
import type { Caller } from './call.ts';
import type { DemoName } from './sign-in.ts';

/** Questions, an answer, a review and two notices at the place of an owner. */
export async function ownerVoices(as: (name: DemoName) => Caller, placeId: string): Promise<void> {
  const about = { kind: 'company', id: placeId } as const;
  const ask = (body: string, name: string) =>
    as('operadora')(askAccountQuestion, { body: { id: randomUUID(), about, body, name } });
  const { id } = await ask('¿Qué días abren?', 'Bruno');
  await ask('¿Dejan entrar con mochila?', 'Lucía');
  await as('viajera')(answerOwnedQuestion, {
    params: { placeId, id },
    body: { id: randomUUID(), body: 'De martes a domingo de 9 am a 5 pm. Se paga en efectivo o con Yape.' },
  });
  await as('operadora')(writeAccountReview, {
    body: {
      ...{ about, rating: 4, scores: {}, language: 'es', author: 'Bruno T.' },
      body: 'Muy bien contado, y sin apuro. Falta sombra para esperar afuera.',
    },
  });
  for (const words of ['El 24 abrimos hasta las 2', 'Este fin de semana hay música en el patio, desde las 5.'])
    await as('viajera')(createNotice, {
      params: { placeId },
      body: { id: randomUUID(), notice: { words, startsOn: '2026-12-04', endsOn: '2026-12-06' } },
    });
}
