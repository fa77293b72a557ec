import { afterAll, beforeAll, expect, test } from 'vitest';
import { POLICY_KINDS } from '#features/policies/contract/policy.ts';
import { testSite } from '#tests/site.ts';
import { policies } from './area.ts';

const site = await testSite({
  areas: [policies],
  settings: { REGION: 'trujillo', APP_TOKEN: 'the-app-token' },
});
afterAll(site.close);
const get = (url: string) => site.app.inject({ url, headers: { authorization: 'Bearer the-app-token' } });

beforeAll(async () => {
  await site.pool.query(`insert into region (id) values ('trujillo'), ('cusco')`);
  for (const REGION of ['trujillo', 'cusco']) {
    await policies.prepare?.({ ...site.platform, config: { ...site.platform.config, REGION } });
  }
});

test('a new region has a text of every kind in force, marked as a demonstration and with its own name in it', async () => {
  const { items } = (await get('/api/politics/')).json();
  expect(items.map(({ kind }: { kind: string }) => kind)).toEqual([...POLICY_KINDS]);
  for (const item of items) expect(item).toMatchObject({ version: 1, state: 'in_force', demo: true });
  const terms = (await get('/api/politics/terms/')).json();
  expect(terms).toMatchObject({ title: 'Términos de uso', versions: [{ version: 1, state: 'in_force' }] });
  expect(terms.body).toContain('Descubre Trujillo');
  expect(terms.body).not.toContain('Cusco');
  for (const kind of POLICY_KINDS) expect((await get(`/api/politics/${kind}/`)).json().body).not.toContain('{{');
});

test('preparing again publishes nothing', async () => {
  await policies.prepare?.(site.platform);
  expect((await site.pool.query('select max(version) from policy_version')).rows).toEqual([{ max: 1 }]);
});

test('a coming version waits for its day, and an older one stays readable', async () => {
  await site.pool.query(`insert into policy_version (region_id, kind, version, title, body, hash, published_at, effective_from)
    values ('trujillo', 'cookies', 2, 'Nueva', 'texto', 'h2', now(), '2026-02-01'), ('trujillo', 'cookies', 3, 'Futura', 'texto', 'h3', now(), '2999-01-01'),
      ('trujillo', 'cookies', 4, 'Borrador', 'texto', 'h4', null, '2026-02-02')`);
  const shown = (await get('/api/politics/cookies/')).json();
  expect(shown).toMatchObject({ version: 2, title: 'Nueva', demo: false });
  expect(shown.versions.map(({ version, state }: { version: number; state: string }) => `${version} ${state}`)).toEqual(
    ['3 scheduled', '2 in_force', '1 superseded'],
  );
  expect((await get('/api/politics/cookies/?version=1')).json()).toMatchObject({ version: 1, state: 'superseded' });
});

test('unknown kinds, versions and drafts are not found; a bad version is a bad query', async () => {
  for (const url of ['/api/politics/nada/', '/api/politics/cookies/?version=9', '/api/politics/cookies/?version=4']) {
    expect((await get(url)).json()).toMatchObject({ status: 404, code: 'policy_not_found' });
  }
  expect((await get('/api/politics/cookies/?version=cero')).json()).toMatchObject({
    status: 400,
    issues: [{ path: 'query.version' }],
  });
});
