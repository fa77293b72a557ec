import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import * as routes from '#features/places/contract/region-routes.ts';
import { showPlace } from '#features/places/contract/routes.ts';
import { readRegion } from '#regions/read-region.ts';
import { call } from '#tests/call.ts';
import { insertLoosely } from '#tests/insert-loosely.ts';
import { insertPerson, type TestPerson } from '#tests/people.ts';
import { testSite } from '#tests/site.ts';
import { importRegion } from '../import/import-region.ts';

const site = await testSite({ settings: { REGION: 'trujillo', APP_TOKEN: 'the-app-token' } });
afterAll(site.close);
const { app, db, pool } = site;
const APP = { authorization: 'Bearer the-app-token' };
const region = await readRegion('trujillo');

let elsa: TestPerson;
/** A place that two records made. */
let id: string;
beforeAll(async () => {
  await importRegion(db, region, { ways: null });
  elsa = await insertPerson(db, 'trujillo', { name: 'Elsa Ríos', staff: 'editor' });
  const { rows } = await pool.query<{ company_id: string }>(
    `select company_id from company_source group by company_id having count(distinct source_key) = 2
     and count(distinct source) = 2 order by company_id limit 1`,
  );
  id = rows[0]!.company_id;
});

const parts = async () => (await call(app, routes.showPlaceParts, { params: { id }, headers: elsa.headers })).json();

test('a new place takes chosen facts, records and reviews, imports keep it, and the undo brings all back', async () => {
  const review = (body: string) =>
    insertLoosely(pool, 'comment', {
      ...{ region_id: 'trujillo', owner_kind: 'company', owner_id: id, author: 'Ana', rating: 5, body, language: 'es' },
      ...{ state: 'published', published_at: new Date() },
    });
  await review('Del museo.');
  await review('De la plaza.');
  const offer = await parts();
  expect(offer.sources).toHaveLength(2);
  const [reviews] = offer.rows;
  const square = reviews!.items.find(({ text }) => text === 'Ana: De la plaza.')!;
  const [, record] = offer.sources;
  const body = {
    newId: randomUUID(),
    name: 'Plaza Aparte',
    take: ['summary' as const],
    sources: [{ source: record!.source, key: record!.key }],
    rows: [{ rows: 'reviews' as const, keys: [square.key] }],
    seen: offer.place.updatedAt,
  };
  const split = () => call(app, routes.splitPlace, { params: { id }, headers: elsa.headers, body });
  const made = await split();
  expect(made.statusCode, made.body).toBe(201);
  expect(made.json()).toMatchObject({
    id: body.newId,
    state: 'draft',
    facts: { name: 'Plaza Aparte', summary: offer.place.facts.summary, position: offer.place.facts.position },
    moves: [{ kind: 'split', isFrom: false, canUndo: true, other: { id } }],
  });
  expect((await split()).json().moves).toHaveLength(1);
  expect((await parts()).rows[0]!.items.map(({ text }) => text)).toEqual(['Ana: Del museo.']);

  const owners = async () =>
    (await pool.query('select company_id from company_source where source_key = $1', [record!.key])).rows;
  await importRegion(db, region, { ways: null });
  expect(await owners()).toEqual([{ company_id: body.newId }]);
  const shown = await call(app, routes.showRegionPlace, { params: { id: body.newId }, headers: elsa.headers });
  expect(shown.json().facts.name).toBe('Plaza Aparte');

  const undone = await call(app, routes.undoPlaceMove, {
    params: { id, moveId: made.json().moves[0]!.id },
    headers: elsa.headers,
  });
  expect(undone.statusCode, undone.body).toBe(200);
  expect((await parts()).rows[0]!.items).toHaveLength(2);
  await importRegion(db, region, { ways: null });
  expect(await owners()).toEqual([{ company_id: id }]);
  const former = await call(app, showPlace, { params: { idOrSlug: body.newId }, headers: APP });
  expect(former.statusCode).toBe(301);
});

test('a place that changed since it was read is not divided', async () => {
  const body = { newId: randomUUID(), name: 'Otro', take: [], sources: [], rows: [], seen: '2020-01-01T00:00:00.000Z' };
  const answer = await call(app, routes.splitPlace, { params: { id }, headers: elsa.headers, body });
  expect(answer.problem().code).toBe('company_changed_meanwhile');
});
