import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { answerAsRegion } from '#features/questions/contract/region-routes.ts';
import * as routes from '#features/questions/contract/routes.ts';
import * as visitors from '#features/questions/contract/visitor-routes.ts';
import type { OwnerRef } from '#features/reviews/contract/owner-queries.ts';
import { call } from '#tests/call.ts';
import { insertPerson, type TestPerson } from '#tests/people.ts';
import { insertPlaces } from '#tests/places.ts';
import { insertBooking, insertDeparture } from '#tests/sales.ts';
import { testSite } from '#tests/site.ts';

const REGION = 'trujillo';
const BROWSER = randomUUID();
const site = await testSite({ settings: { APP_TOKEN: 'the-app-token' } });
const { app, db, pool } = site;
afterAll(site.close);

let placeId: string;
let departure: Awaited<ReturnType<typeof insertDeparture>>;
const people = {} as Record<'moderator' | 'owner' | 'traveller' | 'visitor' | 'other', TestPerson>;
beforeAll(async () => {
  [placeId] = (await insertPlaces(db, REGION, [{ name: 'Huaca de la Luna' }])) as [string];
  departure = await insertDeparture(db, REGION, { hoursAhead: -30 });
  people.moderator = await insertPerson(db, REGION, { name: 'Quien modera', staff: 'moderator' });
  for (const name of ['owner', 'traveller', 'visitor', 'other'] as const)
    people[name] = await insertPerson(db, REGION, { name: `Bruno ${name}` });
  await pool.query(
    `insert into operator_member (region_id, operator_id, account_id, role) values ($1, $2, $3, 'owner')`,
    [REGION, departure.operator, people.owner.id],
  );
});
beforeEach(async () => {
  for (const table of ['question', 'presence', 'attempt_window', 'demo_mail']) await pool.query(`delete from ${table}`);
});

const ofPlace = (): OwnerRef => ({ kind: 'company', id: placeId });
const ofOperator = (): OwnerRef => ({ kind: 'operator', id: departure.operator });
const ask = async (about = ofPlace()) => {
  const body = { id: randomUUID(), about, body: '¿Hay sombra en la subida?', name: 'Lucía' };
  return (await call(app, routes.askAccountQuestion, { body, headers: people.traveller.headers })).json().id;
};
const prove = ({ id }: TestPerson) =>
  pool.query(
    `insert into presence (region_id, owner_kind, owner_id, account_id, id) values ($1, 'company', $2, $3, gen_random_uuid())`,
    [REGION, placeId, id],
  );
const mayAnswer = async ({ headers }: TestPerson, { kind, id: owner } = ofPlace()) =>
  (await call(app, visitors.showAnsweringVisitor, { query: { kind, owner }, headers })).json();
const answer = (id: string, { headers } = people.visitor, body = 'Sí, en el primer descanso.', name = 'Bruno') =>
  call(app, visitors.answerAsVisitor, { params: { id }, body: { id: randomUUID(), body, name }, headers });
const answerForRegion = async (id: string) => {
  const body = { id: randomUUID(), body: 'Poca: lleva sombrero.' };
  await call(app, answerAsRegion, { params: { id }, body, headers: people.moderator.headers });
  return body.id;
};
const listed = async () => {
  const query = { company: placeId };
  const page = await call(app, routes.listPlaceQuestions, {
    query,
    headers: { authorization: 'Bearer the-app-token' },
  });
  return page.json().items;
};
const vote = (id: string, answerId: string, useful: boolean, { headers }: Partial<TestPerson> = {}) => {
  const body = { useful, ...(!headers && { browser: BROWSER }) };
  return call(app, visitors.voteForAnswer, { params: { id, answerId }, body, ...(headers && { headers }) });
};

