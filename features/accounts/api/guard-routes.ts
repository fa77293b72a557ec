import type { FastifyContextConfig, FastifyRequest } from 'fastify';
import { type Actor, type Person, VISITOR } from '#features/accounts/contract/actor.ts';
import { wireClass } from '#features/accounts/contract/application-token.ts';
import { mayEnter, RIGHTS, type Right } from '#features/accounts/contract/rights.ts';
import { PLATFORM_ERRORS, problem } from '#server/errors.ts';
import type { App } from '#server/platform.ts';
import { refuseUnless } from './authorize.ts';

declare module 'fastify' {
  interface FastifyContextConfig {
    /** The right that this route requires. Every route below `/api/` names a right. */
    right?: Right;
    /** `true` requires a proof of identity within the last minutes, for actions that are hard to undo. */
    freshProof?: boolean;
  }
  interface FastifyRequest {
    actor: Actor;
  }
}

/** @returns undefined if the token's session ended or never existed. */
export type FindPerson = (token: string) => Promise<Person | undefined>;

/** @throws `step_up_needed` if a person has to prove their identity again. */
export type AuthorizeByProof = (person: Person) => Promise<void>;

/**
 * Adds a check of caller and right to every route below `/api/` that is registered after this call. The check runs
 * before the request's body is read.
 * @throws at startup if a route has no right, or if a private route or a route with `freshProof` admits visitors.
 */
export function guardRoutes(app: App, findPerson: FindPerson, authorizeByProof: AuthorizeByProof): void {
  app.decorateRequest('actor');
  app.addHook('onRoute', (route) => {
    if (!route.url.startsWith('/api/')) return;
    const right = rightOf(route.url, route.config);
    // Sign-in routes are called with expired tokens, to get new ones.
    const carriesPerson = wireClass(route.url) !== 'public' && right !== 'account.enter';
    const guard = async (request: FastifyRequest) => {
      request.actor = carriesPerson ? await actorOf(request, findPerson) : VISITOR;
      // Every log line of this request names the account.
      if (request.actor.kind === 'person') request.log = request.log.child({ account: request.actor.accountId });
      refuseUnless(mayEnter(request.actor, right));
    };
    route.onRequest = [...[route.onRequest ?? []].flat(), guard];
    if (!route.config?.freshProof) return;
    if (mayEnter(VISITOR, right).allowed)
      throw new Error(`${route.url} asks for a proof, but "${right}" admits visitors.`);
    // The proof is checked after the input, so that a request with invalid input asks for no proof.
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
