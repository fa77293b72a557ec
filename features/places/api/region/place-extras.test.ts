import { afterAll, beforeAll, expect, test } from 'vitest';
import type { OneFact } from '#features/places/contract/place-facts.ts';
import type { RegionPlace } from '#features/places/contract/region.ts';
import * as routes from '#features/places/contract/region-routes.ts';
import { listPlaces, showPlace } from '#features/places/contract/routes.ts';
import { inTransaction } from '#server/database/transaction.ts';
import { call } from '#tests/call.ts';
import { insertPerson, type TestPerson } from '#tests/people.ts';
import { insertPlaces } from '#tests/places.ts';
import { insertOperator } from '#tests/plans.ts';
import { testSite } from '#tests/site.ts';
import { noteDifferences } from './differences.store.ts';

const site = await testSite({
  areas: ['places', 'closures', 'itineraries', 'maps', 'trips', 'operators'],
  settings: { REGION: 'trujillo', APP_TOKEN: 'the-app-token' },
});
afterAll(site.close);
const { app, db, pool } = site;
const APP = { authorization: 'Bearer the-app-token' };

let elsa: TestPerson;
let museum: string;
let church: string;
let profile: string;
beforeAll(async () => {
  [museum, church, profile] = (await insertPlaces(db, 'trujillo', [
    { name: 'Museo Cassinelli', interest: 900 },
    { name: 'Iglesia La Merced', category: 'church', kind_label: 'Iglesia', lon: -79.0262, lat: -8.1102 },
    { name: 'Rutas del Mar', category: 'service', kind_label: 'Operador turístico', lon: -79.04, lat: -8.1 },
  ])) as [string, string, string];
  elsa = await insertPerson(db, 'trujillo', { name: 'Elsa Ríos', staff: 'editor' });
});

const show = async (id: string): Promise<RegionPlace> =>
  (await call(app, routes.showRegionPlace, { params: { id }, headers: elsa.headers })).json();
async function put(id: string, value: OneFact) {
  const { facts } = await show(id);
  const [fact] = Object.keys(value) as [keyof OneFact];
  return call(app, routes.changePlaceFact, {
    params: { id },
    headers: elsa.headers,
    body: { base: { [fact]: facts[fact] } as OneFact, value, source: 'on_spot' },
  });
}
const publicPage = async (id: string) =>
  (await call(app, showPlace, { params: { idOrSlug: id }, headers: APP })).json();
const undoLast = async (id: string) => {
  const [last] = (await show(id)).changes;
  return call(app, routes.undoPlaceChange, { params: { id, changeId: last!.id }, headers: elsa.headers });
};
const list = async (lacks: 'differs') =>
  (await call(app, routes.listRegionPlaces, { query: { lacks }, headers: elsa.headers })).json();

test.each<[OneFact, object]>([
  [{ whatsapp: '987 654 321' }, { whatsapp: '+51 987 654 321' }],
  [{ email: 'hola@museo.pe' }, { email: 'hola@museo.pe' }],
  [{ paymentMeans: ['wallet', 'cash'] }, { paymentMeans: ['cash', 'wallet'] }],
  [{ languages: ['qu', 'es'] }, { languages: ['es', 'qu'] }],
  [{ register: { number: 'LL-0042', until: '2027-05-01' } }, { register: { number: 'LL-0042', until: '2027-05-01' } }],
  [
    { fees: { currency: 'PEN', adult: 1000, child: 0, residents: { adult: 500 }, childTo: 12, text: null } },
    { fees: { currency: 'PEN', adult: 1000, child: 0, residents: { adult: 500 }, childTo: 12 } },
  ],
])('%j is public at once, protected from imports, and can be undone', async (value, shown) => {
  const [fact] = Object.keys(value) as [keyof RegionPlace['facts']];
  const before = (await show(museum)).facts[fact];
  const saved = await put(museum, value);
  expect(saved.statusCode, saved.body).toBe(200);
  expect(saved.json()).toMatchObject({ facts: shown, edited: [fact] });
  expect(await publicPage(museum)).toMatchObject(shown);
  expect((await undoLast(museum)).json()).toMatchObject({ facts: { [fact]: before }, edited: [] });
});

test('measurements say whether step-free plans can use the place', async () => {
  const needs = async () => (await show(church)).facts.needs;
  await put(church, { access: { doorCm: 90, steps: 3 } });
  expect(await needs()).toEqual({});
  await put(church, { access: { doorCm: 90, steps: 3, ramp: true } });
  expect(await needs()).toEqual({ step_free: true });
  expect((await publicPage(church)).access).toEqual({ doorCm: 90, steps: 3, ramp: true });
  await put(church, { access: { steps: 3, ramp: false } });
  expect(await needs()).toEqual({ step_free: false });
  expect((await undoLast(church)).json().facts).toMatchObject({
    access: { doorCm: 90, steps: 3, ramp: true },
    needs: { step_free: true },
  });
});

