import { randomUUID } from 'node:crypto';
import { afterAll, beforeEach, expect, test } from 'vitest';
import { showOverview } from '#features/backoffice/contract/routes.ts';
import type { JudgePublicTrip } from '#features/trips/contract/publication.ts';
import * as routes from '#features/trips/contract/publication-routes.ts';
import { showPublicTrip } from '#features/trips/contract/routes.ts';
import { call } from '#tests/call.ts';
import { insertPerson } from '#tests/people.ts';
import { insertPlaces } from '#tests/places.ts';
import { insertPublicTrip } from '#tests/public-trip.ts';
import { testSite } from '#tests/site.ts';

const REGION = 'trujillo';
const site = await testSite({ settings: { REGION, APP_TOKEN: 'the-app-token' } });
afterAll(site.close);
const { app, pool, db } = site;
const [luna] = (await insertPlaces(db, REGION, [{ name: 'Huaca de la Luna' }])) as [string];
const moderator = await insertPerson(db, REGION, { name: 'Quien modera', staff: 'moderator' });
const author = await insertPerson(db, REGION, { name: 'Ana Paredes' });

let trip: string;
beforeEach(async () => {
  for (const table of ['trip', 'demo_mail']) await pool.query(`delete from ${table}`);
  trip = await insertPublicTrip(pool, REGION, { place: luna, accountId: author.id });
});

const report = (id: string = randomUUID(), words?: string) =>
  call(app, routes.reportPublicTrip, {
    params: { id: trip },
    body: { id, reason: 'unsafe', ...(words !== undefined && { words }) },
  });
const waiting = async (list: 'pending' | 'reported' | 'published' = 'reported') =>
  (await call(app, routes.listWaitingTrips, { query: { waiting: list }, headers: moderator.headers })).json();
const judge = (id: string, body: JudgePublicTrip) =>
  call(app, routes.judgePublicTrip, { params: { id }, body, headers: moderator.headers });
const opened = () =>
  call(app, showPublicTrip, { params: { id: trip }, headers: { authorization: 'Bearer the-app-token' } });
async function mails(): Promise<string[]> {
  await site.runJobs();
  const { rows } = await pool.query('select subject from demo_mail where recipient = $1', [author.email]);
  return rows.map(({ subject }) => subject);
}

test('a report waits for the region with its age, counts once, and the trip stays public', async () => {
  const id = randomUUID();
  for (const _ of ['first', 'repeated']) expect((await report(id, '  Cruza un río crecido ')).statusCode).toBe(200);
  expect(await waiting()).toMatchObject({
    items: [
      {
        tripId: trip,
        reports: [{ reason: 'unsafe', words: 'Cruza un río crecido' }],
        judgements: ['uphold', 'remove'],
      },
    ],
    ...{ pending: 0, reported: 1 },
  });
  const { queues } = (await call(app, showOverview, { headers: moderator.headers })).json();
  expect(queues.find(({ name }) => name === 'trips')).toMatchObject({ count: 1 });
  expect((await opened()).statusCode).toBe(200);
});

test('the oldest report comes first', async () => {
  const first = trip;
  await report();
  trip = await insertPublicTrip(pool, REGION, { place: luna, title: 'Otro' });
  await report();
  await pool.query(
    `update trip_report set reported_at = now() - interval '2 days' where publication_id =
    (select id from trip_publication where trip_id = $1)`,
    [trip],
  );
  expect((await waiting()).items.map(({ tripId }) => tripId)).toEqual([trip, first]);
});

test('a kept trip stays public without an email, and cannot be reported again', async () => {
  await report();
  const { id } = (await waiting()).items[0]!;
  expect((await judge(id, { judgement: 'uphold' })).json()).toMatchObject({ state: 'published', reports: [] });
  expect((await waiting()).items).toEqual([]);
  expect((await opened()).statusCode).toBe(200);
  expect(await mails()).toEqual([]);
  expect((await report()).problem().code).toBe('publication_action_refused');
  const { rows } = await pool.query('select action from audit_event where subject_id = $1', [id]);
  expect(rows).toEqual([{ action: 'trips.uphold' }]);
});

test('a removed trip needs a reason, is no longer public, and its author reads why', async () => {
  await report();
  const { id } = (await waiting()).items[0]!;
  expect((await judge(id, { judgement: 'remove' })).problem().issues).toMatchObject([{ path: 'body.reason' }]);
  expect((await judge(id, { judgement: 'remove', reason: 'unsafe' })).json()).toMatchObject({ state: 'removed' });
  expect((await opened()).statusCode).toBe(404);
  expect(await waiting()).toMatchObject({ items: [], reported: 0 });
  expect(await mails()).toEqual(['Retiramos «Huacas y mar» de los viajes públicos']);
  const { rows } = await pool.query('select body_text from demo_mail');
  expect(rows[0].body_text).toContain('Propone algo peligroso');
});

test('only public trips can be reported', async () => {
  await pool.query(`update trip_publication set state = 'withdrawn', document = null, ended_at = now()`);
  expect((await report()).problem().code).toBe('trip_not_found');
});
