import { Type } from 'typebox';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { defineJob } from '#server/jobs/define-job.ts';
import type { Area } from '#server/platform.ts';
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
const ask = (method: 'GET' | 'POST', url: string) => site.app.inject({ method, url, headers: admin.headers });

test('the list shows a failed job with its error until a retry succeeds', async () => {
  await site.platform.jobs.add(site.db, 'workshop/paint-boat', { boat: 'caballito' }, { attempts: 1 });
  await site.runJobs({ mayFail: true });
  const { items } = (await ask('GET', '/api/admin/failed-jobs/')).json();
  expect(items).toMatchObject([
    { name: 'workshop/paint-boat', attempts: 1, error: expect.stringContaining('no paint left') },
  ]);
  const { queues } = (await ask('GET', '/api/admin/overview/')).json();
  expect(queues[0]).toMatchObject({ name: 'failed-jobs', count: 1, late: 1, link: '/region/tareas' });

  broken = false;
  expect((await ask('POST', `/api/admin/failed-jobs/${items[0].id}/retry`)).statusCode).toBe(204);
  await site.runJobs();
  expect(done).toEqual(['caballito']);
  expect((await ask('GET', '/api/admin/failed-jobs/')).json().items).toEqual([]);
  expect((await ask('POST', `/api/admin/failed-jobs/${items[0].id}/retry`)).json().code).toBe('job_not_found');
});
