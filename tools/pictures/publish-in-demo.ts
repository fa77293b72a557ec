import { randomUUID } from 'node:crypto';
import { judgePublicTrip, listWaitingTrips, publishTrip } from '#features/trips/contract/publication-routes.ts';
import { keepTrip } from '#features/trips/contract/routes.ts';
import type { TripDocument } from '#features/trips/contract/trip.ts';
import type { Caller } from './call.ts';
import type { DemoName } from './sign-in.ts';

/**
 * The traveller publishes three trips, of which the last one waits for the region.
 * @returns the id of a published trip
 */
export async function publishTrips(as: (name: DemoName) => Caller, document: TripDocument): Promise<string> {
  const keep = async (title: string, author: string | null) => {
    const { id } = await as('viajera')(keepTrip, { body: { uuid: randomUUID(), document: { ...document, title } } });
    await as('viajera')(publishTrip, { params: { id }, body: { version: 1, authorName: author, notes: true } });
    return id;
  };
  const shown = await keep('Huacas y mar sin prisa', 'Lucía M.');
  await keep('Con mi mamá, despacio y a la sombra', null);
  const { items } = await as('moderacion')(listWaitingTrips, { query: { waiting: 'pending' } });
  for (const { id } of items)
    await as('moderacion')(judgePublicTrip, { params: { id }, body: { judgement: 'approve' } });
  await keep('Tres huacas en un día', 'Lucía M.');
  return shown;
}