test('a person who proved a visit answers, with a mark, and can take the answer back', async () => {
  const id = await ask();
  expect(await mayAnswer(people.visitor)).toEqual({ wasThere: false, name: 'Bruno V.' });
  expect((await answer(id)).problem()).toMatchObject({ code: 'answer_needs_visit' });
  await prove(people.visitor);
  expect(await mayAnswer(people.visitor)).toMatchObject({ wasThere: true });
  expect((await answer(id, people.visitor, 'Escríbeme al 944 555 121.')).problem()).toMatchObject({ code: 'invalid' });
  expect((await answer(id, people.visitor, undefined, 'www.bruno.pe')).problem()).toMatchObject({ code: 'invalid' });
  const answered = (await answer(id)).json();
  expect(answered).toMatchObject({ state: 'answered', answers: [{ badge: 'verified_visitor', answeredBy: 'Bruno' }] });
  const params = { id, answerId: answered.answers[0]!.id };
  await prove(people.other);
  const others = await call(app, visitors.withdrawVisitorAnswer, { params, headers: people.other.headers });
  expect(others.problem()).toMatchObject({ code: 'answer_not_found' });
  const withdrawn = await call(app, visitors.withdrawVisitorAnswer, { params, headers: people.visitor.headers });
  expect(withdrawn.json()).toMatchObject({ state: 'asked', answers: [] });
});

test('a person whose booking took place answers about the operator, and the team answers as the operator', async () => {
  const id = await ask(ofOperator());
  await insertBooking(db, REGION, departure, { accountId: people.visitor.id, state: 'REDEEMED' });
  await insertBooking(db, REGION, departure, { accountId: people.other.id, state: 'CANCELLED' });
  await insertBooking(db, REGION, departure, { accountId: people.owner.id, state: 'REDEEMED' });
  expect(await mayAnswer(people.other, ofOperator())).toMatchObject({ wasThere: false });
  expect(await mayAnswer(people.owner, ofOperator())).toMatchObject({ wasThere: false });
  expect((await answer(id)).json()).toMatchObject({ state: 'answered' });
});

test('an account and a browser each vote once, and the most useful answer comes first', async () => {
  const id = await ask();
  const first = await answerForRegion(id);
  await prove(people.visitor);
  const second = (await answer(id)).json().answers.find(({ badge }) => badge === 'verified_visitor')!.id;
  expect((await listed())[0]!.answers.map(({ id: one }) => one)).toEqual([first, second]);
  for (const _ of ['first', 'repeated'])
    expect((await vote(id, second, true, people.other)).json()).toEqual({ useful: 1 });
  for (const _ of ['first', 'repeated']) expect((await vote(id, second, true)).json()).toEqual({ useful: 2 });
  expect((await listed())[0]!.answers).toMatchObject([
    { id: second, useful: 2 },
    { id: first, useful: 0 },
  ]);
  expect((await vote(id, second, false)).json()).toEqual({ useful: 1 });
  expect((await vote(id, second, true, people.visitor)).problem()).toMatchObject({
    code: 'question_action_refused',
  });
  const nameless = { params: { id, answerId: second }, body: { useful: true } };
  expect((await call(app, visitors.voteForAnswer, nameless)).problem()).toMatchObject({ code: 'invalid' });
  expect((await vote(id, randomUUID(), true)).problem()).toMatchObject({ code: 'answer_not_found' });
});

test('the person who asked says that the answer helped, and takes it back', async () => {
  const id = await ask();
  const resolve = (resolved: boolean, { headers } = people.traveller) =>
    call(app, routes.resolveQuestion, { params: { id }, body: { resolved }, headers });
  expect((await resolve(true)).problem()).toMatchObject({ code: 'question_action_refused' });
  await answerForRegion(id);
  expect((await resolve(true, people.other)).problem()).toMatchObject({ code: 'question_not_found' });
  for (const _ of ['first', 'repeated'])
    expect((await resolve(true)).json()).toMatchObject({ state: 'resolved', can: { resolve: false, reopen: true } });
  expect(await listed()).toMatchObject([{ state: 'resolved' }]);
  expect((await resolve(false)).json()).toMatchObject({ state: 'answered', can: { resolve: true, reopen: false } });
});

test('a question is asked again after the answer of an erased account is gone', async () => {
  const id = await ask();
  await prove(people.visitor);
  await answer(id);
  await pool.query('delete from answer');
  await site.platform.jobs.add(db, 'questions/drop-unconfirmed', {});
  await site.runJobs();
  expect(await listed()).toMatchObject([{ id, state: 'asked' }]);
});
