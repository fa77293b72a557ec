import { Writable } from 'node:stream';
import { afterAll, beforeEach, expect, test } from 'vitest';
import { authorize } from '#features/accounts/api/public.ts';
import { signIn } from '#features/accounts/contract/entry-routes.ts';
import { proveIdentity } from '#features/accounts/contract/proof-routes.ts';
import { showAccount } from '#features/accounts/contract/routes.ts';
import { signOut } from '#features/accounts/contract/session-routes.ts';
import { showOverview } from '#features/backoffice/contract/routes.ts';
import { AREAS } from '#server/areas.ts';
import { createServer } from '#server/create-server.ts';
import { createLog } from '#server/log.ts';
import type { Area } from '#server/platform.ts';
import { accountSite, PASSWORD } from '#tests/account-site.ts';
import { testBrowser } from '#tests/browser.ts';
import { call } from '#tests/call.ts';
import { insertPerson } from '#tests/people.ts';

const site = await accountSite();
const lines: Record<string, unknown>[] = [];
const log = createLog(
  { LOG_LEVEL: 'warn' },
  new Writable({
    write(chunk, _encoding, done) {
      lines.push(JSON.parse(String(chunk)));
      done();
    },
  }),
);
/** A route that always requires a right on another person's resource. */
const planted: Area = {
  name: 'planted',
  routes(app) {
    app.get('/api/planted', { config: { right: 'trips.read' } }, async ({ actor }) => {
      authorize(actor, 'trips.read', { holds: null, accountId: '00000000-0000-4000-8000-000000000000' });
      return {};
    });
  },
};
const app = await createServer({ ...site.platform, log }, [...AREAS, planted]);
afterAll(async () => {
  await app.close();
  await site.close();
});
beforeEach(() => {
  lines.length = 0;
});
const browser = () => testBrowser(app, site.platform.config.APP_TOKEN, { ip: '203.0.113.9' });

test('sign-in, step-up and sign-out are logged with method, network and time', async () => {
  const email = 'entra@ejemplo.pe';
  await site.newcomer(email);
  const at = browser();
  const answer = at.enter(await at.call(signIn, { body: { email, password: PASSWORD } }));
  const { id } = answer.json().person;
  await at.call(proveIdentity, { body: { password: PASSWORD } });
  await at.call(signOut);
  const where = { network: '203.0.113.9', msg: 'security', time: expect.any(Number), reqId: expect.any(String) };
  expect(lines).toMatchObject([
    { ...where, event: 'signed in', account: id, method: 'password', secondFactor: false },
    { ...where, event: 'proved', account: id, method: 'password', secondFactor: false },
    { ...where, event: 'signed out', account: id },
  ]);
  expect(JSON.stringify(lines)).not.toMatch(new RegExp(`${PASSWORD}|${email}`));
});

test('wrong passwords, missing rights and access to another person’s resource are logged', async () => {
  const at = browser();
  await at.call(signIn, { body: { email: 'nadie@ejemplo.pe', password: 'not this one' } });
  const somebody = await insertPerson(site.db, 'trujillo', { name: 'Sin Papel' });
  const ask = (url: string, headers = {}) => app.inject({ url, headers, remoteAddress: '203.0.113.9' });
  await ask(showOverview.path, somebody.headers);
  await ask('/api/planted', somebody.headers);
  await ask(showAccount.path);
  await ask(showAccount.path, { authorization: 'Bearer of-nobody' });
  await ask('/api/nada');
  const refused = { event: 'refused', network: '203.0.113.9' };
  expect(lines).toMatchObject([
    { ...refused, status: 401, code: 'sign_in_failed', path: signIn.path },
    { ...refused, status: 403, code: 'forbidden', account: somebody.id, path: showOverview.path },
    { ...refused, status: 404, code: 'not_found', account: somebody.id, path: '/api/planted' },
    { ...refused, status: 401, code: 'token_missing' },
    { ...refused, status: 401, code: 'session_ended' },
  ]);
});

test('malformed requests and requests from other sites are logged without their bodies', async () => {
  const at = browser();
  await at.call(signIn, { body: { email: 'no es un correo', password: 'un secreto' } });
  await app.inject({
    method: 'POST',
    url: signIn.path,
    headers: { 'content-type': 'application/json', 'sec-fetch-site': 'cross-site' },
    payload: '{}',
  });
  await app.inject({
    method: 'POST',
    url: signIn.path,
    headers: { 'content-type': 'application/json' },
    payload: '{"__proto__": {"admin": true}}',
  });
  expect(lines.map(({ code }) => code)).toEqual(['invalid', 'foreign_page', 'bad_request']);
  expect(JSON.stringify(lines)).not.toMatch(/un secreto|no es un correo|admin/);
});

test('the number of logged refusals per minute is limited', async () => {
  for (let n = 0; n < 700; n += 1) await call(app, showAccount);
  expect(lines.length).toBeLessThanOrEqual(2 * 601);
  expect(lines.filter(({ msg }) => msg === 'further refusals of this minute are not written').length).toBeGreaterThan(
    0,
  );
});
