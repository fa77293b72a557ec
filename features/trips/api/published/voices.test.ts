import { randomUUID } from 'node:crypto';
import { afterAll, beforeEach, expect, test } from 'vitest';
import * as ownPhotos from '#features/photos/contract/own-routes.ts';
import { listWaitingPhotos } from '#features/photos/contract/region-routes.ts';
import { listTripPhotos } from '#features/photos/contract/routes.ts';
import * as received from '#features/questions/contract/received-routes.ts';
import { listWaitingQuestions } from '#features/questions/contract/region-routes.ts';
import * as questions from '#features/questions/contract/routes.ts';
import type { AccountReviewBody } from '#features/reviews/contract/account-review.ts';
import * as reviews from '#features/reviews/contract/account-routes.ts';
import { listWaitingReviews } from '#features/reviews/contract/region-routes.ts';
import { listTripReviews, reportReview } from '#features/reviews/contract/routes.ts';
import type { Route } from '#features/route.ts';
import { call } from '#tests/call.ts';
import { insertPerson } from '#tests/people.ts';
import { insertPlaces } from '#tests/places.ts';
import { insertPublicTrip } from '#tests/public-trip.ts';
import { testSite } from '#tests/site.ts';

const REGION = 'trujillo';
const site = await testSite({ settings: { REGION, APP_TOKEN: 'the-app-token', KEPT_ANSWERS_MB: '8' } });
afterAll(site.close);
const { app, pool, db } = site;
const token = { authorization: 'Bearer the-app-token' };
const [luna] = (await insertPlaces(db, REGION, [{ name: 'Huaca de la Luna' }])) as [string];
const moderator = await insertPerson(db, REGION, { name: 'Quien modera', staff: 'moderator' });
const author = await insertPerson(db, REGION, { name: 'Ana Paredes' });
const reader = await insertPerson(db, REGION, { name: 'Bruno Tello' });

let trip: string;
beforeEach(async () => {
  for (const table of ['trip', 'question', 'comment', 'photo', 'demo_mail', 'attempt_window'])
    await pool.query(`delete from ${table}`);
  trip = await insertPublicTrip(pool, REGION, { place: luna, accountId: author.id });
});

const withdraw = () => pool.query(`update trip_publication set state = 'withdrawn', document = null, ended_at = now()`);
async function mails(to: { email: string }): Promise<string[]> {
  await site.runJobs();
  const { rows } = await pool.query('select subject from demo_mail where recipient = $1 order by sent_at', [to.email]);
  return rows.map(({ subject }) => subject);
}

const askAbout = (id = trip) =>
  call(app, questions.askAccountQuestion, {
    body: { id: randomUUID(), about: { kind: 'trip', id }, body: '¿Se puede con coche de bebé?', name: 'Bruno' },
    headers: reader.headers,
  });
const listedQuestions = () => call(app, questions.listTripQuestions, { query: { trip }, headers: token });
const receivedBy = ({ headers }: { headers: Record<string, string> }) =>
  call(app, received.listQuestionsOfOwn, { params: { kind: 'trip', owner: trip }, headers });
const answer = (id: string, { headers }: { headers: Record<string, string> } = author) =>
  call(app, received.answerQuestionOfOwn, {
    params: { kind: 'trip', owner: trip, id },
    body: { id: randomUUID(), body: 'Sí, menos en la huaca.' },
    headers,
  });
const waitingQuestions = async () =>
  (await call(app, listWaitingQuestions, { query: { waiting: 'unanswered' }, headers: moderator.headers })).json();

test('a reader asks, the author answers in the published name, and the kept list shows it', async () => {
  expect((await listedQuestions()).json().items).toEqual([]);
  const { id, about, aboutKind } = (await askAbout()).json();
  expect(about).toEqual({ name: 'Huacas y mar', page: `/viajes/${trip}?publico` });
  expect(aboutKind).toBe('trip');
  expect(await mails(author)).toEqual(['Bruno pregunta: ¿Se puede con coche de bebé?']);
  expect(await mails(moderator)).toEqual([]);
  expect((await receivedBy(reader)).problem().code).toBe('question_not_found');
  expect((await answer(id, reader)).problem().code).toBe('question_not_found');
  expect((await receivedBy(author)).json().items).toMatchObject([{ id, canAnswer: true }]);
  expect((await answer(id)).json()).toMatchObject({ state: 'answered' });
  expect((await listedQuestions()).json().items).toMatchObject([
    { id, owner: trip, answers: [{ answeredBy: 'Ana P.', badge: 'owner', body: 'Sí, menos en la huaca.' }] },
  ]);
  expect(await mails(reader)).toEqual(['Huacas y mar: respondieron tu pregunta']);
  // The erasure of the author's account erases the answer too.
  const { rows } = await pool.query('select account_id, written_by from answer');
  expect(rows).toEqual([{ account_id: author.id, written_by: null }]);
});

test('an author without a name signs as the person who made the trip', async () => {
  trip = await insertPublicTrip(pool, REGION, { place: luna, accountId: author.id, author: null });
  const { id } = (await askAbout()).json();
  expect((await answer(id)).json().answers).toMatchObject([{ answeredBy: 'Quien hizo el viaje' }]);
});

