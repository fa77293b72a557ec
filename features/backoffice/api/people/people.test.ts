import { afterAll, beforeAll, expect, test } from 'vitest';
import type { PersonAction } from '#features/backoffice/contract/people.ts';
import * as routes from '#features/backoffice/contract/routes.ts';
import type { QueryOf, ShapeOf } from '#features/route.ts';
import { call } from '#tests/call.ts';
import { insertPerson, type TestPerson } from '#tests/people.ts';
import { insertOperator } from '#tests/plans.ts';
import { testSite } from '#tests/site.ts';

const site = await testSite({ areas: ['backoffice'] });
afterAll(site.close);
const { db, app } = site;
const region = 'trujillo';

let admin: TestPerson;
let moderator: TestPerson;
let ines: TestPerson;
beforeAll(async () => {
  await db
    .insertInto('region')
    .values([{ id: region }, { id: 'cusco' }])
    .execute();
  admin = await insertPerson(db, region, { name: 'Rosa', staff: 'admin' });
  moderator = await insertPerson(db, region, { name: 'Mario', staff: 'moderator' });
  ines = await insertPerson(db, region, { name: 'Inés Peña', email: 'viajera_100%@ejemplo.pe' });
  await insertPerson(db, region, { name: 'Inés Otra' });
  await insertPerson(db, 'cusco', { name: 'Inés de Cusco' });
});

const find = async (query: QueryOf<ShapeOf<typeof routes.listPeople>>) =>
  (await call(app, routes.listPeople, { query, headers: moderator.headers })).json();
const move = ({ id }: TestPerson, action: PersonAction, who = moderator, reason = 'Se hace pasar por otra persona') =>
  call(app, routes.movePerson, { params: { id }, headers: who.headers, body: { action, reason } });
const names = (page: { items: { name: string }[] }) => page.items.map(({ name }) => name);

test('the search finds accounts by parts of name or email address', async () => {
  expect(names(await find({ q: 'ines' }))).toEqual(['Inés Otra', 'Inés Peña']);
  expect(names(await find({ q: 'PENA viajera' }))).toEqual(['Inés Peña']);
  expect(names(await find({ q: 'a_100%' }))).toEqual(['Inés Peña']);
  expect(names(await find({ q: 'a%1' }))).toEqual([]);
  const first = await find({ limit: 1 });
  expect(names(await find({ limit: 1, cursor: first.next! }))).not.toEqual(names(first));
  expect((await find({ q: 'ines' })).items[0]).toMatchObject({ sessions: 1, state: 'active', staff: null });
});

test('the details of an account contain no secrets', async () => {
  const seen = await call(app, routes.showPerson, { params: { id: ines.id }, headers: moderator.headers });
  expect(seen.json()).toMatchObject({ name: 'Inés Peña', devices: [{ name: 'Firefox en Linux' }] });
  expect(seen.payload).not.toMatch(/hash|salt|token|secret/i);
});

test('the details of an account contain the number of the person’s operators', async () => {
  const olga = await insertPerson(db, region, { name: 'Olga' });
  const operator = await insertOperator(db, region);
  await site.pool.query(`insert into operator_member values ($1, $2, $3, 'owner')`, [region, operator, olga.id]);
  const seen = await call(app, routes.showPerson, { params: { id: olga.id }, headers: moderator.headers });
  expect(seen.json()).toMatchObject({ operators: 1, companies: 0 });
});

test('locking an account requires a reason and ends its sessions', async () => {
  expect((await move(ines, 'lock', moderator, ' ')).statusCode).toBe(400);
  const locked = await move(ines, 'lock');
  expect(locked.json()).toMatchObject({
    state: 'locked',
    sessions: 0,
    history: [{ action: 'Bloqueo', by: 'Mario', reason: 'Se hace pasar por otra persona' }],
    can: { lock: { allowed: false }, unlock: { allowed: true } },
  });
  expect((await call(app, routes.listPeople, { headers: ines.headers })).statusCode).toBe(401);
  const line = await db.selectFrom('audit_event').selectAll().where('action', '=', 'people.lock').executeTakeFirst();
  expect(line).toMatchObject({ actor_id: moderator.id, subject_id: ines.id, reason: 'Se hace pasar por otra persona' });
  expect((await move(ines, 'lock')).statusCode).toBe(409);
  expect((await move(ines, 'unlock')).json().state).toBe('active');
});

test('only an admin suspends accounts', async () => {
  expect((await move(ines, 'suspend')).problem().detail).toBe('Solo quien administra la región suspende cuentas.');
  expect((await move(ines, 'suspend', admin)).json().state).toBe('suspended');
  expect((await move(ines, 'reinstate', admin)).json().state).toBe('active');
  expect((await move(admin, 'lock', admin)).problem().code).toBe('person_is_you');
  expect((await move(admin, 'lock')).problem().code).toBe('person_is_staff');
  expect((await move(moderator, 'suspend', admin)).json().state).toBe('suspended');
});

test('the staff can end all sessions of an account', async () => {
  const guest = await insertPerson(db, region, { name: 'Lejos De Casa' });
  const end = ({ id }: TestPerson, who = moderator, reason = 'Dejó su sesión abierta en un hotel') =>
    call(app, routes.endPersonSessions, { params: { id }, headers: who.headers, body: { reason } });
  const helper = await insertPerson(db, region, { name: 'Elena', staff: 'moderator' });
  expect((await end(guest, helper, '')).statusCode).toBe(400);
  expect((await end(guest, helper)).json()).toMatchObject({
    state: 'active',
    sessions: 0,
    devices: [],
    can: { endSessions: { allowed: false, reason: 'No tiene sesiones abiertas.' } },
  });
  expect((await call(app, routes.listPeople, { headers: guest.headers })).statusCode).toBe(401);
  const line = await db
    .selectFrom('audit_event')
    .selectAll()
    .where('action', '=', 'people.end_sessions')
    .executeTakeFirst();
  expect(line).toMatchObject({
    actor_id: helper.id,
    subject_id: guest.id,
    reason: 'Dejó su sesión abierta en un hotel',
    before: { sessions: 1 },
  });
  expect((await end(helper, helper)).problem().code).toBe('person_is_you');
  expect((await end(admin, helper)).problem().code).toBe('person_is_staff');
});

test('an action on an unknown account is refused with `person_not_found`', async () => {
  const nobody = { ...ines, id: '00000000-0000-4000-8000-000000000000' };
  expect((await move(nobody, 'suspend', admin)).problem().code).toBe('person_not_found');
});
