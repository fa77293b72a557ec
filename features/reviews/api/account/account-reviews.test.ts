import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import type { AccountReviewBody } from '#features/reviews/contract/account-review.ts';
import * as account from '#features/reviews/contract/account-routes.ts';
import { replyToReview } from '#features/reviews/contract/operator-routes.ts';
import type { JudgeBody, RegionList } from '#features/reviews/contract/region.ts';
import * as regionRoutes from '#features/reviews/contract/region-routes.ts';
import * as routes from '#features/reviews/contract/routes.ts';
import { call } from '#tests/call.ts';
import { insertPerson, type TestPerson } from '#tests/people.ts';
import { insertPlaces } from '#tests/places.ts';
import { insertDeparture } from '#tests/sales.ts';
import { testSite } from '#tests/site.ts';

const REGION = 'trujillo';
const site = await testSite({ settings: { APP_TOKEN: 'the-app-token', KEPT_ANSWERS_MB: '8' } });
const { app, db, pool } = site;
afterAll(site.close);

let luna: string;
let operator: string;
const people = {} as Record<'admin' | 'moderator' | 'owner' | 'traveller' | 'other', TestPerson>;
beforeAll(async () => {
  [luna] = (await insertPlaces(db, REGION, [{ name: 'Huaca de la Luna', category: 'archaeological_site' }])) as [
    string,
  ];
  ({ operator } = await insertDeparture(db, REGION));
  people.admin = await insertPerson(db, REGION, { name: 'Quien administra', staff: 'admin' });
  people.moderator = await insertPerson(db, REGION, { name: 'Quien modera', staff: 'moderator' });
  people.owner = await insertPerson(db, REGION, { name: 'Quien opera' });
  people.traveller = await insertPerson(db, REGION, { name: 'Lucía Ñopo' });
  people.other = await insertPerson(db, REGION, { name: 'Bruno Tello' });
  await pool.query(
    `insert into operator_member (region_id, operator_id, account_id, role) values ($1, $2, $3, 'owner')`,
    [REGION, operator, people.owner.id],
  );
});
beforeEach(async () => {
  await pool.query('delete from comment');
  await pool.query('delete from demo_mail');
  await pool.query('delete from attempt_window');
});

const token = { authorization: 'Bearer the-app-token' };
const body = (more: Partial<AccountReviewBody> = {}): AccountReviewBody => ({
  about: { kind: 'company', id: luna },
  rating: 4,
  scores: { value: 5, access: 2 },
  body: 'Lleva agua. La subida es corta, pero casi no hay sombra.',
  author: 'Lucía Ñ.',
  language: 'es',
  ...more,
});
const write = (more?: Partial<AccountReviewBody>, { headers } = people.traveller) =>
  call(app, account.writeAccountReview, { body: body(more), headers });
const listed = async (query: { level?: number } = {}) =>
  (await call(app, routes.listPlaceReviews, { query: { company: luna, ...query }, headers: token })).json();
const mine = async ({ headers } = people.traveller) =>
  (await call(app, account.listAccountReviews, { headers })).json().items;
const about = async (id = luna, kind: 'company' | 'operator' = 'company') =>
  call(app, account.showAccountReview, { query: { kind, id }, headers: people.traveller.headers });
const withdraw = (commentId: string, { headers } = people.traveller) =>
  call(app, account.withdrawAccountReview, { params: { commentId }, headers });
const resume = (commentId: string) =>
  call(app, account.resumeAccountReview, { params: { commentId }, headers: people.traveller.headers });
const appeal = (commentId: string, { headers } = people.traveller) =>
  call(app, account.appealAccountReview, {
    params: { commentId },
    body: { words: 'Estuve ahí con mi familia.' },
    headers,
  });
const report = (commentId: string) =>
  call(app, routes.reportReview, { params: { commentId }, body: { id: randomUUID(), reason: 'fake' } });
