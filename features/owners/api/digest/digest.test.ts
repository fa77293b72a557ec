import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { listOwnPlaces, showOwnedPlace } from '#features/owners/contract/owner-routes.ts';
import { call } from '#tests/call.ts';
import { insertPerson, type TestPerson } from '#tests/people.ts';
import { insertPlaces } from '#tests/places.ts';
import { testSite } from '#tests/site.ts';

const REGION = 'trujillo';
const site = await testSite();
const { app, db, pool } = site;
afterAll(site.close);

let placeId: string;
let owner: TestPerson;
beforeAll(async () => {
  [placeId] = (await insertPlaces(db, REGION, [{ name: 'Casa Urquiaga' }])) as [string];
  owner = await insertPerson(db, REGION, { name: 'Rosa Dueña' });
  await pool.query(`update company set claim = 'claimed', claimed_on = current_date where id = $1`, [placeId]);
  await pool.query(
    `insert into company_member (region_id, company_id, account_id, role) values ($1, $2, $3, 'owner')`,
    [...[REGION, placeId, owner.id]],
  );
});
beforeEach(async () => {
  for (const table of ['question', 'comment', 'company_report', 'demo_mail']) await pool.query(`delete from ${table}`);
});

const ask = (hoursAgo: number) =>
  pool.query(
    `insert into question (region_id, owner_kind, owner_id, state, asked_by, body, published_at)
     values ($1, 'company', $2, 'asked', 'Lucía', '¿Abren los lunes?', now() - make_interval(hours => $3))`,
    [REGION, placeId, hoursAgo],
  );
const review = () =>
  pool.query(
    `insert into comment (region_id, owner_kind, owner_id, state, author, rating, body, published_at)
     values ($1, 'company', $2, 'published', 'Lucía', 5, 'Un patio precioso.', now() - interval '2 days')`,
    [REGION, placeId],
  );
const digest = async () => {
  await site.platform.jobs.add(db, 'owners/send-digests', {});
  await site.runJobs();
  const { rows } = await pool.query('select subject, body_text from demo_mail where recipient = $1', [owner.email]);
  return rows as { subject: string; body_text: string }[];
};

test('the daily email counts what waits, if something new arrived since the last day', async () => {
  await review();
  expect(await digest()).toEqual([]);
  await ask(3);
  const [email] = await digest();
  expect(email!.subject).toBe('2 cosas te esperan');
  expect(email!.body_text).toContain('Preguntas sin respuesta');
  expect(email!.body_text).toContain('Opiniones sin respuesta');
});

test('the home of a place shows that a question and a review wait', async () => {
  await ask(60);
  await review();
  const home = await call(app, showOwnedPlace, { params: { placeId }, headers: owner.headers });
  expect(home.json()).toMatchObject({ waiting: { questions: 1, reviews: 1 } });
  expect(home.json().tasks.slice(0, 2)).toEqual([{ kind: 'question' }, { kind: 'review' }]);
  const places = (await call(app, listOwnPlaces, { headers: owner.headers })).json();
  expect(places.items[0]!.tasks).toBe(home.json().tasks.length);
});
