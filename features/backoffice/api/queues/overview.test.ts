import { afterAll, beforeAll, expect, test } from 'vitest';
import { showOverview } from '#features/backoffice/contract/routes.ts';
import { call } from '#tests/call.ts';
import { insertPerson, type TestPerson } from '#tests/people.ts';
import { testSite } from '#tests/site.ts';
import { addQueue } from './queues.ts';

const site = await testSite({ areas: ['backoffice'] });
afterAll(site.close);
const { db, app } = site;

let admin: TestPerson;
let editor: TestPerson;
beforeAll(async () => {
  await db.insertInto('region').values({ id: 'trujillo' }).execute();
  admin = await insertPerson(db, 'trujillo', { name: 'Rosa', staff: 'admin' });
  editor = await insertPerson(db, 'trujillo', { name: 'Elsa', staff: 'editor' });
  const queue = { title: 'Cosas', one: 'Cosa', target: null, link: '/region/cosas' };
  addQueue(site.platform, {
    ...queue,
    name: 'calm',
    roles: ['admin'],
    read: async () => ({ count: 0, oldest: null, late: 0 }),
  });
  addQueue(site.platform, {
    ...queue,
    name: 'old',
    roles: ['admin', 'editor'],
    read: async () => ({ count: 2, oldest: new Date('2020-01-01'), late: 0 }),
  });
  addQueue(site.platform, {
    ...queue,
    name: 'late',
    roles: ['admin'],
    read: async () => ({ count: 1, oldest: new Date('2026-01-01'), late: 1 }),
  });
});

const overview = async (who: TestPerson) => (await call(app, showOverview, { headers: who.headers })).json();

test('queues with late items come first', async () => {
  const { queues, you } = await overview(admin);
  expect(queues.map(({ title }) => title)).toContain('Cosa');
  expect(queues.map(({ name }) => name)).toEqual(['late', 'old', 'calm', 'failed-jobs', 'invitations']);
  expect(you).toEqual({ name: 'Rosa', role: 'admin' });
});

test('each role sees only its queues', async () => {
  expect((await overview(editor)).queues).toMatchObject([
    { name: 'old', count: 2, oldestAt: '2020-01-01T00:00:00.000Z' },
  ]);
});

test('an admin is warned of an undeclared proxy', async () => {
  expect((await overview(admin)).notices).toEqual([]);
  await app.inject({ url: '/healthz', headers: { 'x-forwarded-for': '203.0.113.7' } });
  expect((await overview(admin)).notices).toMatchObject([
    { id: 'undeclared-proxy', text: expect.stringContaining('x-forwarded-for llegó desde 127.0.0.1') },
  ]);
  expect((await overview(editor)).notices).toEqual([]);
});