test('the region answers at once for an author without an account', async () => {
  trip = await insertPublicTrip(pool, REGION, { place: luna });
  const { id } = (await askAbout()).json();
  expect((await waitingQuestions()).items).toMatchObject([{ id, about: { name: 'Huacas y mar' } }]);
  expect(await mails(moderator)).toHaveLength(1);
});

test('a withdrawn trip has no public parts, nothing waits about it, and they return with the trip', async () => {
  await pool.query('update trip set account_id = null');
  await askAbout();
  expect((await waitingQuestions()).items).toHaveLength(1);
  await withdraw();
  const lists = [listTripPhotos, questions.listTripQuestions, listTripReviews] as Route[];
  for (const list of lists) {
    const refused = await call(app, list, { query: { trip }, headers: token });
    expect(refused.problem()).toMatchObject({ status: 404, code: 'trip_not_found' });
  }
  expect((await askAbout()).problem().code).toBe('trip_not_found');
  expect((await waitingQuestions()).items).toEqual([]);
  await pool.query(`update trip_publication set state = 'published', document = '{"title":"Huacas"}', ended_at = null`);
  expect((await listedQuestions()).json().items).toHaveLength(1);
});

const review = (more: Partial<AccountReviewBody> = {}, { headers } = reader) =>
  call(app, reviews.writeAccountReview, {
    body: {
      ...{ about: { kind: 'trip', id: trip }, rating: 4, scores: { organisation: 5 } },
      ...{ body: 'Lo seguimos tal cual y alcanzó el tiempo.', author: 'Bruno T.', language: 'es' },
      ...more,
    },
    headers,
  });
const listedReviews = async () => (await call(app, listTripReviews, { query: { trip }, headers: token })).json();

test('a reader reviews a trip, and the region sees the report with the trip', async () => {
  expect(await listedReviews()).toMatchObject({ count: 0, writable: true });
  const { id, about } = (await review()).json();
  expect(about).toEqual({ name: 'Huacas y mar', page: `/viajes/${trip}?publico` });
  expect(await listedReviews()).toMatchObject({ count: 1, items: [{ id, rating: 4, scores: { organisation: 5 } }] });
  expect(await mails(author)).toEqual(['Una opinión sobre Huacas y mar']);
  await call(app, reportReview, { params: { commentId: id }, body: { id: randomUUID(), reason: 'fake' } });
  const waiting = await call(app, listWaitingReviews, { headers: moderator.headers });
  expect(waiting.json().items).toMatchObject([{ id, about: { name: 'Huacas y mar' }, reports: [{ reason: 'fake' }] }]);
});

test('the author cannot review the own trip, and a trip has neither other parts nor a code', async () => {
  expect((await review({}, author)).problem().code).toBe('review_of_own');
  expect((await review({ scores: { service: 5 } })).problem().issues).toMatchObject([{ path: 'body.scores.service' }]);
  const proof = {
    ...{ id: randomUUID(), about: { kind: 'trip' as const, id: trip }, code: 'ABC234' },
    position: { lon: -79.03, lat: -8.11 },
  };
  const refused = await call(app, reviews.provePresence, { body: proof, headers: reader.headers });
  expect(refused.problem().code).toBe('presence_nowhere');
});

test('a photo of a trip is listed, and the region sees it with the trip', async () => {
  const begun = await call(app, ownPhotos.beginPhoto, {
    body: {
      ...{ id: randomUUID(), batch: randomUUID(), about: { kind: 'trip', id: trip } },
      ...{ bytes: 1000, type: 'image/jpeg' },
    },
    headers: reader.headers,
  });
  expect(begun.json()).toMatchObject({ state: 'uploading', about: { name: 'Huacas y mar' } });
  const { id } = begun.json();
  await pool.query(`update photo set state = 'published', published_at = now() where id = $1`, [id]);
  const listed = await call(app, listTripPhotos, { query: { trip }, headers: token });
  expect(listed.json().items).toMatchObject([{ id, owner: trip }]);
  const recent = await call(app, listWaitingPhotos, { query: { waiting: 'recent' }, headers: moderator.headers });
  expect(recent.json().items).toMatchObject([{ id, about: { page: `/viajes/${trip}?publico` } }]);
});

test('photos, questions and reviews of a trip are deleted some time after the trip', async () => {
  await askAbout();
  await review();
  await pool.query(
    `insert into photo (region_id, owner_kind, owner_id, state, author, licence, alt, files, published_at)
     values ($1, 'trip', $2, 'published', 'Ana', 'CC BY 4.0', '', '[]', now())`,
    [REGION, trip],
  );
  const left = async () => {
    for (const job of ['questions/drop-unconfirmed', 'reviews/drop-old', 'photos/sweep'])
      await site.platform.jobs.add(db, job, {});
    await site.runJobs();
    const { rows } = await pool.query(
      `select (select count(*) from question)::int + (select count(*) from comment)::int + (select count(*) from photo)::int as n`,
    );
    return rows[0].n;
  };
  await withdraw();
  expect(await left()).toBe(3);
  await pool.query('delete from trip');
  expect(await left()).toBe(0);
});
