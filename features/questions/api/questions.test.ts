import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import type { JudgeQuestion } from '#features/questions/contract/case.ts';
import { QUESTION_SECRET_HEADER } from '#features/questions/contract/headers.ts';
import * as operatorRoutes from '#features/questions/contract/operator-routes.ts';
import * as regionRoutes from '#features/questions/contract/region-routes.ts';
import * as routes from '#features/questions/contract/routes.ts';
import type { OwnerRef } from '#features/reviews/contract/owner-queries.ts';
import { call } from '#tests/call.ts';
import { insertPerson, type TestPerson } from '#tests/people.ts';
import { insertPlaces } from '#tests/places.ts';
import { insertDeparture } from '#tests/sales.ts';
import { testSite } from '#tests/site.ts';

const REGION = 'trujillo';
const site = await testSite({ settings: { APP_TOKEN: 'the-app-token' } });
const { app, db, pool } = site;
afterAll(site.close);

let luna: string;
let operator: string;
const people = {} as Record<'moderator' | 'owner' | 'traveller', TestPerson>;
beforeAll(async () => {
  [luna] = (await insertPlaces(db, REGION, [{ name: 'Huaca de la Luna' }])) as [string];
  ({ operator } = await insertDeparture(db, REGION));
  people.moderator = await insertPerson(db, REGION, { name: 'Quien modera', staff: 'moderator' });
  people.owner = await insertPerson(db, REGION, { name: 'Quien opera' });
  people.traveller = await insertPerson(db, REGION, { name: 'Quien viaja' });
  await pool.query(
    `insert into operator_member (region_id, operator_id, account_id, role) values ($1, $2, $3, 'owner')`,
    [REGION, operator, people.owner.id],
  );
});
beforeEach(async () => {
  await pool.query('delete from question');
  await pool.query('delete from demo_mail');
  await pool.query('delete from attempt_window');
});

const ofPlace = (): OwnerRef => ({ kind: 'company', id: luna });
const ofOperator = (): OwnerRef => ({ kind: 'operator', id: operator });
const token = { authorization: 'Bearer the-app-token' };

const asked = (about: OwnerRef, body = '¿Hay sombra en la subida?') => ({
  ...{ id: randomUUID(), about },
  ...{ body, name: 'Lucía' },
});
const askAsGuest = (about = ofPlace(), body?: string, email = 'lucia@ejemplo.pe') =>
  call(app, routes.askQuestion, { body: { ...asked(about, body), email } });
const askWithAccount = async (about = ofPlace(), body?: string) => {
  const answer = await call(app, routes.askAccountQuestion, {
    body: asked(about, body),
    headers: people.traveller.headers,
  });
  return answer.json().id;
};
const listed = async () =>
  (await call(app, routes.listPlaceQuestions, { query: { company: luna }, headers: token })).json().items;
const mailsTo = async (to: string) => {
  await site.runJobs();
  const { rows } = await pool.query(
    'select subject, body_text as text from demo_mail where recipient = $1 order by sent_at',
    [to],
  );
  return rows as { subject: string; text: string }[];
};
const answerAsRegion = (id: string, body = 'Sí, en el primer descanso.', answerId = randomUUID()) =>
  call(app, regionRoutes.answerAsRegion, {
    params: { id },
    body: { id: answerId, body },
    headers: people.moderator.headers,
  });
const answerAsOperator = (id: string, body: string) =>
  call(app, operatorRoutes.answerAsOperator, {
    params: { operatorId: operator, id },
    body: { id: randomUUID(), body },
    headers: people.owner.headers,
  });
const waiting = async () =>
  (await call(app, regionRoutes.listWaitingQuestions, { headers: people.moderator.headers })).json();
const judge = (id: string, body: JudgeQuestion) =>
  call(app, regionRoutes.judgeQuestion, { params: { id }, body, headers: people.moderator.headers });
const report = (id: string, answerId?: string) =>
  call(app, routes.reportQuestion, {
    params: { id },
    body: { id: randomUUID(), reason: 'off_topic', ...(answerId && { answerId }) },
  });

