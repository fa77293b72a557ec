import { readFile, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { signIn } from '#features/accounts/contract/entry-routes.ts';
import { importRegion } from '#features/places/api/public.ts';
import { listOperatorQuotations } from '#features/quotations/contract/operator-routes.ts';
import { listAccountQuotations } from '#features/quotations/contract/routes.ts';
import { readRegion } from '#regions/read-region.ts';
import { prepareAreas } from '#server/create-server.ts';
import { call } from '#tests/call.ts';
import { openFolder } from '#tests/open-folder.ts';
import { testSite } from '#tests/site.ts';
import { prepareDemo } from '../prepare-demo.ts';
import { prepareDemoRequests } from './prepare-requests.ts';
import { readRequestFiles } from './request-file.ts';

const HOUR = 3_600_000;

describe.each([
  [
    'trujillo',
    {
      'Tres días en familia: huacas, barro y mar': ['answered', 'answered', 'answered', 'viewed'],
      'Un día en las huacas con una promoción de secundaria': ['open', 'requested', 'viewed'],
      'Chan Chan en privado': ['open', 'requested'],
      'La Dama de Cao y la ola más larga': ['answered', 'changes_requested', 'declined'],
      'Un aniversario en Huanchaco': ['accepted', 'accepted', 'waiting'],
      'Barro y mar en bicicleta, en un puente largo': ['expired', 'declined', 'expired'],
    },
  ],
  [
    'cusco',
    {
      'El valle y la sal en dos días': ['answered', 'answered'],
      'San Blas con un taller de estudiantes': ['open', 'viewed'],
      'Sillares y talleres de San Blas': ['open', 'requested'],
      'Maras y Moray en pareja': ['answered', 'changes_requested'],
    },
  ],
])('the demo requests of %s', async (region, expected: Record<string, string[]>) => {
  const folder = await openFolder(`demo-requests-${region}`);
  const site = await testSite({ settings: { REGION: region, DATA_DIR: folder } });
  afterAll(async () => {
    await site.close();
    await rm(folder, { recursive: true, force: true });
  });
  const { pool, platform } = site;
  const states = async () => {
    const { rows } = await pool.query<{ title: string; states: string[] }>(
      `select q.source->>'title' as title, q.state || array(select f.state from offer f where f.quotation_id = q.id order by f.state) as states
       from quotation q order by q.created_at`,
    );
    return rows.map(({ title, states }) => [title, states] as const);
  };

  const headersOf = async (email: string) => {
    const people: { email: string; password: string }[] = JSON.parse(
      await readFile(join(folder, `demo-accounts-${region}.json`), 'utf8'),
    );
    const { password } = people.find((person) => person.email === email)!;
    const entered = await call(site.app, signIn, { body: { email, password } });
    return { authorization: `Bearer ${entered.json().token}` };
  };

  beforeAll(async () => {
    await importRegion(site.db, await readRegion(region), { ways: null });
    const needed = ['organisation', 'accounts', 'operators', 'quotations'];
    await prepareAreas(
      platform,
      site.areas.filter(({ name }) => needed.includes(name)),
    );
    await prepareDemo(platform);
  }, 60_000);

  test('reach their states through the usual transitions, and each transition has a history entry', async () => {
    expect(Object.fromEntries(await states())).toEqual(expected);
    const { rows } = await pool.query(
      `select f.id from offer f where f.state is distinct from (select e.to_state from quotation_event e where e.offer_id = f.id order by e.id desc limit 1)`,
    );
    expect(rows).toEqual([]);
  });

  test('have the ages in their files and matching deadlines', async () => {
    const files = await readRequestFiles((await readRegion(region)).folder);
    for (const { title, hoursAgo } of files) {
      const { rows } = await pool.query(
        `select q.created_at, f.answer_due_at, f.asked_at from quotation q join offer f on f.quotation_id = q.id where q.source->>'title' = $1`,
        [title],
      );
      for (const { created_at, asked_at, answer_due_at } of rows) {
        expect((Date.now() - created_at.getTime()) / HOUR).toBeCloseTo(hoursAgo, 1);
        expect((Date.now() - asked_at.getTime()) / HOUR).toBeCloseTo(hoursAgo, 1);
        expect((answer_due_at.getTime() - Date.now()) / HOUR).toBeCloseTo(24 - hoursAgo, 1);
      }
    }
    const soon = new Date(Date.now() + 1.6 * HOUR);
    await site.runJobs({ until: soon });
    const { rows: reminded } = await pool.query(
      `select distinct q.source->>'title' as title from offer f join quotation q on q.id = f.quotation_id where f.reminded_at is not null`,
    );
    expect(reminded.map(({ title }) => title)).toEqual(
      Object.keys(expected).filter((title) => /estudiantes|promoción/.test(title)),
    );
    expect(Object.fromEntries(await states())).toEqual(expected);
  });

  test('are listed for the operator, and for the traveller except the guest’s request', async () => {
    const traveller = await headersOf('viajera@vereda.example');
    const own = (await call(site.app, listAccountQuotations, { headers: traveller })).json();
    expect(own.items).toHaveLength(Object.keys(expected).length - 1);
    const { rows } = await pool.query(
      `select operator_id as id from operator_member m join account a on a.id = m.account_id where a.email = 'ventas@vereda.example'`,
    );
    const headers = await headersOf('ventas@vereda.example');
    const params = { operatorId: rows[0].id as string };
    const inbox = (await call(site.app, listOperatorQuotations, { params, headers })).json();
    expect(inbox.items).toHaveLength(Object.keys(expected).length);
  });

  test('are created again after all requests have ended, and not earlier', async () => {
    const before = await states();
    await prepareDemoRequests(platform);
    expect(await states()).toEqual(before);
    await prepareDemo({ ...platform, config: { ...platform.config, MODE: 'production' } });
    expect(await states()).toEqual(before);
    await pool.query(`update quotation set state = 'expired' where state in ('open', 'answered')`);
    await prepareDemo({ ...platform, config: { ...platform.config, MODE: 'production' } });
    expect(await states()).toHaveLength(before.length);
    await prepareDemoRequests(platform);
    expect(await states()).toHaveLength(2 * before.length);
  });
});