const judge = (commentId: string, judgement: JudgeBody, { headers } = people.moderator) =>
  call(app, regionRoutes.judgeReview, { params: { commentId }, body: judgement, headers });
const waiting = async (state?: RegionList) =>
  (await call(app, regionRoutes.listWaitingReviews, { query: { state }, headers: people.moderator.headers })).json();
const reply = (commentId: string, words: string) =>
  call(app, regionRoutes.replyAsRegion, {
    params: { commentId },
    body: { body: words },
    headers: people.moderator.headers,
  });
const subjects = async () => {
  await site.runJobs();
  return (await pool.query('select recipient, subject from demo_mail order by sent_at')).rows;
};

test('a review is published at once with the level of the account, and the kept page shows it', async () => {
  expect(await listed()).toMatchObject({ count: 0, writable: true });
  const written = await write({ title: ' Vale  la pena ', visitedMonth: new Date().toISOString().slice(0, 7) });
  expect(written.statusCode).toBe(201);
  expect(written.json()).toMatchObject({
    ...{ state: 'published', title: 'Vale la pena', verification: 1, fromBooking: false },
    about: { name: 'Huaca de la Luna', page: '/lugares/huaca-de-la-luna' },
    can: { write: true, withdraw: true, resume: false, appeal: false },
  });
  expect(await listed()).toMatchObject({
    count: 1,
    mean: null,
    levels: [0, 1, 0, 0, 0],
    items: [{ rating: 4, scores: { value: 5, access: 2 }, title: 'Vale la pena', verification: 1 }],
  });
});

test('a person has one review of a place: repeating changes nothing, and another text replaces the first', async () => {
  const { id } = (await write()).json();
  expect((await write()).statusCode).toBe(200);
  const changed = await write({ rating: 5, body: 'Volví en la mañana y casi no había gente. Mucho mejor.' });
  expect(changed.json()).toMatchObject({ id, rating: 5, state: 'published' });
  expect(await listed()).toMatchObject({ count: 1, items: [{ rating: 5 }] });
  const many = await Promise.all([write({}, people.other), write({}, people.other), write({}, people.other)]);
  expect(many.map(({ statusCode }) => statusCode).sort()).toEqual([200, 200, 201]);
  expect(await listed()).toMatchObject({ count: 2 });
});

test('wrong parts, months and short texts are refused at their field', async () => {
  const refusals = [
    [{ scores: { service: 5 } }, 'body.scores.service'],
    [{ visitedMonth: '2099-01' }, 'body.visitedMonth'],
    [{ visitedMonth: '2020-01' }, 'body.visitedMonth'],
    [{ body: `Bien${' '.repeat(40)}.` }, 'body.body'],
  ] as const;
  for (const [change, path] of refusals) {
    const answer = await write(change);
    expect([answer.statusCode, answer.problem().issues.map((issue) => issue.path)]).toEqual([400, [path]]);
  }
  expect(await mine()).toEqual([]);
});

test('a review with contact data waits for the region, and its author gets an email about the decision', async () => {
  const { id, state } = (await write({ title: 'Llámenme al 944 555 121' })).json();
  expect(state).toBe('held');
  expect(await listed()).toMatchObject({ count: 0 });
  expect(await waiting()).toMatchObject({
    items: [{ id, about: { name: 'Huaca de la Luna', page: '/lugares/huaca-de-la-luna' }, heldFor: ['phone'] }],
    counts: { held: 1 },
  });
  await judge(id, { judgement: 'publish' });
  expect(await listed()).toMatchObject({ count: 1 });
  expect(await subjects()).toEqual([
    { recipient: people.traveller.email, subject: 'Tu opinión sobre Huaca de la Luna está publicada' },
  ]);
});