test('a guest asks, confirms the email address, and reads the answer of the region in the list and by mail', async () => {
  expect((await askAsGuest()).statusCode).toBe(202);
  expect(await listed()).toEqual([]);
  const [confirmation] = await mailsTo('lucia@ejemplo.pe');
  expect(confirmation!.subject).toBe('Confirma tu pregunta sobre Huaca de la Luna');
  const [, id, secret] = /\/preguntas\/([\w-]+)#(\S+)/.exec(confirmation!.text)!;
  const key = { params: { id: id! }, headers: { [QUESTION_SECRET_HEADER]: secret! } };

  const wrong = { params: { id: id! }, headers: { [QUESTION_SECRET_HEADER]: 'x'.repeat(43) } };
  expect((await call(app, routes.confirmQuestion, wrong)).problem()).toMatchObject({ code: 'question_not_found' });
  expect((await call(app, routes.showQuestion, key)).json()).toMatchObject({ can: { confirm: true, withdraw: true } });
  for (const _ of ['first', 'repeated'])
    expect((await call(app, routes.confirmQuestion, key)).json()).toMatchObject({ state: 'asked' });
  expect(await listed()).toMatchObject([{ id, askedBy: 'Lucía', state: 'asked', answers: [] }]);
  expect(await waiting()).toMatchObject({
    items: [{ id, about: { name: 'Huaca de la Luna', page: '/lugares/huaca-de-la-luna' }, canAnswer: true }],
    counts: { unanswered: 1, held: 0, reported: 0 },
  });

  const answerId = randomUUID();
  await answerAsRegion(id!, undefined, answerId);
  expect((await answerAsRegion(id!, undefined, answerId)).json().answers).toHaveLength(1);
  expect(await listed()).toMatchObject([
    { state: 'answered', answers: [{ badge: 'region', body: 'Sí, en el primer descanso.' }] },
  ]);
  const mails = await mailsTo('lucia@ejemplo.pe');
  expect(mails.map(({ subject }) => subject).slice(1)).toEqual(['Huaca de la Luna: respondieron tu pregunta']);
  expect(mails[1]!.text).toContain('Sí, en el primer descanso.');
  expect((await waiting()).items).toEqual([]);

  expect((await call(app, routes.withdrawQuestion, key)).json()).toMatchObject({ state: 'withdrawn' });
  expect(await listed()).toEqual([]);
});

test('a question to an operator goes to the team, which answers it and can take the answer back', async () => {
  const id = await askWithAccount(ofOperator());
  expect(await mailsTo(people.owner.email)).toMatchObject([{ subject: 'Lucía pregunta: ¿Hay sombra en la subida?' }]);
  expect((await waiting()).items).toEqual([]);
  const refused = await answerAsOperator(id, 'Llámame al 944 555 121.');
  expect(refused.problem().issues).toMatchObject([{ path: 'body.body', code: 'phone' }]);
  const answered = (await answerAsOperator(id, 'Sí, llevamos toldo.')).json();
  expect(answered).toMatchObject({
    state: 'answered',
    answers: [{ answeredBy: 'Salidas del Norte', badge: 'owner', canWithdraw: true, canRemove: false }],
  });
  expect(await mailsTo(people.traveller.email)).toMatchObject([
    { subject: 'Salidas del Norte: respondieron tu pregunta' },
  ]);

  const taken = { operatorId: operator, id, answerId: answered.answers[0]!.id };
  const withdraw = () =>
    call(app, operatorRoutes.withdrawOperatorAnswer, { params: taken, headers: people.owner.headers });
  expect((await withdraw()).json()).toMatchObject({ state: 'asked', answers: [] });
  const late = (await answerAsOperator(id, 'Sí, llevamos toldo.')).json().answers[0]!.id;
  await pool.query(`update answer set published_at = now() - interval '49 hours' where id = $1`, [late]);
  taken.answerId = late;
  expect((await withdraw()).problem()).toMatchObject({ code: 'answer_settled' });
});

test('a question of another operator, or of a place, is unknown to the team', async () => {
  const id = await askWithAccount(ofPlace());
  expect((await answerAsOperator(id, 'Sí, llevamos toldo.')).problem()).toMatchObject({ code: 'question_not_found' });
  const { operator: other } = await insertDeparture(db, REGION);
  const ofOther = await askWithAccount({ kind: 'operator', id: other });
  expect((await answerAsOperator(ofOther, 'Sí.')).problem()).toMatchObject({ code: 'question_not_found' });
});

