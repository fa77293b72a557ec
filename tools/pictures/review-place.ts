import { writeAccountReview } from '#features/reviews/contract/account-routes.ts';
import { LEVELS } from '#features/reviews/contract/levels.ts';
import { replyAsRegion } from '#features/reviews/contract/region-routes.ts';
import type { Scores } from '#features/reviews/contract/review.ts';
import { reportReview } from '#features/reviews/contract/routes.ts';
import type { Connection } from '#server/database/connect.ts';
import type { Caller } from './call.ts';
import type { DemoName } from './sign-in.ts';

const REVIEWS: [name: DemoName, author: string, rating: number, scores: Scores, body: string][] = [
  ['viajera', 'Lucía Ñ.', 4, { value: 5, access: 3 }, 'Lleva agua. La subida es corta, pero casi no hay sombra.'],
  ['operadora', 'Rosa', 5, { value: 5, as_described: 5 }, 'Los murales se ven mejor antes de las 11, sin gente.'],
  ['ventas', 'Ana Paula', 4, { value: 4, access: 4 }, 'Fui con mi abuela. La rampa es larga y hay bancas.'],
  ['guia', 'Julián', 5, { value: 5, access: 3 }, 'El guía explica con paciencia y deja tiempo para mirar.'],
  ['redaccion', 'Bruno T.', 3, { value: 3, access: 2 }, 'Hermoso, pero llegamos al mediodía y quemaba el sol.'],
];

/** Writes enough reviews of a place for a mean. One is answered, one is reported, and two are proved. */
export async function reviewPlace(
  { db }: Connection,
  call: Caller,
  as: (name: DemoName) => Caller,
  place: string,
): Promise<void> {
  const ids: string[] = [];
  for (const [name, author, rating, scores, body] of REVIEWS) {
    const review = { about: { kind: 'company' as const, id: place }, rating, scores, body, author };
    ids.push((await as(name)(writeAccountReview, { body: { ...review, language: 'es' } })).id);
  }
  await db.updateTable('comment').set({ verification: LEVELS.presence }).where('id', 'in', ids.slice(0, 2)).execute();
  await as('moderacion')(replyAsRegion, {
    params: { commentId: ids[0]! },
    body: { body: 'Gracias, Lucía. Desde diciembre habrá sombra en el primer descanso.' },
  });
  await call(reportReview, { params: { commentId: ids[4]! }, body: { id: crypto.randomUUID(), reason: 'off_topic' } });
}
