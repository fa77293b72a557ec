import { afterAll, expect, test } from 'vitest';
import { listGenders } from '#features/accounts/contract/routes.ts';
import { call } from '#tests/call.ts';
import { testSite } from '#tests/site.ts';
import { accounts } from './area.ts';

const site = await testSite({ areas: [accounts], settings: { APP_TOKEN: 'the-app-token' } });
afterAll(site.close);

test('the list of genders has an option not to answer', async () => {
  const headers = { authorization: 'Bearer the-app-token' };
  const { items } = (await call(site.app, listGenders, { headers })).json();
  expect(items).toContainEqual({ code: 'undisclosed', label: 'Prefiero no decirlo' });
});