test('the region is asked too when an operator does not answer for three days', async () => {
  const id = await askWithAccount(ofOperator());
  await pool.query(`update question set published_at = now() - interval '73 hours' where id = $1`, [id]);
  expect(await waiting()).toMatchObject({ items: [{ id }], counts: { unanswered: 1 } });
});

test('a place that is the public profile of an operator passes its questions to the operator', async () => {
  const { operator: other } = await insertDeparture(db, REGION);
  const [profile] = (await insertPlaces(db, REGION, [{ name: 'Perfil del Norte' }])) as [string];
  await pool.query('update operator set company_id = $1 where id = $2', [profile, other]);
  const id = await askWithAccount({ kind: 'company', id: profile });
  const ofProfile = await call(app, routes.listPlaceQuestions, { query: { company: profile }, headers: token });
  expect(ofProfile.json().items).toMatchObject([{ id, owner: other }]);
});

test('a question with contact data is held until the region publishes or removes it', async () => {
  const id = await askWithAccount(ofPlace(), '¿Me llaman al 944 555 121, por favor?');
  expect(await listed()).toEqual([]);
  expect(await waiting()).toMatchObject({ items: [{ id, heldFor: ['phone'], judgements: ['publish', 'remove'] }] });
  expect((await judge(id, { judgement: 'remove' })).problem().issues).toMatchObject([{ path: 'body.reason' }]);
  expect((await judge(id, { judgement: 'publish' })).json()).toMatchObject({ state: 'asked' });
  expect(await listed()).toMatchObject([{ id }]);
  await judge(id, { judgement: 'remove', reason: 'personal_data' });
  expect(await listed()).toEqual([]);
  const mine = await call(app, routes.listAccountQuestions, { headers: people.traveller.headers });
  expect(mine.json().items).toMatchObject([{ state: 'removed', removedFor: 'Datos personales de otras personas' }]);
  expect((await mailsTo(people.traveller.email)).at(-1)).toMatchObject({
    subject: 'Retiramos tu pregunta sobre Huaca de la Luna',
  });
});

test('readers report questions and answers, and the region keeps or removes them', async () => {
  const id = await askWithAccount();
  const answerId = (await answerAsRegion(id)).json().answers[0]!.id;
  expect((await report(id, answerId)).statusCode).toBe(200);
  expect((await report(id)).statusCode).toBe(200);
  expect((await report(id, randomUUID())).problem()).toMatchObject({ code: 'answer_not_found' });
  expect(await waiting()).toMatchObject({
    items: [{ id, reports: [{ answerId }, { answerId: null }], judgements: ['uphold', 'remove'] }],
    counts: { reported: 1 },
  });
  expect((await judge(id, { judgement: 'remove', reason: 'off_topic', answerId })).json()).toMatchObject({
    state: 'asked',
    answers: [],
    reports: [{ answerId: null }],
  });
  expect((await judge(id, { judgement: 'uphold' })).json()).toMatchObject({ state: 'asked', reports: [] });
  expect((await report(id)).problem()).toMatchObject({ code: 'question_action_refused' });
  const { rows } = await pool.query(`select action from audit_event where subject_id = $1 order by at, id`, [id]);
  expect(rows.map(({ action }) => action)).toEqual(['questions.answer', 'questions.remove_answer', 'questions.uphold']);
});

test('similar questions of the same owner share a word stem or are nearly the same, answered ones first', async () => {
  await askWithAccount(ofPlace(), '¿Hay lugares con sombra?');
  const answered = await askWithAccount(ofPlace(), '¿La subida tiene sombras?');
  await answerAsRegion(answered);
  await askWithAccount(ofPlace(), '¿Aceptan tarjeta de crédito?');
  await askWithAccount(ofOperator(), '¿Hay sombra en la lancha?');
  const similar = async (words: string) =>
    (
      await call(app, routes.listSimilarQuestions, { query: { kind: 'company', owner: 'huaca-de-la-luna', words } })
    ).json();
  expect((await similar('hay sombra arriba')).items.map(({ body }) => body)).toEqual([
    '¿La subida tiene sombras?',
    '¿Hay lugares con sombra?',
  ]);
  expect((await similar('acetan targeta de credito')).items).toHaveLength(1);
  expect((await similar('y de la')).items).toEqual([]);
});