test('a removed review is appealed once, and another person restores it', async () => {
  const { id } = (await write()).json();
  expect((await report(id)).statusCode).toBe(200);
  expect(await listed()).toMatchObject({ count: 1 });
  expect((await judge(id, { judgement: 'remove' })).statusCode).toBe(400);
  await judge(id, { judgement: 'remove', reason: 'fake' });
  expect(await listed()).toMatchObject({ count: 0 });
  expect((await subjects()).map(({ subject }) => subject)).toEqual(['Retiramos tu opinión sobre Huaca de la Luna']);
  expect(await mine()).toMatchObject([
    { state: 'removed', removedFor: 'fake', can: { write: false, withdraw: false } },
  ]);
  expect((await write({ rating: 1 })).problem().code).toBe('review_locked');
  for (const _ of ['first', 'repeated']) expect((await appeal(id)).json()).toMatchObject({ state: 'appealed' });
  expect((await judge(id, { judgement: 'restore' })).problem().code).toBe('comment_judged_by_you');
  await judge(id, { judgement: 'restore' }, people.admin);
  expect(await listed()).toMatchObject({ count: 1 });
  expect((await report(id)).problem().code).toBe('comment_action_refused');
  expect((await subjects()).map(({ subject }) => subject)).toEqual([
    'Retiramos tu opinión sobre Huaca de la Luna',
    'Tu opinión sobre Huaca de la Luna está publicada',
  ]);
});

test('a deleted review comes back as it was, and disappears after a day', async () => {
  const { id } = (await write()).json();
  await report(id);
  for (const _ of ['first', 'repeated']) expect((await withdraw(id)).json()).toMatchObject({ state: 'withdrawn' });
  expect(await listed()).toMatchObject({ count: 0 });
  expect((await waiting()).items).toEqual([]);
  expect(await mine()).toMatchObject([{ id, can: { write: false, withdraw: false, resume: true } }]);
  for (const _ of ['first', 'repeated']) expect((await resume(id)).json()).toMatchObject({ state: 'reported' });
  expect(await waiting()).toMatchObject({ counts: { reported: 1 } });

  await withdraw(id);
  expect((await write({ rating: 1 })).problem().code).toBe('review_locked');
  await pool.query(`update comment set withdrawn_at = now() - interval '25 hours'`);
  await site.platform.jobs.add(db, 'reviews/drop-old', {});
  await site.runJobs();
  expect(await mine()).toEqual([]);
  expect((await write({ rating: 1 })).statusCode).toBe(201);
});

test('sending a deleted review again publishes it again', async () => {
  const { id } = (await write()).json();
  await withdraw(id);
  expect((await write()).json()).toMatchObject({ id, state: 'published' });
  await withdraw(id);
  expect((await write({ rating: 2 })).json()).toMatchObject({ id, state: 'published', rating: 2 });
  expect(await listed()).toMatchObject({ count: 1, items: [{ rating: 2 }] });
});

test('the region replies once to a review of a place, and the author gets the reply by mail', async () => {
  const { id } = (await write()).json();
  expect(await waiting('unanswered')).toMatchObject({ items: [{ id, canReply: true }] });
  expect((await waiting()).items).toEqual([]);
  expect((await reply(id, 'Eres un idiota y punto.')).statusCode).toBe(400);
  const words = 'Desde diciembre habrá sombra. Informes al 044 221 322.';
  for (const _ of ['first', 'repeated']) expect((await reply(id, words)).json()).toMatchObject({ canReply: false });
  expect((await reply(id, 'Otra respuesta, más larga.')).problem().code).toBe('reply_there');
  expect(await listed()).toMatchObject({ items: [{ reply: { body: words, by: 'region' } }] });
  expect((await waiting('unanswered')).items).toEqual([]);
  expect((await write({ rating: 1 })).problem().code).toBe('review_locked');
  expect((await subjects()).map(({ subject }) => subject)).toEqual(['Huaca de la Luna: respondieron tu opinión']);
});

