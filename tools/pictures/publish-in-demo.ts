import { randomUUID } from 'node:crypto';
import { answerQuestionOfOwn, listQuestionsOfOwn } from '#features/questions/contract/received-routes.ts';
import { askAccountQuestion } from '#features/questions/contract/routes.ts';
import { writeAccountReview } from '#features/reviews/contract/account-routes.ts';
import {
  judgePublicTrip,
  listWaitingTrips,
  publishTrip,
  reportPublicTrip,
} from '#features/trips/contract/publication-routes.ts';
import { keepTrip } from '#features/trips/contract/routes.ts';
import type { TripDocument } from '#features/trips/contract/trip.ts';
import type { Caller } from './call.ts';
import type { DemoName } from './sign-in.ts';

/**
 * The traveller publishes three trips, of which the last one waits for the region. The guide asks about the first one,
 * reviews it and reports it.
 * @returns the ids of a published trip with reviews and of one without any
 */
export async function publishTrips(
  as: (name: DemoName) => Caller,
  document: TripDocument,
): Promise<{ shown: string; alone: string }> {
  const keep = async (title: string, author: string | null) => {
    const { id } = await as('viajera')(keepTrip, { body: { uuid: randomUUID(), document: { ...document, title } } });
    await as('viajera')(publishTrip, { params: { id }, body: { version: 1, authorName: author, notes: true } });
    return id;
  };
  const shown = await keep('Huacas y mar sin prisa', 'Lucía M.');
  const alone = await keep('Con mi mamá, despacio y a la sombra', null);
  const { items } = await as('moderacion')(listWaitingTrips, { query: { waiting: 'pending' } });
  for (const { id } of items)
    await as('moderacion')(judgePublicTrip, { params: { id }, body: { judgement: 'approve' } });
  await keep('Tres huacas en un día', 'Lucía M.');
  const about = { kind: 'trip', id: shown } as const;
  for (const body of ['¿Se puede hacer con coche de bebé?', '¿Alcanza el tiempo para almorzar en Huanchaco?'])
    await as('guia')(askAccountQuestion, { body: { id: randomUUID(), about, body, name: 'Bruno' } });
  const { items: asked } = await as('viajera')(listQuestionsOfOwn, { params: { kind: 'trip', owner: shown } });
  await as('viajera')(answerQuestionOfOwn, {
    params: { kind: 'trip', owner: shown, id: asked[0]!.id },
    body: { id: randomUUID(), body: 'Sí, y con calma: dejamos dos horas para el ceviche frente al mar.' },
  });
  await as('guia')(writeAccountReview, {
    body: {
      ...{ about, rating: 4, scores: { organisation: 5 }, author: 'Bruno T.', language: 'es' },
      body: 'Lo seguimos tal cual con mi familia y alcanzó el tiempo. Sal temprano: a mediodía el sol pega fuerte.',
    },
  });
  await as('guia')(reportPublicTrip, {
    params: { id: shown },
    body: { id: randomUUID(), reason: 'unsafe', words: 'El segundo día cruza la Panamericana a pie.' },
  });
  return { shown, alone };
}
