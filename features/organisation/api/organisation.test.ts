import { afterAll, expect, test } from 'vitest';
import { showOrganisation } from '#features/organisation/contract/routes.ts';
import { call } from '#tests/call.ts';
import { testSite } from '#tests/site.ts';

const headers = { authorization: 'Bearer the-app-token' };
const sites = await Promise.all(
  ['trujillo', 'cusco'].map((REGION) =>
    testSite({ areas: ['organisation'], settings: { REGION, APP_TOKEN: 'the-app-token' } }),
  ),
);
afterAll(() => Promise.all(sites.map((site) => site.close())));

test('each region shows its own organisation', async () => {
  const [trujillo, cusco] = await Promise.all(
    sites.map(async ({ app }) => (await call(app, showOrganisation, { headers })).json()),
  );
  expect(trujillo).toMatchObject({
    id: 'trujillo',
    product: 'Descubre Trujillo',
    currency: { code: 'PEN' },
    timeZone: 'America/Lima',
  });
  expect(trujillo?.sources).toContainEqual(
    expect.objectContaining({ attribution: '© colaboradores de OpenStreetMap', licence: 'ODbL-1.0' }),
  );
  expect(cusco?.product).toBe('Descubre Cusco');
});