test('an operator is reviewed by bookings only, and its reviews are not answered by the region', async () => {
  expect((await about(operator, 'operator')).problem().code).toBe('review_by_booking');
  expect((await write({ about: { kind: 'operator', id: operator } })).problem().code).toBe('review_by_booking');
  const [profile] = await insertPlaces(db, REGION, [{ name: 'Caballitos del Norte', category: 'service' }]);
  await pool.query('update operator set company_id = $1 where id = $2', [profile, operator]);
  expect((await write({ about: { kind: 'company', id: profile! } })).problem().code).toBe('review_by_booking');
  const profileReviews = await call(app, routes.listPlaceReviews, { query: { company: profile! }, headers: token });
  expect(profileReviews.json()).toMatchObject({ writable: false });
  const { rows } = await pool.query(
    `insert into comment (region_id, owner_kind, owner_id, state, author, rating, body, published_at)
     values ($1, 'operator', $2, 'published', 'Ana', 5, 'Todo muy bien cuidado.', now()) returning id`,
    [REGION, operator],
  );
  expect((await reply(rows[0].id, 'Gracias por venir con ellos.')).problem().code).toBe('comment_not_found');
  const byOwner = await call(app, replyToReview, {
    params: { operatorId: operator, commentId: rows[0].id },
    body: { body: 'Gracias por venir con nosotros.' },
    headers: people.owner.headers,
  });
  expect(byOwner.json()).toMatchObject({ reply: { by: 'owner' } });
});

test('another account learns nothing about a review that it did not write', async () => {
  const { id } = (await write()).json();
  for (const answer of [await withdraw(id, people.other), await appeal(id, people.other)])
    expect([answer.statusCode, answer.problem().code]).toEqual([404, 'comment_not_found']);
  expect(await mine(people.other)).toEqual([]);
  expect((await about()).json()).toMatchObject({ review: { id }, suggestedAuthor: 'Lucía Ñ.', provedAt: null });
});

test('proved visits come first, then the newest reviews; a level and the pages keep this order', async () => {
  for (const [at, [author, level, day]] of [
    ['Correo nuevo', 1, '2026-11-20'],
    ['Reserva vieja', 4, '2026-10-01'],
    ['Correo viejo', 1, '2026-09-01'],
    ['Visita', 3, '2026-10-15'],
    ['Cuenta', 0, '2026-11-25'],
  ].entries() as Iterable<[number, [string, number, string]]>)
    await pool.query(
      `insert into comment (region_id, owner_kind, owner_id, state, author, rating, body, verification, published_at)
       values ($1, 'company', $2, 'published', $3, $4, 'Muy bien cuidado todo.', $5, $6)`,
      [REGION, luna, author, (at % 5) + 1, level, day],
    );
  const order = ['Visita', 'Reserva vieja', 'Cuenta', 'Correo nuevo', 'Correo viejo'];
  const authors: string[] = [];
  let cursor: string | null | undefined;
  do {
    const page = (
      await call(app, routes.listPlaceReviews, {
        query: { company: luna, limit: 2, cursor: cursor ?? undefined },
        headers: token,
      })
    ).json();
    authors.push(...page.items.map(({ author }) => author));
    cursor = page.next;
  } while (cursor);
  expect(authors).toEqual(order);
  const emails = await listed({ level: 1 });
  expect(emails.items.map(({ author }) => author)).toEqual(['Correo nuevo', 'Correo viejo']);
  expect(emails).toMatchObject({ count: 5, mean: 3, levels: [1, 2, 0, 1, 1] });
});

test('a person who runs the place cannot review it', async () => {
  await pool.query(
    `insert into company_member (region_id, company_id, account_id, role) values ($1, $2, $3, 'editor')`,
    [REGION, luna, people.other.id],
  );
  expect((await write({}, people.other)).problem().code).toBe('review_of_own');
  await pool.query('delete from company_member');
});

test('an account cannot send many reviews in an hour', async () => {
  for (let at = 0; at < 20; at += 1) await write({ rating: (at % 5) + 1 });
  expect((await write()).problem().code).toBe('too_many_tries');
});

test('a review of a place that does not exist is refused', async () => {
  expect((await write({ about: { kind: 'company', id: 'no-existe' } })).problem().code).toBe('company_not_found');
});
