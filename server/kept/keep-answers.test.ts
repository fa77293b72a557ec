import { gunzipSync } from 'node:zlib';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { listPlans, showPlan } from '#features/operators/contract/plan-routes.ts';
import { listPlaces, showPlace } from '#features/places/contract/routes.ts';
import { createServer } from '#server/create-server.ts';
import type { App } from '#server/platform.ts';
import { placeBasket } from '#tests/buyer.ts';
import { call } from '#tests/call.ts';
import { insertKeptContent, keptRequests } from '#tests/kept-routes.ts';
import { insertPerson } from '#tests/people.ts';
import { insertPlaces } from '#tests/places.ts';
import { type Selling, seedSelling } from '#tests/selling.ts';
import { testSite } from '#tests/site.ts';

const site = await testSite({ settings: { REGION: 'trujillo', KEPT_ANSWERS_MB: '8' }, cards: true });
afterAll(site.close);
/** A second process of the same site. */
let other: App;
let selling: Selling;

const headers = { authorization: 'Bearer vereda-demo' };
const params = { idOrSlug: 'huaca-de-la-luna' };
const nameAt = async (app: App) => (await call(app, showPlace, { params, headers })).json().name;
const rename = (name: string, { isNoticed = true } = {}) =>
  site.db.transaction().execute(async (trx) => {
    // PostgreSQL runs no triggers in a replica.
    if (!isNoticed) await sql`set local session_replication_role = replica`.execute(trx);
    await sql`update company set name = ${name} where region_id = 'trujillo' and slug = 'huaca-de-la-luna'`.execute(
      trx,
    );
  });
const changes = async () => {
  const { rows } = await site.pool.query<{ kind: string; count: number }>(
    'select kind, count(*) as count from public_change group by kind',
  );
  return Object.fromEntries(rows.map(({ kind, count }) => [kind, count]));
};

beforeAll(async () => {
  await insertPlaces(site.db, 'trujillo', [{ name: 'Huaca de la Luna', slug: 'huaca-de-la-luna' }]);
  selling = await seedSelling(site);
  other = await createServer(site.platform, site.areas);
  await other.ready();
});
afterAll(() => other.close());

test('an answer is kept until its content changes, in every process', async () => {
  await rename('Uno');
  await expect.poll(() => nameAt(site.app)).toBe('Uno');
  await expect.poll(() => nameAt(other)).toBe('Uno');
  await rename('Dos', { isNoticed: false });
  expect(await nameAt(site.app)).toBe('Uno');
  expect(await nameAt(other)).toBe('Uno');
  await rename('Tres');
  await expect.poll(() => nameAt(site.app), { timeout: 1000 }).toBe('Tres');
  await expect.poll(() => nameAt(other), { timeout: 1000 }).toBe('Tres');
});

test('a change that is rolled back changes nothing', async () => {
  const before = await changes();
  const client = await site.pool.connect();
  await client.query('begin');
  await client.query(`update company set name = 'Nunca' where region_id = 'trujillo'`);
  await client.query('rollback');
  client.release();
  expect(await changes()).toEqual(before);
});

test('a caller that has the answer gets 304, and each encoding has its own tag', async () => {
  const ask = (more: Record<string, string>) => call(site.app, listPlaces, { headers: { ...headers, ...more } });
  const plain = await ask({});
  expect(plain.headers['cache-control']).toBe('public, max-age=0, must-revalidate');
  const zipped = await ask({ 'accept-encoding': 'gzip' });
  const small = zipped.headers['content-encoding'] === undefined;
  expect(small ? zipped.body : gunzipSync(zipped.rawPayload).toString()).toBe(plain.body);
  const etag = String(plain.headers.etag);
  expect(etag).toMatch(/^"[\w-]+"$/);
  const again = await ask({ 'if-none-match': etag });
  expect([again.statusCode, again.body, again.headers.etag]).toEqual([304, '', etag]);
  expect((await ask({ 'if-none-match': '"other"' })).statusCode).toBe(200);
});

test('two people and an unknown visitor get the same bytes from every kept operation', async () => {
  await insertKeptContent(site);
  const people = await Promise.all(['Ana', 'Luis'].map((name) => insertPerson(site.db, 'trujillo', { name })));
  for (const { id, url, needsToken } of keptRequests()) {
    const callers = needsToken ? [headers] : [{}, ...people.map((one) => one.headers)];
    const answers = await Promise.all(callers.map((own) => site.app.inject({ url, headers: own })));
    const [first] = answers;
    for (const { statusCode, body, headers: own } of answers) {
      expect([id, statusCode, body, own.etag]).toEqual([id, 200, first!.body, first!.headers.etag]);
      expect(own.etag).toBeDefined();
      expect(own['set-cookie']).toBeUndefined();
    }
  }
});

test('a refused or failed request is not kept', async () => {
  const missing = { idOrSlug: 'huaca-nueva' };
  expect((await call(site.app, showPlace, { params: missing, headers })).statusCode).toBe(404);
  await insertPlaces(site.db, 'trujillo', [{ name: 'Huaca nueva', slug: 'huaca-nueva' }]);
  expect((await call(site.app, showPlace, { params: missing, headers })).statusCode).toBe(200);
});

test('a sale changes no content, and a departure that becomes full leaves the list at once', async () => {
  const departure = await selling.departure({ capacity: 2 });
  const nextDate = async () => {
    const page = (await call(site.app, listPlans, { headers })).json();
    return page.items.find(({ id }) => id === selling.plan)?.nextDate;
  };
  await expect.poll(nextDate).not.toBeNull();
  const before = await changes();
  await placeBasket(site, selling, departure, 1);
  expect(await changes()).toEqual(before);
  await placeBasket(site, selling, departure, 1);
  expect(await changes()).toEqual({ ...before, departures: before.departures! + 1 });
  expect(await nextDate()).toBeNull();
});

test('an answer for a date or a party is asked anew', async () => {
  const answer = await call(site.app, listPlans, { query: { party: 2 }, headers });
  expect([answer.statusCode, answer.headers.etag]).toEqual([200, undefined]);
  const plan = await call(site.app, showPlan, { params: { idOrSlug: selling.plan }, headers });
  expect(plan.headers.etag).toBeDefined();
});
