import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { writeAccountReview } from '#features/reviews/contract/account-routes.ts';
import * as routes from '#features/reviews/contract/routes.ts';
import { call } from '#tests/call.ts';
import { insertLoosely } from '#tests/insert-loosely.ts';
import { insertPerson, type TestPerson } from '#tests/people.ts';
import { insertPlaces } from '#tests/places.ts';
import { insertDeparture } from '#tests/sales.ts';
import { testSite } from '#tests/site.ts';

const REGION = 'trujillo';
const BROWSER = randomUUID();
const APP = { authorization: 'Bearer the-app-token' };
const site = await testSite({ settings: { APP_TOKEN: 'the-app-token' } });
const { app, db, pool } = site;
afterAll(site.close);

let place: string;
const people = {} as Record<'author' | 'reader' | 'owner', TestPerson>;
beforeAll(async () => {
  [place] = (await insertPlaces(db, REGION, [{ name: 'Huaca de la Luna' }])) as [string];
  for (const name of ['author', 'reader', 'owner'] as const) people[name] = await insertPerson(db, REGION, { name });
  await pool.query(
    `insert into company_member (region_id, company_id, account_id, role) values ($1, $2, $3, 'owner')`,
    [REGION, place, people.owner.id],
  );
});
beforeEach(() => pool.query('delete from comment'));

async function review(
  state = 'published',
  scores: object = {},
  author: TestPerson | null = people.author,
): Promise<string> {
  const { rows } = await pool.query(
    `insert into comment (region_id, owner_kind, owner_id, state, author, rating, body, account_id, scores, published_at)
     values ($1, 'company', $2, $3, 'Ana', 5, 'Muy bien', $4, $5, now()) returning id`,
    [REGION, place, state, author?.id ?? null, JSON.stringify(scores)],
  );
  return rows[0].id;
}

const vote = (commentId: string, useful: boolean, person?: TestPerson) => {
  const body = { useful, ...(!person && { browser: BROWSER }) };
  return call(app, routes.voteForReview, { params: { commentId }, body, ...(person && { headers: person.headers }) });
};
const listed = async (query: { part?: 'service' | 'value' } = {}) =>
  (await call(app, routes.listPlaceReviews, { query: { company: place, ...query }, headers: APP })).json();

test('an account and a browser each vote once, and take their vote back', async () => {
  const id = await review();
  for (const _ of ['first', 'repeated']) expect((await vote(id, true, people.reader)).json()).toEqual({ useful: 1 });
  expect((await vote(id, true)).json()).toEqual({ useful: 2 });
  expect((await listed()).items).toMatchObject([{ id, useful: 2 }]);
  expect((await vote(id, false)).json()).toEqual({ useful: 1 });
});

test('the author and the team of the place have no vote, and a hidden review gets none', async () => {
  const id = await review();
  for (const person of [people.author, people.owner])
    expect((await vote(id, true, person)).problem()).toMatchObject({ code: 'comment_action_refused' });
  expect((await vote(await review('held', {}, null), true)).problem()).toMatchObject({ code: 'comment_not_found' });
  expect((await vote(randomUUID(), true)).problem()).toMatchObject({ code: 'comment_not_found' });
});

test('a part shows only the reviews that score it', async () => {
  const id = await review('published', { service: 4 });
  await review('published', { value: 2 }, null);
  expect((await listed()).items).toHaveLength(2);
  expect((await listed({ part: 'service' })).items).toMatchObject([{ id, scores: { service: 4 } }]);
});

test('a person whose quotation the operator answered reviews the operator, with its level', async () => {
  const { operator } = await insertDeparture(db, REGION);
  const write = () =>
    call(app, writeAccountReview, {
      headers: people.reader.headers,
      body: {
        ...{ about: { kind: 'operator', id: operator }, rating: 4, scores: { service: 5 }, language: 'es' },
        ...{ body: 'Me respondieron el mismo día, con todo claro.', author: 'Bruno' },
      },
    });
  expect((await write()).problem()).toMatchObject({ code: 'review_by_booking' });
  const quotation = randomUUID();
  await insertLoosely(pool, 'quotation', { region_id: REGION, id: quotation, account_id: people.reader.id });
  const offer = { region_id: REGION, quotation_id: quotation, operator_id: operator };
  await insertLoosely(pool, 'offer', offer);
  expect((await write()).problem()).toMatchObject({ code: 'review_by_booking' });
  await pool.query('update offer set first_answered_at = now() where quotation_id = $1', [quotation]);
  expect((await write()).statusCode).toBe(201);
  const query = { operator, level: 2 };
  const { items } = (await call(app, routes.listOperatorReviews, { query, headers: APP })).json();
  expect(items).toMatchObject([{ verification: 2, scores: { service: 5 } }]);
});
