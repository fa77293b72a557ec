import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { AccountTripsPage } from '#features/trips/contract/account-trips.ts';
import { EDIT_SECRET_HEADER, type TripKeys } from '#features/trips/contract/kept-trip.ts';
import { tripRoutes } from '#features/trips/contract/routes.ts';
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

const keep = async (headers = {}): Promise<TripKeys> =>
  (
    await app.inject({
      method: 'POST',
      url: tripRoutes.keep,
      headers,
      payload: { uuid: randomUUID(), document: tripTo(place) },
    })
  ).json();
const claim = ({ headers }: TestPerson, id: string, secret?: string) =>
  app.inject({
    method: 'POST',
    url: tripRoutes.claim,
    headers: { ...headers, ...(secret && { [EDIT_SECRET_HEADER]: secret }) },
    payload: { id },
  });
const tripsOf = async ({ headers }: TestPerson, query = ''): Promise<AccountTripsPage> =>
  (await app.inject({ url: tripRoutes.mine + query, headers })).json();
const idsOf = async (person: TestPerson) => (await tripsOf(person)).items.map(({ id }) => id);

test('an account claims a trip with its secret, and no other account can claim it afterwards', async () => {
  const trip = await keep();
  expect((await claim(rosa, trip.id)).statusCode).toBe(404);
  expect((await claim(rosa, trip.id, 'x'.repeat(43))).statusCode).toBe(404);
  expect(await idsOf(rosa)).toEqual([]);
  for (let n = 0; n < 2; n += 1) expect((await claim(rosa, trip.id, trip.editSecret)).json().id).toBe(trip.id);
  expect(await idsOf(rosa)).toEqual([trip.id]);

  // A person with the secret can still edit the trip, but cannot claim it.
  expect((await claim(luis, trip.id, trip.editSecret)).json().code).toBe('trip_of_another');
  expect(await idsOf(luis)).toEqual([]);
});

test('an account opens and changes its trips without the secret, and lists their places', async () => {
  const trip = await keep(rosa.headers);
  const { items, places } = await tripsOf(rosa);
  expect(items[0]).toMatchObject({ id: trip.id, access: 'edit' });
  expect(places.map(({ name }) => name)).toEqual(['Huaca de la Luna']);
  const url = tripRoutes.one.replace(':id', trip.id);
  const change = { version: 1, document: { ...tripTo(place), title: 'Otro nombre' } };
  expect((await app.inject({ method: 'PUT', url, headers: luis.headers, payload: change })).statusCode).toBe(404);
  expect((await app.inject({ method: 'PUT', url, headers: rosa.headers, payload: change })).statusCode).toBe(200);
  expect((await tripsOf(rosa)).items[0]!.document.title).toBe('Otro nombre');

  expect((await app.inject({ method: 'DELETE', url, headers: rosa.headers })).statusCode).toBe(200);
  expect(await idsOf(rosa)).not.toContain(trip.id);
});

test('the second page continues the list of trips', async () => {
  const made = [];
  for (let n = 0; n < 3; n += 1) made.push((await keep(luis.headers)).id);
  const first = await tripsOf(luis, '?limit=2');
  const second = await tripsOf(luis, `?limit=2&cursor=${first.next}`);
  expect([...first.items, ...second.items].map(({ id }) => id)).toEqual(made.toReversed());
  expect(second.next).toBeNull();
});

test('the list of trips leaves out an unknown place of a stop', async () => {
  const ana = await insertPerson(db, 'trujillo', { name: 'Ana Paz' });
  const trip = await keep(ana.headers);
  const { document, version } = (await tripsOf(ana)).items[0]!;
  document.days[0]!.stops.push({ ...document.days[0]!.stops[0]!, id: 'b', begin: 700, place: 'mi-casa' });
  const url = tripRoutes.one.replace(':id', trip.id);
  const payload = { version, document };
  expect((await app.inject({ method: 'PUT', url, headers: ana.headers, payload })).statusCode).toBe(200);
  expect((await tripsOf(ana)).places.map(({ id }) => id)).toEqual([place]);
});

test('gathered places are stored with the account, and another account does not see them', async () => {
  const put = (places: string[]) =>
    app.inject({ method: 'PUT', url: tripRoutes.gathered, headers: rosa.headers, payload: { places } });
  expect((await put([place, randomUUID()])).json().places.map(({ id }: { id: string }) => id)).toEqual([place]);
  expect((await app.inject({ url: tripRoutes.gathered, headers: rosa.headers })).json().places).toHaveLength(1);
  expect((await app.inject({ url: tripRoutes.gathered, headers: luis.headers })).json().places).toEqual([]);
  expect((await put([])).json().places).toEqual([]);
});
