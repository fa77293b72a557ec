import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import * as routes from '#features/owners/contract/owner-routes.ts';
import * as proposals from '#features/owners/contract/proposal-routes.ts';
import { changePlaceFact } from '#features/places/contract/region-routes.ts';
import { showPlace } from '#features/places/contract/routes.ts';
import { call } from '#tests/call.ts';
import { insertPerson, type TestPerson } from '#tests/people.ts';
import { insertPlaces } from '#tests/places.ts';
import { testSite } from '#tests/site.ts';

const REGION = 'trujillo';
const APP = { authorization: 'Bearer the-app-token' };
const HERE = { lon: -79.0288, lat: -8.1118 };
/** About 111 m for each thousandth of a degree. */
const north = (metres: number) => ({ lon: HERE.lon, lat: HERE.lat + metres / 111_195 });
const site = await testSite({ settings: { APP_TOKEN: 'the-app-token' } });
const { app, db, pool } = site;
afterAll(site.close);

let placeId: string;
const people = {} as Record<'owner' | 'editor', TestPerson>;
beforeAll(async () => {
  await insertPlaces(db, REGION, []);
  people.owner = await insertPerson(db, REGION, { name: 'Rosa Dueña' });
  people.editor = await insertPerson(db, REGION, { name: 'Elena', staff: 'editor' });
});
beforeEach(async () => {
  await pool.query('delete from company');
  [placeId] = (await insertPlaces(db, REGION, [
    { name: 'Casa Urquiaga', category: 'lodging', ...HERE, interest: 900 },
  ])) as [string];
  await pool.query(`update company set claim = 'claimed', claimed_on = current_date, district = 'Otro'`);
  await pool.query(
    `insert into company_member (region_id, company_id, account_id, role) values ($1, $2, $3, 'owner')`,
    [REGION, placeId, people.owner.id],
  );
});

const own = async () =>
  (await call(app, routes.showOwnedPlace, { params: { placeId }, headers: people.owner.headers })).json();
const page = async () => (await call(app, showPlace, { params: { idOrSlug: placeId }, headers: APP })).json();
const move = async (metres: number) =>
  call(app, routes.changeOwnedFact, {
    params: { placeId },
    headers: people.owner.headers,
    body: { base: { position: (await own()).place.facts.position }, value: { position: north(metres) } },
  });
const propose = (base: object, value: object) =>
  call(app, routes.proposeFact, {
    params: { placeId },
    headers: people.owner.headers,
    body: { id: randomUUID(), base, value },
  });

test('a short move is live at once, the district follows, and short moves do not add up', async () => {
  expect((await move(100)).statusCode).toBe(200);
  expect((await page()).lat).toBeCloseTo(north(100).lat, 6);
  expect((await page()).district).toBe('Trujillo');
  expect((await own()).positionFrom).toEqual(HERE);
  expect((await move(220)).problem()).toMatchObject({ code: 'place_moved_far' });
  await call(app, changePlaceFact, {
    params: { id: placeId },
    headers: people.editor.headers,
    body: { base: { position: north(100) }, value: { position: north(120) }, source: 'on_spot' },
  });
  expect((await move(220)).statusCode).toBe(200);
});

test('a far move waits for the region', async () => {
  const asked = await propose({ position: HERE }, { position: north(900) });
  expect(asked.json().proposals).toMatchObject([{ fact: 'position', state: 'waiting' }]);
  expect((await page()).lat).toBeCloseTo(HERE.lat, 6);
  const [waiting] = (await call(app, proposals.listProposals, { headers: people.editor.headers })).json().items;
  await call(app, proposals.decideProposal, {
    params: { id: waiting!.id },
    headers: people.editor.headers,
    body: { action: 'accept' },
  });
  expect((await page()).lat).toBeCloseTo(north(900).lat, 6);
});

test('a register number fits the country, and shows the day on which the region checked it', async () => {
  const faulty = await propose({ register: null }, { register: { number: 'no tengo', until: null } });
  expect(faulty.problem().issues).toMatchObject([{ path: 'body.value.register.number', code: 'shape' }]);
  await propose({ register: null }, { register: { number: 'LL-0042', until: null } });
  expect(await page()).toMatchObject({ register: null, registerCheckedOn: null });
  const [waiting] = (await call(app, proposals.listProposals, { headers: people.editor.headers })).json().items;
  await call(app, proposals.decideProposal, {
    params: { id: waiting!.id },
    headers: people.editor.headers,
    body: { action: 'accept' },
  });
  const { today } = await own();
  expect(await page()).toMatchObject({ register: { number: 'LL-0042' }, registerCheckedOn: today });
  expect((await own()).registerCheckedOn).toBe(today);
});
