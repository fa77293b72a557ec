import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { writeAccountReview } from '#features/reviews/contract/account-routes.ts';
import * as owned from '#features/reviews/contract/owned-place-routes.ts';
import { listPlaceReviews } from '#features/reviews/contract/routes.ts';
import { call } from '#tests/call.ts';
import { insertPerson, type TestPerson } from '#tests/people.ts';
import { insertPlaces } from '#tests/places.ts';
import { testSite } from '#tests/site.ts';

const REGION = 'trujillo';
const site = await testSite({ settings: { APP_TOKEN: 'the-app-token' } });
const { app, db, pool } = site;
afterAll(site.close);

let placeId: string;
const people = {} as Record<'owner' | 'traveller', TestPerson>;
beforeAll(async () => {
  [placeId] = (await insertPlaces(db, REGION, [{ name: 'Casa Urquiaga' }])) as [string];
  people.owner = await insertPerson(db, REGION, { name: 'Rosa Dueña' });
  people.traveller = await insertPerson(db, REGION, { name: 'Quien viaja' });
  await pool.query(
    `insert into company_member (region_id, company_id, account_id, role) values ($1, $2, $3, 'editor')`,
    [...[REGION, placeId, people.owner.id]],
  );
});
beforeEach(async () => {
  await pool.query('delete from comment');
  await pool.query('delete from demo_mail');
  await pool.query('delete from attempt_window');
  await claim('claimed');
});

const claim = (state: string) =>
  pool.query(`update company set claim = $2, claimed_on = current_date where id = $1`, [placeId, state]);
const write = (body = 'Un patio precioso, y muy bien contado.') =>
  call(app, writeAccountReview, {
    headers: people.traveller.headers,
    body: {
      ...{ about: { kind: 'company', id: placeId }, rating: 5, scores: {}, body },
      ...{ author: 'Lucía Ñ.', language: 'es' },
    },
  });
const received = async () =>
  (await call(app, owned.listOwnedReviews, { params: { placeId }, headers: people.owner.headers })).json().items;
const reply = (commentId: string, body = 'Gracias por venir a la casa.') =>
  call(app, owned.replyToOwnedReview, {
    params: { placeId, commentId },
    body: { body },
    headers: people.owner.headers,
  });
const mailsTo = async (to: string) => {
  await site.runJobs();
  const { rows } = await pool.query('select subject from demo_mail where recipient = $1 order by sent_at', [to]);
  return rows.map(({ subject }) => subject as string);
};

test('the team gets a new review by mail once, and replies to it once', async () => {
  await write();
  await write('Un patio precioso, y muy bien contado por Rosa.');
  expect(await mailsTo(people.owner.email)).toEqual(['Una opinión sobre Casa Urquiaga']);
  const [review] = await received();
  expect(review).toMatchObject({ rating: 5, canReply: true });
  expect((await reply(review!.id, 'Escríbeme a rosa@ejemplo.pe')).problem().issues).toMatchObject([{ code: 'email' }]);
  expect((await reply(review!.id)).json()).toMatchObject({ canReply: false, reply: { by: 'owner' } });
  expect((await reply(review!.id, 'Otra respuesta distinta.')).problem()).toMatchObject({ code: 'reply_there' });
  const page = await call(app, listPlaceReviews, {
    query: { company: placeId },
    headers: { authorization: 'Bearer the-app-token' },
  });
  expect(page.json().items).toMatchObject([{ reply: { body: 'Gracias por venir a la casa.', by: 'owner' } }]);
  expect(await mailsTo(people.traveller.email)).toEqual(['Casa Urquiaga: respondieron tu opinión']);
});

test('while a place is disputed, its team cannot reply', async () => {
  await claim('claim_disputed');
  await write();
  const [review] = await received();
  expect(review).toMatchObject({ canReply: false });
  expect((await reply(review!.id)).problem()).toMatchObject({ code: 'comment_action_refused' });
});

test('the team prints the code of the month of its place', async () => {
  const code = await call(app, owned.showOwnedPresenceCode, { params: { placeId }, headers: people.owner.headers });
  expect(code.json()).toMatchObject({ name: 'Casa Urquiaga', code: expect.stringMatching(/^\w{6}$/) });
});
