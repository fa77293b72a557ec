import { afterAll, beforeAll, expect, test } from 'vitest';
import { saveOrganisationSettings, showOrganisationSettings } from '#features/organisation/contract/routes.ts';
import { listPlaces } from '#features/places/contract/routes.ts';
import { planTrip } from '#features/trips/contract/planning-routes.ts';
import { createServer } from '#server/create-server.ts';
import { openPlatform } from '#server/open-platform.ts';
import type { App } from '#server/platform.ts';
import { call } from '#tests/call.ts';
import { insertPerson } from '#tests/people.ts';
import { insertPlaces } from '#tests/places.ts';
import { testSite } from '#tests/site.ts';
import { sampleWish } from '#tests/trips.ts';

const site = await testSite({
  areas: ['organisation', 'places', 'trips'],
  settings: { REGION: 'trujillo', APP_TOKEN: 'the-app-token' },
});
const otherApp = await createServer(await openPlatform(site.platform, site.areas), [...site.areas]);
afterAll(async () => {
  await otherApp.close();
  await site.close();
});

/** A day that is a holiday in Colombia but not in Peru. */
const DAY = '2027-07-20';
let headers: Record<string, string>;
let ids: string[];
beforeAll(async () => {
  ids = await insertPlaces(
    site.db,
    'trujillo',
    ['Museo', 'Casa'].map((name, i) => ({
      name,
      lon: -79.03 + i * 0.004,
      hours_class: 'known' as const,
      hours_rule: 'Mo-Su 09:00-17:00; PH off',
      open_week: '{[0,10080)}',
      hours_vary: true,
      interest: 500,
    })),
  );
  headers = (await insertPerson(site.db, 'trujillo', { name: 'Rosa', staff: 'admin' })).headers;
});

async function openIn(app: App): Promise<string[]> {
  const query = { openAt: `${DAY}T10:00` };
  const { items } = (await call(app, listPlaces, { query, headers: { authorization: 'Bearer the-app-token' } })).json();
  return items.map(({ id }) => id);
}
async function planIn(app: App): Promise<{ currency: string; open: boolean }> {
  const wish = sampleWish({
    startDate: DAY,
    days: 1,
    latest: 1140,
    party: { adults: 1, children: 0, seniors: 0 },
    must: [ids[0]!],
  });
  const answer = await call(app, planTrip, { body: { wish } });
  expect(answer.statusCode, answer.body).toBe(200);
  const { problem } = answer.json().board;
  const place = problem.places.find(({ id }) => id === ids[0]);
  return { currency: problem.currency, open: place!.windows.flat().length > 0 };
}

test('every process uses the changed holidays and currency of the country within a second', async () => {
  for (const app of [site.app, otherApp]) {
    expect(await openIn(app)).toHaveLength(2);
    expect(await planIn(app)).toEqual({ currency: 'PEN', open: true });
  }
  const { settings, version } = (await call(site.app, showOrganisationSettings, { headers })).json();
  const body = { version, settings: { ...settings, country: 'CO', currency: 'COP' }, confirmedCurrency: 'COP' };
  const saved = await call(site.app, saveOrganisationSettings, { headers, body });
  expect(saved.statusCode, saved.body).toBe(200);
  const since = performance.now();
  while ((await openIn(otherApp)).length > 0 && performance.now() - since < 1000)
    await new Promise((r) => setTimeout(r, 20));

  for (const app of [site.app, otherApp]) {
    expect(await openIn(app)).toEqual([]);
    expect(await planIn(app)).toEqual({ currency: 'COP', open: false });
  }
});
