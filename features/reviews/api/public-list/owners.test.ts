import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { listPlacePhotos, listTripPhotos } from '#features/photos/contract/routes.ts';
import { listOperatorQuestions, listPlaceQuestions, listTripQuestions } from '#features/questions/contract/routes.ts';
import { listOperatorReviews, listPlaceReviews, listTripReviews } from '#features/reviews/contract/routes.ts';
import { pathOf, type QueryOf, type Route, type ShapeOf } from '#features/route.ts';
import { keepTrip } from '#features/trips/contract/routes.ts';
import { call, requestOf } from '#tests/call.ts';
import { insertPlaces } from '#tests/places.ts';
import { insertDeparture } from '#tests/sales.ts';
import { testSite } from '#tests/site.ts';
import { sampleWish } from '#tests/trips.ts';

const site = await testSite({
  settings: { REGION: 'trujillo', APP_TOKEN: 'the-app-token' },
});
afterAll(site.close);
const headers = { authorization: 'Bearer the-app-token' };
const placePhotos = (query: QueryOf<ShapeOf<typeof listPlacePhotos>> = {}) =>
  call(site.app, listPlacePhotos, { query, headers });
const placeQuestions = (query: QueryOf<ShapeOf<typeof listPlaceQuestions>> = {}) =>
  call(site.app, listPlaceQuestions, { query, headers });
const placeReviews = (query: QueryOf<ShapeOf<typeof listPlaceReviews>>) =>
  call(site.app, listPlaceReviews, { query, headers });
const operatorQuestions = (operator: string) => call(site.app, listOperatorQuestions, { query: { operator }, headers });

let luna: string;
beforeAll(async () => {
  [luna] = (await insertPlaces(site.db, 'trujillo', [{ name: 'Huaca de la Luna' }, { name: 'Chan Chan' }])) as [string];
  await insertPlaces(site.db, 'cusco', [{ name: 'Sacsayhuamán' }]);
});

test('the lists of photos, questions and reviews are empty at first', async () => {
  expect((await placePhotos()).json()).toEqual({ items: [], next: null });
  expect((await placeQuestions({ company: 'huaca-de-la-luna' })).json()).toEqual({ items: [], next: null });
  expect((await placeReviews({ company: 'huaca-de-la-luna' })).json()).toEqual({
    items: [],
    next: null,
    writable: true,
    count: 0,
    mean: null,
    distribution: [0, 0, 0, 0, 0],
    levels: [0, 0, 0, 0, 0],
    scores: { service: null, organisation: null, value: null, safety: null, as_described: null, access: null },
  });
});

test('a list shows the visible reviews of a place, newest first', async () => {
  for (const [i, rating] of [5, 4, 3, 5, 4].entries()) {
    await site.pool.query(
      `insert into comment (region_id, owner_kind, owner_id, state, author, rating, body, published_at, reply, replied_at)
       values ('trujillo', 'company', $1, $2, $3, $4, 'Muy bien', '2026-11-20T10:00:00.000001Z'::timestamptz, 'Gracias', now())`,
      [luna, i === 0 ? 'reported' : 'published', `Persona ${i}`, rating],
    );
  }
  await site.pool.query(
    `insert into comment (region_id, owner_kind, owner_id, state, author, rating, body, published_at)
    values ('trujillo', 'company', $1, 'held', 'Nadie', 1, 'Retenido', now()), ('trujillo', 'company', $1, 'removed', 'Nadie', 1, 'Retirado', now()),
      ('cusco', 'company', $1, 'published', 'Nadie', 1, 'Otra región', now()), ('trujillo', 'operator', $1, 'published', 'Nadie', 1, 'Otro dueño', now())`,
    [luna],
  );
  const first = (await placeReviews({ company: 'huaca-de-la-luna', limit: 3 })).json();
  const second = (await placeReviews({ company: luna, limit: 3, cursor: first.next! })).json();
  expect(first).toMatchObject({ count: 5, mean: 4.2 });
  const authors = [...first.items, ...second.items].map(({ author }) => author);
  expect(authors.sort()).toEqual(['Persona 0', 'Persona 1', 'Persona 2', 'Persona 3', 'Persona 4']);
  expect(second.next).toBeNull();
  expect(first.items[0]).toMatchObject({ owner: luna, verification: 0, reply: { body: 'Gracias' } });
});

test('a place that is the public profile of an operator shows the reviews of the operator', async () => {
  const { operator } = await insertDeparture(site.db, 'trujillo');
  const [place] = await insertPlaces(site.db, 'trujillo', [{ name: 'Caballitos del Norte' }]);
  await site.pool.query(`update operator set company_id = $1 where id = $2`, [place, operator]);
  await site.pool.query(
    `insert into comment (region_id, owner_kind, owner_id, state, author, rating, body, published_at)
     select 'trujillo', 'operator', $1, 'published', 'Ana', 5, 'Muy bien', now() from generate_series(1, 5)`,
    [operator],
  );
  expect((await placeReviews({ company: place! })).json()).toMatchObject({ count: 5, mean: 5 });
  await site.pool.query(`update operator set state = 'suspended' where id = $1`, [operator]);
  expect((await placeReviews({ company: place! })).json()).toMatchObject({ count: 0 });
});

