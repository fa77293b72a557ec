import type { FastifyContextConfig, FastifyRequest } from 'fastify';
import { type Actor, type Person, VISITOR } from '#features/accounts/contract/actor.ts';
import { wireClass } from '#features/accounts/contract/application-token.ts';
import { mayEnter, RIGHTS, type Right } from '#features/accounts/contract/rights.ts';
import { PLATFORM_ERRORS, problem } from '#server/errors.ts';
import type { App } from '#server/platform.ts';
import { refuseUnless } from './authorize.ts';

declare module 'fastify' {
  interface FastifyContextConfig {
    /** Every route below `/api/` must have a right. */
    right?: Right;
    /** `true` requires a proof of identity within the last `provedMinutes` minutes. */
    freshProof?: boolean;
  }
  interface FastifyRequest {
    actor: Actor;
  }
}

/** @returns undefined if no session has the token. */
export type FindPerson = (token: string) => Promise<Person | undefined>;

/** @throws `step_up_needed` if the person must prove their identity again. */
export type AuthorizeByProof = (person: Person) => Promise<void>;

/**
 * Guards the `/api/` routes that are registered after this call. The guard runs before the body is read.
 * @throws at the start if a route has no right, or if a private route admits visitors.
 */
export function guardRoutes(app: App, findPerson: FindPerson, authorizeByProof: AuthorizeByProof): void {
  app.decorateRequest('actor');
  app.addHook('onRoute', (route) => {
    if (!route.url.startsWith('/api/')) return;
    const right = rightOf(route.url, route.config);
    // A browser may call sign-in routes with an expired token.
    const carriesPerson = wireClass(route.url) !== 'public' && right !== 'account.enter';
    const guard = async (request: FastifyRequest) => {
      request.actor = carriesPerson ? await actorOf(request, findPerson) : VISITOR;
      if (request.actor.kind === 'person') request.log = request.log.child({ account: request.actor.accountId });
      refuseUnless(mayEnter(request.actor, right));
    };
    route.onRequest = [...[route.onRequest ?? []].flat(), guard];
    if (!route.config?.freshProof) return;
    if (mayEnter(VISITOR, right).allowed)
      throw new Error(`${route.url} asks for a proof, but "${right}" admits visitors.`);
    // The proof is asked for after validation, so that an invalid request asks for none.
    const prove = async ({ actor }: FastifyRequest) => authorizeByProof(actor as Person);
    route.preHandler = [...[route.preHandler ?? []].flat(), prove];
  });
}

function rightOf(url: string, config: FastifyContextConfig | undefined): Right {
  const right = config?.right;
  if (!right || !Object.hasOwn(RIGHTS, right)) throw new Error(`${url} names no right.`);
  if (wireClass(url) === 'private' && mayEnter(VISITOR, right).allowed) {
    throw new Error(`${url} is private, but "${right}" admits visitors.`);
  }
  return right;
}

async function actorOf({ headers }: FastifyRequest, findPerson: FindPerson): Promise<Actor> {
  if (headers.authorization === undefined) return VISITOR;
  const [, token] = /^Bearer +(\S+)$/i.exec(headers.authorization) ?? [];
  const person = token && (await findPerson(token));
  if (person) return person;
  throw problem(PLATFORM_ERRORS, 'session_ended', {
    headers: { 'www-authenticate': 'Bearer realm="vereda", error="invalid_token"' },
  });
}
