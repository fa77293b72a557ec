import type { FastifyRequest } from 'fastify';
import type { Person } from '#features/accounts/contract/actor.ts';
import { PLATFORM_ERRORS, problem } from '#server/errors.ts';

export function personOf({ actor }: Pick<FastifyRequest, 'actor'>): Person {
  if (actor.kind !== 'person') throw problem(PLATFORM_ERRORS, 'token_missing');
  return actor;
}
