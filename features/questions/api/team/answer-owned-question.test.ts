import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import * as owned from '#features/questions/contract/owned-place-routes.ts';
import { listWaitingQuestions } from '#features/questions/contract/region-routes.ts';
import * as routes from '#features/questions/contract/routes.ts';
import { call } from '#tests/call.ts';
import { insertPerson, type TestPerson } from '#tests/people.ts';
import { insertPlaces } from '#tests/places.ts';
import { testSite } from '#tests/site.ts';

const REGION = 'trujillo';
const site = await testSite({ settings: { APP_TOKEN: 'the-app-token' } });
const { app, db, pool } = site;
afterAll(site.close);

let placeId: string;
const people = {} as Record<'moderator' | 'owner' | 'traveller', TestPerson>;
beforeAll(async () => {
  [placeId] = (await insertPlaces(db, REGION, [{ name: 'Casa Urquiaga' }])) as [string];
  people.moderator = await insertPerson(db, REGION, { name: 'Quien modera', staff: 'moderator' });
  people.owner = await insertPerson(db, REGION, { name: 'Rosa Dueña' });
  people.traveller = await insertPerson(db, REGION, { name: 'Quien viaja' });
  await pool.query(
    `insert into company_member (region_id, company_id, account_id, role) values ($1, $2, $3, 'owner')`,
    [...[REGION, placeId, people.owner.id]],
  );
});
beforeEach(async () => {
  await pool.query('delete from question');
  await pool.query('delete from demo_mail');
  await pool.query('delete from attempt_window');
  await claim('claimed');
});

const claim = (state: string) =>
  pool.query(`update company set claim = $2, claimed_on = current_date where id = $1`, [placeId, state]);
const ask = async () => {
  const body = {
    id: randomUUID(),
    about: { kind: 'company' as const, id: placeId },
    body: '¿Abren los lunes?',
    name: 'Lucía',
  };
  return (await call(app, routes.askAccountQuestion, { body, headers: people.traveller.headers })).json().id;
};
const received = async (unanswered?: true) =>
  (
    await call(app, owned.listOwnedQuestions, {
      params: { placeId },
      query: { unanswered },
      headers: people.owner.headers,
    })
  ).json();
const answer = (id: string, body = 'Sí, de 9 a 6.') =>
  call(app, owned.answerOwnedQuestion, {
    params: { placeId, id },
    body: { id: randomUUID(), body },
    headers: people.owner.headers,
  });
const waiting = async () =>
  (await call(app, listWaitingQuestions, { headers: people.moderator.headers })).json().items.map(({ id }) => id);
const mailsTo = async (to: string) => {
  await site.runJobs();
  const { rows } = await pool.query('select subject from demo_mail where recipient = $1 order by sent_at', [to]);
  return rows.map(({ subject }) => subject as string);
};

test('the team of a claimed place gets the question by mail, answers it, and takes the answer back', async () => {
  const id = await ask();
  expect(await mailsTo(people.owner.email)).toEqual(['Lucía pregunta: ¿Abren los lunes?']);
  expect(await received(true)).toMatchObject({ items: [{ id, canAnswer: true, reports: [], judgements: [] }] });
  expect((await answer(id, 'Llámame al 944 555 121.')).problem().issues).toMatchObject([{ code: 'phone' }]);
  const answered = (await answer(id)).json();
  expect(answered).toMatchObject({
    state: 'answered',
    answers: [{ answeredBy: 'Casa Urquiaga', badge: 'owner', canWithdraw: true, canRemove: false }],
  });
  expect(await mailsTo(people.traveller.email)).toEqual(['Casa Urquiaga: respondieron tu pregunta']);
  expect((await received(true)).items).toEqual([]);
  const params = { placeId, id, answerId: answered.answers[0]!.id };
  const withdrawn = await call(app, owned.withdrawOwnedAnswer, { params, headers: people.owner.headers });
  expect(withdrawn.json()).toMatchObject({ state: 'asked', answers: [] });
});

test('the region is asked at once without a team, and after three days with one', async () => {
  const id = await ask();
  expect(await waiting()).toEqual([]);
  await pool.query(`update question set published_at = now() - interval '73 hours'`);
  expect(await waiting()).toEqual([id]);
  await pool.query('update question set published_at = now()');
  await claim('unclaimed');
  expect(await waiting()).toEqual([id]);
});

test('while a place is disputed, its team reads the questions and only the region answers', async () => {
  await claim('claim_disputed');
  const id = await ask();
  expect(await mailsTo(people.owner.email)).toEqual([]);
  expect((await received()).items).toMatchObject([{ id, canAnswer: false }]);
  expect((await answer(id)).problem()).toMatchObject({ code: 'question_action_refused' });
  expect(await waiting()).toEqual([id]);
});

test('questions of another place are unknown to the team', async () => {
  const [other] = (await insertPlaces(db, REGION, [{ name: 'Casa Orbegoso' }])) as [string];
  const id = await ask();
  await pool.query('update question set owner_id = $1', [other]);
  expect((await answer(id)).problem()).toMatchObject({ code: 'question_not_found' });
});