test('a network and an email address can ask only so often', async () => {
  for (let n = 0; n < 6; n += 1) expect((await askAsGuest()).statusCode).toBe(202);
  expect((await askAsGuest()).problem()).toMatchObject({ code: 'too_many_tries' });
  expect((await askAsGuest(ofPlace(), undefined, 'ana@ejemplo.pe')).statusCode).toBe(202);
});

test('a question whose email address is not confirmed is deleted after a day', async () => {
  await askAsGuest();
  await pool.query(`update question set created_at = now() - interval '25 hours'`);
  await site.platform.jobs.add(db, 'questions/drop-unconfirmed', {});
  await site.runJobs();
  expect((await pool.query('select from question')).rows).toHaveLength(0);
});

test('the region merges two equal questions: the answers move, and both askers read the next answer', async () => {
  const kept = await askWithAccount(ofPlace(), '¿Hay sombra en la subida?');
  await askAsGuest(ofPlace(), '¿Hay sombra en toda la subida?');
  const [confirmation] = await mailsTo('lucia@ejemplo.pe');
  const [, merged, secret] = /\/preguntas\/([\w-]+)#(\S+)/.exec(confirmation!.text)!;
  const key = { params: { id: merged! }, headers: { [QUESTION_SECRET_HEADER]: secret! } };
  await call(app, routes.confirmQuestion, key);
  const moved = (await answerAsRegion(merged!)).json().answers[0]!.id;
  const { headers } = people.moderator;
  const twins = await call(app, regionRoutes.listTwinQuestions, { params: { id: merged! }, headers });
  expect(twins.json().items).toMatchObject([{ id: kept }]);

  const merge = (id: string, into: string) =>
    call(app, regionRoutes.mergeQuestion, { params: { id }, body: { into }, headers });
  const other = await askWithAccount(ofOperator(), '¿Hay sombra en la lancha?');
  expect((await merge(merged!, other)).problem()).toMatchObject({ code: 'question_action_refused' });
  expect((await merge(kept, kept)).problem()).toMatchObject({ code: 'question_action_refused' });
  for (const _ of ['first', 'repeated'])
    expect((await merge(merged!, kept)).json()).toMatchObject({
      id: kept,
      state: 'answered',
      answers: [{ id: moved }],
    });
  expect(await listed()).toMatchObject([{ id: kept, answers: [{ id: moved }] }]);
  expect((await call(app, routes.showQuestion, key)).json()).toMatchObject({
    ...{ state: 'merged', answers: [] },
    mergedInto: { id: kept, body: '¿Hay sombra en la subida?', answers: [{ id: moved }] },
  });

  await answerAsRegion(kept, 'Y hay agua en la entrada.');
  const mails = (await mailsTo('lucia@ejemplo.pe')).slice(1);
  expect(mails.map(({ subject }) => subject).sort()).toEqual([
    'Huaca de la Luna: respondieron tu pregunta',
    'Huaca de la Luna: respondieron tu pregunta',
    'Tu pregunta sobre Huaca de la Luna ya la hizo otra persona',
  ]);
  expect(mails.filter(({ text }) => text.includes('Y hay agua en la entrada.'))).toHaveLength(1);
});

test('a question that asks the same with other words in between is offered first', async () => {
  const same = await askWithAccount(ofPlace(), '¿Hay sombra en la subida?');
  await answerAsRegion(await askWithAccount(ofPlace(), '¿Dónde hay sombra para comer con niños?'));
  const similar = async (words: string) =>
    (await call(app, routes.listSimilarQuestions, { query: { kind: 'company', owner: luna, words } })).json();
  expect(await similar('hay sombra en la subida')).toMatchObject({ items: [{ id: same }, {}], isSame: true });
  expect(await similar('lugares con sombra')).toMatchObject({ isSame: false });
});
