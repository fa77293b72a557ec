import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { QueryOf, ShapeOf } from '#features/route.ts';
import { type ChangeTripBody, EDIT_SECRET_HEADER } from '#features/trips/contract/kept-trip.ts';
import * as routes from '#features/trips/contract/routes.ts';
import { call } from '#tests/call.ts';
import { insertPerson, type TestPerson } from '#tests/people.ts';
import { insertPlaces } from '#tests/places.ts';
import { testSite } from '#tests/site.ts';
import { tripTo } from '#tests/trips.ts';

const site = await testSite();
const { app, db, pool } = site;
afterAll(site.close);

let place: string;
let rosa: TestPerson;
let luis: TestPerson;
beforeAll(async () => {
  await pool.query(`insert into region (id) values ('trujillo') on conflict do nothing`);
  [place] = (await insertPlaces(db, 'trujillo', [{ name: 'Huaca de la Luna' }])) as [string];
  rosa = await insertPerson(db, 'trujillo', { name: 'Rosa Díaz' });
  luis = await insertPerson(db, 'trujillo', { name: 'Luis Rojas' });
});

const keep = async (headers = {}) =>
  (await call(app, routes.keepTrip, { headers, body: { uuid: randomUUID(), document: tripTo(place) } })).json();
const claim = ({ headers }: TestPerson, id: string, secret?: string) =>
  call(app, routes.claimTrip, {
    headers: { ...headers, ...(secret && { [EDIT_SECRET_HEADER]: secret }) },
    body: { id },
  });
const change = ({ headers }: TestPerson, id: string, body: ChangeTripBody) =>
  call(app, routes.changeTrip, { params: { id }, headers, body });
const tripsOf = async ({ headers }: TestPerson, query: QueryOf<ShapeOf<typeof routes.listAccountTrips>> = {}) =>
  (await call(app, routes.listAccountTrips, { query, headers })).json();
const idsOf = async (person: TestPerson) => (await tripsOf(person)).items.map(({ id }) => id);

test('after an account has claimed a trip, no other account can claim the trip', async () => {
  const trip = await keep();
  expect((await claim(rosa, trip.id)).statusCode).toBe(404);
  expect((await claim(rosa, trip.id, 'x'.repeat(43))).statusCode).toBe(404);
  expect(await idsOf(rosa)).toEqual([]);
  for (let n = 0; n < 2; n += 1) expect((await claim(rosa, trip.id, trip.editSecret)).json().id).toBe(trip.id);
  expect(await idsOf(rosa)).toEqual([trip.id]);

  expect((await claim(luis, trip.id, trip.editSecret)).problem().code).toBe('trip_of_another');
  expect(await idsOf(luis)).toEqual([]);
});

test('an account opens and changes its trips without the secret', async () => {
  const trip = await keep(rosa.headers);
  const { items, places } = await tripsOf(rosa);
  expect(items[0]).toMatchObject({ id: trip.id, access: 'edit' });
  expect(places.map(({ name }) => name)).toEqual(['Huaca de la Luna']);
  const body = { version: 1, document: { ...tripTo(place), title: 'Otro nombre' } };
  expect((await change(luis, trip.id, body)).statusCode).toBe(404);
  expect((await change(rosa, trip.id, body)).statusCode).toBe(200);
  expect((await tripsOf(rosa)).items[0]!.document.title).toBe('Otro nombre');

  const { headers } = rosa;
  expect((await call(app, routes.binTrip, { params: { id: trip.id }, headers })).statusCode).toBe(200);
  expect(await idsOf(rosa)).not.toContain(trip.id);
});

test('the second page of the list continues after the first page', async () => {
  const made = [];
  for (let n = 0; n < 3; n += 1) made.push((await keep(luis.headers)).id);
  const first = await tripsOf(luis, { limit: 2 });
  const second = await tripsOf(luis, { limit: 2, cursor: first.next! });
  expect([...first.items, ...second.items].map(({ id }) => id)).toEqual(made.toReversed());
  expect(second.next).toBeNull();
});

test('a stop at an unknown place adds no place to the list of trips', async () => {
  const ana = await insertPerson(db, 'trujillo', { name: 'Ana Paz' });
  const trip = await keep(ana.headers);
  const { document, version } = (await tripsOf(ana)).items[0]!;
  document.days[0]!.stops.push({ ...document.days[0]!.stops[0]!, id: 'b', begin: 700, place: 'mi-casa' });
  expect((await change(ana, trip.id, { version, document })).statusCode).toBe(200);
  expect((await tripsOf(ana)).places.map(({ id }) => id)).toEqual([place]);
});

test('the places that a person gathers for the next trip are stored with the account', async () => {
  const put = (places: string[]) => call(app, routes.saveGatheredPlaces, { headers: rosa.headers, body: { places } });
  const gathered = async ({ headers }: TestPerson) =>
    (await call(app, routes.listGatheredPlaces, { headers })).json().places;
  expect((await put([place, randomUUID()])).json().places.map(({ id }) => id)).toEqual([place]);
  expect(await gathered(rosa)).toHaveLength(1);
  expect(await gathered(luis)).toEqual([]);
  expect((await put([])).json().places).toEqual([]);
});