test('a question is listed with its answers in order', async () => {
  const id = randomUUID();
  await site.pool.query(
    `insert into question (region_id, id, owner_kind, owner_id, state, asked_by, body, published_at)
    values ('trujillo', $1, 'company', $2, 'answered', 'Ana', '¿Hay guías?', now())`,
    [id, luna],
  );
  await site.pool.query(
    `insert into answer (region_id, question_id, answered_by, badge, body, published_at)
    values ('trujillo', $1, 'Región', 'region', 'Sí, los domingos.', '2026-11-20T11:00:00Z'), ('trujillo', $1, 'Luis', 'verified_visitor', 'Sí.', '2026-11-20T10:00:00Z')`,
    [id],
  );
  const { items } = (await placeQuestions()).json();
  expect(items[0]).toMatchObject({
    id,
    state: 'answered',
    askedBy: 'Ana',
    answers: [{ answeredBy: 'Luis', publishedAt: '2026-11-20T10:00:00Z' }, { badge: 'region' }],
  });

  await site.pool.query(
    `insert into photo (region_id, owner_kind, owner_id, state, author, licence, alt, files, published_at)
    values ('trujillo', 'company', $1, 'published', 'Ana', 'CC-BY-4.0', 'Muro con friso', '[{"url":"/f/1.avif","width":640,"height":480,"type":"image/avif"}]', now()),
      ('trujillo', 'company', $1, 'processing', 'Ana', 'CC-BY-4.0', 'Sin revisar', '[]', null)`,
    [luna],
  );
  const photos = (await placePhotos({ company: 'huaca-de-la-luna' })).json();
  expect(photos.items).toHaveLength(1);
  expect(photos.items[0]).toMatchObject({ licence: 'CC-BY-4.0', files: [{ width: 640 }], takenOn: null });
});

test('an unknown place gives 404', async () => {
  expect((await placePhotos({ company: 'sacsayhuaman' })).json()).toMatchObject({
    status: 404,
    code: 'company_not_found',
  });
  expect((await site.app.inject({ url: pathOf(listTripQuestions), headers })).json()).toMatchObject({
    status: 400,
    issues: [{ path: 'query.trip', code: 'required' }],
  });
  const wish = sampleWish({
    days: 1,
    earliest: 0,
    latest: 1,
    pace: 'calm',
    party: { adults: 1, children: 0, seniors: 0 },
  });
  const payload = { uuid: randomUUID(), document: { title: 'x', wish, days: [{ date: '2026-12-11', stops: [] }] } };
  const trip = (await site.app.inject(requestOf(keepTrip, { body: payload }))).json();
  const query = { trip: trip.id };
  const withToken = { ...headers, 'vereda-share-token': trip.shareToken };
  for (const list of [listTripPhotos, listTripQuestions, listTripReviews] as Route[]) {
    const refused = await call(site.app, list, { query, headers });
    expect(refused.problem()).toMatchObject({ status: 404, code: 'trip_not_found' });
    // A secret of the trip opens no list, because only a published trip has one.
    expect((await call(site.app, list, { query, headers: withToken })).problem().code).toBe('trip_not_found');
  }
  expect((await placeReviews({ cursor: 'nada' })).json()).toMatchObject({
    status: 400,
    issues: [{ path: 'query.cursor' }],
  });
});

test('the slug of an operator finds only reviews and questions of this operator', async () => {
  const operator = randomUUID();
  await insertDeparture(site.db, 'trujillo', { operator });
  const question = randomUUID();
  await site.pool.query(
    `insert into question (region_id, id, owner_kind, owner_id, state, asked_by, body, published_at)
    values ('trujillo', $1, 'operator', $2, 'answered', 'Ana', '¿Hay chalecos para niños?', now())`,
    [question, operator],
  );
  await site.pool.query(
    `insert into answer (region_id, question_id, answered_by, badge, body) values ('trujillo', $1, 'Operadora Totora', 'owner', 'Sí, desde los 4 años.')`,
    [question],
  );
  await site.pool.query(
    `insert into comment (region_id, owner_kind, owner_id, state, author, rating, body, verification, published_at, reply, replied_at)
    values ('trujillo', 'operator', $1, 'published', 'Luis', 5, 'Puntuales.', 4, now(), 'Gracias', now())`,
    [operator],
  );
  const questions = (await operatorQuestions(`op-${operator}`)).json();
  expect(questions.items).toMatchObject([
    { owner: operator, answers: [{ badge: 'owner', body: 'Sí, desde los 4 años.' }] },
  ]);
  const comments = (
    await call(site.app, listOperatorReviews, { query: { operator: `op-${operator}` }, headers })
  ).json();
  expect(comments).toMatchObject({ count: 1, items: [{ verification: 4, reply: { body: 'Gracias' } }] });
  expect((await placeQuestions()).json().items).not.toContainEqual(expect.objectContaining({ id: question }));
  expect((await operatorQuestions('nadie')).json()).toMatchObject({ status: 404 });
});