test('a drawing comes from the scenes of the region, with one of their hours', async () => {
  const { choices } = await show(museum);
  const scene = choices.scenes.find(({ hours }) => hours.length > 1)!;
  const poster = { scene: scene.id, seed: 'museo-cassinelli-2', hour: scene.hours[1]! };
  expect((await put(museum, { poster })).json().facts.poster).toEqual(poster);
  expect((await publicPage(museum)).poster).toEqual(poster);
  for (const [wrong, path] of [
    [{ ...poster, scene: 'constructor' }, 'body.value.poster.scene'],
    [{ ...poster, hour: 'tea' }, 'body.value.poster.hour'],
  ] as const)
    expect((await put(museum, { poster: wrong })).problem()).toMatchObject({ code: 'invalid', issues: [{ path }] });
});

test('prices are in the currency of the region', async () => {
  expect((await put(museum, { fees: { currency: 'USD', adult: 5, text: null } })).problem()).toMatchObject({
    issues: [{ path: 'body.value.fees.currency' }],
  });
});

test('staff read the profile of an operator, and cannot change it as a place', async () => {
  const operator = await insertOperator(db, 'trujillo');
  await pool.query('update operator set company_id = $1 where id = $2', [profile, operator]);
  const shown = await show(profile);
  expect(shown).toMatchObject({ operatorId: operator, facts: { name: 'Rutas del Mar' } });
  expect((await show(museum)).operatorId).toBeNull();
  const state = await call(app, routes.changePlaceState, {
    params: { id: profile },
    headers: elsa.headers,
    body: { action: 'pause' },
  });
  for (const answer of [await put(profile, { name: 'Otro' }), state]) {
    expect(answer.statusCode).toBe(409);
    expect(answer.problem()).toMatchObject({
      code: 'company_of_operator',
      detail: 'Este lugar es el perfil de un operador. Sus datos se cambian en la ficha del operador.',
    });
  }
  expect((await show(profile)).facts.name).toBe('Rutas del Mar');
});

test('the region counts the same places as Explorar, with the profiles of operators', async () => {
  const { items, counts, total } = (await call(app, routes.listRegionPlaces, { headers: elsa.headers })).json();
  const open = (await call(app, listPlaces, { headers: APP })).json();
  expect([total, counts.all - counts.hidden]).toEqual([counts.all, open.total]);
  expect(items.find(({ id }) => id === profile)).toMatchObject({ isProfile: true });
  expect(items.find(({ id }) => id === museum)).toMatchObject({ isProfile: false });
  const lacking = (
    await call(app, routes.listRegionPlaces, { query: { lacks: 'hours' }, headers: elsa.headers })
  ).json();
  expect(lacking.items.map(({ id }) => id)).not.toContain(profile);
});

test('likely twins are places with an alike name, and places right there', async () => {
  const find = async (name: string, lon: number, lat: number) =>
    (
      await call(app, routes.findTwinPlaces, {
        query: { name, category: 'museum', lon, lat },
        headers: elsa.headers,
      })
    ).json().items;
  expect(await find('Museo Casinelli', -79.1, -8.2)).toMatchObject([{ name: 'Museo Cassinelli', state: 'published' }]);
  expect(await find('Bodega', -79.0262, -8.11021)).toMatchObject([{ name: 'Iglesia La Merced', metres: 1 }]);
  expect(await find('Bodega San José', -79.0262, -8.1106)).toEqual([]);
  expect(await find('Bodega San José', -79.0288, -8.1122)).toMatchObject([{ name: 'Museo Cassinelli', metres: 45 }]);
});

test('a new imported value for a corrected fact waits for a choice', async () => {
  const imported = (address: string | null) => [{ id: church, address, name: 'Iglesia La Merced' }];
  const note = (address: string | null) =>
    inTransaction(db, (trx) => noteDifferences(trx, 'trujillo', imported(address)));
  const settle = (take: 'region' | 'import') =>
    call(app, routes.settlePlaceDifference, {
      params: { id: church },
      headers: elsa.headers,
      body: { fact: 'address', take },
    });
  await put(church, { address: 'Pizarro 550' });
  await put(church, { address: 'Jr. Pizarro 550' });
  for (const known of [null, 'Jr. Pizarro 550', 'Pizarro 550']) {
    await note(known);
    expect((await show(church)).differences).toEqual([]);
  }

  await note('Pizarro 600');
  expect(await list('differs')).toMatchObject({ items: [{ id: church }], counts: { differs: 1 } });
  expect((await show(church)).differences).toMatchObject([{ fact: 'address', value: 'Pizarro 600' }]);
  expect((await settle('region')).json()).toMatchObject({ differences: [], facts: { address: 'Jr. Pizarro 550' } });
  await note('Pizarro 600');
  expect((await show(church)).differences).toEqual([]);
  expect((await settle('import')).problem().code).toBe('company_change_not_found');

  await note('Pizarro 700');
  const taken = (await settle('import')).json();
  expect(taken.facts.address).toBe('Pizarro 700');
  expect(taken.edited).not.toContain('address');
  expect(taken.differences).toEqual([]);
});
