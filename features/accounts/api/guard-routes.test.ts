import { fastify } from 'fastify';
import { expect, test } from 'vitest';
import type { Person, StaffRole } from '#features/accounts/contract/actor.ts';
import type { Right } from '#features/accounts/contract/rights.ts';
import { PLATFORM_ERRORS, problem } from '#server/errors.ts';
import { answerErrors } from '#server/http/answer-errors.ts';
import type { App } from '#server/platform.ts';
import { guardRoutes } from './guard-routes.ts';

const person = (staff: StaffRole | null = null, secondFactor = false): Person => ({
  kind: 'person',
  accountId: 'a0000000-0000-4000-8000-000000000001',
  sessionId: 's',
  name: 'Rosa',
  email: 'rosa@ejemplo.pe',
  staff,
  secondFactor,
  places: [],
  operators: [],
});

const people: Record<string, Person> = {
  rosa: person(),
  chief: person('admin'),
  'chief-proved': person('admin', true),
};

function guarded(url: string, right: Right | undefined): App {
  const app: App = fastify();
  answerErrors(app);
  guardRoutes(
    app,
    async (token) => people[token],
    async () => {},
  );
  app.get(url, { config: right && { right } }, async ({ actor }) => ({ actor: actor.kind }));
  return app;
}

const ask = async (app: App, url: string, token?: string) => {
  const { statusCode, body } = await app.inject({ url, headers: token ? { authorization: `Bearer ${token}` } : {} });
  return [statusCode, JSON.parse(body).code ?? JSON.parse(body).actor];
};

test('a site does not start if a route has no known right', () => {
  expect(() => guarded('/api/trips/', undefined)).toThrow(/names no right/);
  expect(() => guarded('/api/trips/', 'toString' as Right)).toThrow(/names no right/);
  expect(() => guarded('/api/me/trips', 'places.read')).toThrow(/private, but "places.read" admits visitors/);
  expect(() => guarded('/healthz', undefined)).not.toThrow();
});

test('a private route refuses missing and ended sessions with different errors', async () => {
  const app = guarded('/api/me/profile', 'account.own');
  expect(await ask(app, '/api/me/profile')).toEqual([401, 'token_missing']);
  expect(await ask(app, '/api/me/profile', 'stolen')).toEqual([401, 'session_ended']);
  expect(await ask(app, '/api/me/profile', 'rosa')).toEqual([200, 'person']);
});

test('an open route accepts visitors, but refuses a session that has ended', async () => {
  const app = guarded('/api/planning/', 'trips.plan');
  expect(await ask(app, '/api/planning/')).toEqual([200, 'visitor']);
  expect(await ask(app, '/api/planning/', 'rosa')).toEqual([200, 'person']);
  expect(await ask(app, '/api/planning/', 'stolen')).toEqual([401, 'session_ended']);
});

test('a route with `freshProof` asks for a proof only after checking the right', async () => {
  const app: App = fastify();
  answerErrors(app);
  const asked: string[] = [];
  guardRoutes(
    app,
    async (token) => people[token],
    async ({ name }) => {
      asked.push(name);
      throw problem(PLATFORM_ERRORS, 'forbidden');
    },
  );
  app.get('/api/admin/keys', { config: { right: 'organisation.edit', freshProof: true } }, async () => ({
    actor: 'in',
  }));
  expect(() => app.get('/api/plans', { config: { right: 'plans.read', freshProof: true } }, async () => ({}))).toThrow(
    /asks for a proof, but "plans.read" admits visitors/,
  );
  expect(await ask(app, '/api/admin/keys', 'rosa')).toEqual([403, 'forbidden']);
  expect(asked).toEqual([]);
  expect(await ask(app, '/api/admin/keys', 'chief-proved')).toEqual([403, 'forbidden']);
  expect(asked).toEqual(['Rosa']);
});

test('on public paths, the application token is not looked up as a session', async () => {
  const app = guarded('/api/companies/', 'places.read');
  expect(await ask(app, '/api/companies/', 'rosa')).toEqual([200, 'visitor']);
});

test('sign-in routes accept an expired token', async () => {
  const app = guarded('/api/session/renew', 'account.enter');
  expect(await ask(app, '/api/session/renew', 'stolen')).toEqual([200, 'visitor']);
});
