import { Type } from 'typebox';
import { afterAll, beforeAll, expect, test } from 'vitest';
import * as routes from '#features/backoffice/contract/routes.ts';
import { defineJob } from '#server/jobs/define-job.ts';
import type { Area } from '#server/platform.ts';
import { call } from '#tests/call.ts';
import { insertPerson, type TestPerson } from '#tests/people.ts';
import { testSite } from '#tests/site.ts';

let broken = true;
const done: string[] = [];
const workshop: Area = {
  name: 'workshop',
  jobs: {
    'workshop/paint-boat': defineJob(Type.Object({ boat: Type.String() }), async ({ boat }) => {
      if (broken) throw new Error('no paint left');
      done.push(boat);
    }),
  },
  routes: () => undefined,
};
const site = await testSite({ areas: ['backoffice', workshop] });
afterAll(site.close);
let admin: TestPerson;
beforeAll(async () => {
  await site.db.insertInto('region').values({ id: 'trujillo' }).execute();
  admin = await insertPerson(site.db, 'trujillo', { name: 'Rosa', staff: 'admin' });
});
const list = async () => (await call(site.app, routes.listFailedJobs, { headers: admin.headers })).json();
const retry = (id: string) => call(site.app, routes.retryFailedJob, { params: { id }, headers: admin.headers });

test('the list shows a failed job until a retry succeeds', async () => {
  await site.platform.jobs.add(site.db, 'workshop/paint-boat', { boat: 'caballito' }, { attempts: 1 });
  await site.runJobs({ mayFail: true });
  const { items } = await list();
  expect(items).toMatchObject([
    { name: 'workshop/paint-boat', attempts: 1, error: expect.stringContaining('no paint left') },
  ]);
  const { queues } = (await call(site.app, routes.showOverview, { headers: admin.headers })).json();
  expect(queues[0]).toMatchObject({ name: 'failed-jobs', count: 1, late: 1, link: '/region/tareas' });

  broken = false;
  expect((await retry(items[0]!.id)).statusCode).toBe(204);
  await site.runJobs();
  expect(done).toEqual(['caballito']);
  expect((await list()).items).toEqual([]);
  expect((await retry(items[0]!.id)).problem().code).toBe('job_not_found');
});
