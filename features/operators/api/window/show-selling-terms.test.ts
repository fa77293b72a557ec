import { afterAll, beforeAll, expect, test } from 'vitest';
import { showSellingTerms } from '#features/operators/contract/plan-routes.ts';
import type { LegalMode } from '#features/organisation/contract/choices.ts';
import { AREAS } from '#server/areas.ts';
import { call } from '#tests/call.ts';
import { testSite } from '#tests/site.ts';

const site = await testSite({ areas: AREAS.filter(({ name }) => ['accounts', 'operators'].includes(name)) });
afterAll(site.close);

beforeAll(() => site.pool.query(`insert into region (id) values ('trujillo') on conflict do nothing`));

let version = 0;
async function change(settings: { legalMode: LegalMode; commission: number }) {
  version += 1;
  await site.pool.query(`insert into organisation_setting (region_id, version, settings) values ('trujillo', $1, $2)`, [
    version,
    JSON.stringify(settings),
  ]);
  site.platform.region.forget();
}
const terms = async () => (await call(site.app, showSellingTerms)).json();

test('the terms of selling come from the region’s settings and the country pack, and need no account', async () => {
  await change({ legalMode: 'intermediary', commission: 325 });
  const { country } = await site.platform.region.current();
  expect(await terms()).toMatchObject({
    sells: 'everything',
    mode: country.legal_modes.intermediary.summary,
    registeredOnly: true,
    commissionBps: 325,
    register: { name: country.register.name, documents: country.register.documents },
  });
  await change({ legalMode: 'directory', commission: 0 });
  expect(await terms()).toMatchObject({ sells: 'nothing', registeredOnly: false, commissionBps: 0 });
});
