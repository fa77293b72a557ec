import type { FastifyRequest } from 'fastify';
import { authorize, personOf } from '#features/accounts/api/public.ts';
import type { Person, PlaceRole } from '#features/accounts/contract/actor.ts';

/** @throws not_found for a person outside the team */
export function memberOf(request: FastifyRequest, placeId: string): { person: Person; role: PlaceRole } {
  authorize(request.actor, 'place.run', { placeId });
  const person = personOf(request);
  return { person, role: person.places.find(({ id }) => id === placeId)!.role };
}
