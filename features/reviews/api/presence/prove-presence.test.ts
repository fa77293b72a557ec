import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import * as account from '#features/reviews/contract/account-routes.ts';
import { CODE_ALPHABET } from '#features/reviews/contract/presence-code.ts';
import { showPresenceCode } from '#features/reviews/contract/region-routes.ts';
import { listPlaceReviews } from '#features/reviews/contract/routes.ts';
import { call } from '#tests/call.ts';
import { insertPerson, type TestPerson } from '#tests/people.ts';
import { insertPlaces } from '#tests/places.ts';
import { testSite } from '#tests/site.ts';
import { codeMonths } from './presence.rules.ts';
import { openPresenceCodes } from './presence-codes.ts';

const REGION = 'trujillo';
const site = await testSite({ settings: { APP_TOKEN: 'the-app-token' } });
const { app, db, pool } = site;
afterAll(site.close);

const HERE = { lon: -78.9916, lat: -8.1353 };
let luna: string;
let closed: string;
let traveller: TestPerson;
let editor: TestPerson;
beforeAll(async () => {
  const open = { ...HERE, category: 'archaeological_site', hours_class: 'known', hours_rule: '24/7' } as const;
  [luna, closed] = (await insertPlaces(db, REGION, [
    { name: 'Huaca de la Luna', ...open },
    { name: 'Museo cerrado', ...open, hours_rule: 'off' },
  ])) as [string, string];
  traveller = await insertPerson(db, REGION, { name: 'Lucía Ñopo' });
  editor = await insertPerson(db, REGION, { name: 'Quien edita', staff: 'editor' });
});
beforeEach(async () => {
  for (const table of ['comment', 'presence', 'attempt_window']) await pool.query(`delete from ${table}`);
});

const printed = async (id = luna) =>
  (await call(app, showPresenceCode, { params: { kind: 'company', id }, headers: editor.headers })).json();
const prove = async (
  more: Partial<{ id: string; code: string; position: { lon: number; lat: number } }> = {},
  place = luna,
) =>
  call(app, account.provePresence, {
    body: {
      id: randomUUID(),
      about: { kind: 'company', id: place },
      code: (await printed(place)).code,
      position: HERE,
      ...more,
    },
    headers: traveller.headers,
  });
const write = () =>
  call(app, account.writeAccountReview, {
    body: {
      about: { kind: 'company', id: luna },
      ...{ rating: 4, scores: {}, author: 'Lucía Ñ.', language: 'es' },
      body: 'Lleva agua. La subida es corta, pero casi no hay sombra.',
    },
    headers: traveller.headers,
  });

test('the sheet has a code of this month that leads to the page of the place', async () => {
  const sheet = await printed();
  expect(sheet).toMatchObject({ name: 'Huaca de la Luna', page: '/lugares/huaca-de-la-luna' });
  expect(sheet.code).toHaveLength(6);
  expect([...sheet.code].every((sign) => CODE_ALPHABET.includes(sign))).toBe(true);
  expect(sheet.qr.path).toMatch(/^M\d/);
  expect((await printed()).code).toBe(sheet.code);
  expect((await printed(closed)).code).not.toBe(sheet.code);
});

test('a proved presence raises the level of the next review, and of a review that was written before', async () => {
  const proved = await prove();
  expect(proved.statusCode).toBe(200);
  expect((await write()).json()).toMatchObject({ verification: 3 });
  await pool.query('delete from comment; delete from presence');
  expect((await write()).json()).toMatchObject({ verification: 1 });
  await prove();
  const list = await call(app, listPlaceReviews, {
    query: { company: luna },
    headers: { authorization: 'Bearer the-app-token' },
  });
  expect(list.json()).toMatchObject({ levels: [0, 0, 0, 1, 0], items: [{ verification: 3 }] });
});

test('a repeated request counts once, and a second visit within 30 days is refused', async () => {
  const id = randomUUID();
  const first = (await prove({ id })).json();
  expect((await prove({ id })).json()).toEqual(first);
  expect((await prove()).problem().code).toBe('presence_used');
  await pool.query(`update presence set proved_at = now() - interval '31 days'`);
  expect((await write()).json()).toMatchObject({ verification: 1 });
  expect((await prove()).statusCode).toBe(200);
  expect((await pool.query('select count(*)::int as count from presence')).rows).toEqual([{ count: 1 }]);
});

test('of several requests at once, one proves the presence', async () => {
  const answers = await Promise.all([prove(), prove(), prove()]);
  expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([200, 409, 409]);
});

test('each failure has its own sentence', async () => {
  const codes = await openPresenceCodes(site.platform.config);
  const { before } = codeMonths(new Date(), 'America/Lima');
  const refused = async (...asked: Parameters<typeof prove>) => (await prove(...asked)).problem().code;
  expect(await refused({ code: 'AAAAAA' })).toBe('presence_code_wrong');
  expect(await refused({ code: (await printed(closed)).code })).toBe('presence_code_wrong');
  expect(await refused({ code: codes.codeOf({ kind: 'company', id: luna }, before) })).toBe('presence_code_old');
  expect(await refused({ position: { ...HERE, lat: HERE.lat + 0.004 } })).toBe('presence_far');
  expect(await refused({}, closed)).toBe('presence_closed');
  const outside = await prove({ position: { lon: -70, lat: -33 } });
  expect(outside.problem().issues.some(({ code }) => code === 'withinReach')).toBe(true);
  expect((await pool.query('select 1 from presence')).rows).toEqual([]);
});

test('guessing codes ends after ten tries in an hour', async () => {
  for (let at = 0; at < 10; at += 1) await prove({ code: 'AAAAAA' });
  expect((await prove()).problem().code).toBe('too_many_tries');
});

test('a proof that no longer counts is deleted at night', async () => {
  await prove();
  await pool.query(`update presence set proved_at = now() - interval '31 days'`);
  await site.platform.jobs.add(db, 'reviews/drop-old', {});
  await site.runJobs();
  expect((await pool.query('select 1 from presence')).rows).toEqual([]);
});
