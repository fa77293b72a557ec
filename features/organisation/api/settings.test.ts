import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import {
  listOrganisationVersions,
  restoreOrganisationVersion,
  saveOrganisationSettings,
  showOrganisation,
  showOrganisationSettings,
} from '#features/organisation/contract/routes.ts';
import type { OrganisationEditor, OrganisationSettings } from '#features/organisation/contract/settings.ts';
import { createServer, prepareAreas } from '#server/create-server.ts';
import { openPlatform } from '#server/open-platform.ts';
import type { App } from '#server/platform.ts';
import { call } from '#tests/call.ts';
import { insertPerson, type TestPerson } from '#tests/people.ts';
import { testSite } from '#tests/site.ts';

const site = await testSite({ areas: ['organisation'], settings: { APP_TOKEN: 'the-app-token' } });
const other = await openPlatform(site.platform, site.areas);
const otherApp = await createServer(other, site.areas);
afterAll(async () => {
  await otherApp.close();
  await site.close();
});

let admin: TestPerson;
let editor: TestPerson;
beforeAll(async () => {
  await prepareAreas(site.platform, site.areas);
  admin = await insertPerson(site.db, 'trujillo', { name: 'Rosa Admin', staff: 'admin' });
  editor = await insertPerson(site.db, 'trujillo', { name: 'Elsa Editora', staff: 'editor' });
});
let now: OrganisationEditor;
beforeEach(async () => {
  now = (await call(site.app, showOrganisationSettings, { headers: admin.headers })).json();
});

const save = (settings: OrganisationSettings, version = now.version, who = admin) =>
  call(site.app, saveOrganisationSettings, { headers: who.headers, body: { version, settings } });
const confirm = (settings: OrganisationSettings, confirmedCurrency: string) =>
  call(site.app, saveOrganisationSettings, {
    headers: admin.headers,
    body: { version: now.version, settings, confirmedCurrency },
  });
const named = (product: string): OrganisationSettings => ({
  ...now.settings,
  identity: { ...now.settings.identity, product },
});
const shownBy = async (app: App) =>
  (await call(app, showOrganisation, { headers: { authorization: 'Bearer the-app-token' } })).json();
const restore = (version: number, confirmedCurrency?: string) =>
  call(site.app, restoreOrganisationVersion, {
    params: { version },
    headers: admin.headers,
    body: { version: now.version, ...(confirmedCurrency && { confirmedCurrency }) },
  });

test('another process sees a change within a second', async () => {
  expect((await shownBy(otherApp)).product).toBe('Descubre Trujillo');
  expect((await save(named('Trujillo Vivo'))).statusCode).toBe(200);
  const saved = performance.now();
  expect((await shownBy(site.app)).product).toBe('Trujillo Vivo');
  while ((await shownBy(otherApp)).product !== 'Trujillo Vivo') await new Promise((r) => setTimeout(r, 20));
  expect(performance.now() - saved).toBeLessThan(1000);
});

test('refuses colours with too little contrast', async () => {
  const { brand } = now.settings;
  const answer = await save({
    ...now.settings,
    brand: { ...brand, palette: { ...brand.palette, 'brand-accent': '#f3e0c0' } },
  });
  expect(answer.statusCode).toBe(400);
  expect(answer.problem().issues).toContainEqual({
    path: 'body.settings.brand.palette.brand-accent',
    code: 'contrast',
    message: expect.stringContaining('hace falta 4.5:1'),
  });
});

test('a changed colour applies to screens and posters', async () => {
  const { brand } = now.settings;
  const palette = { ...brand.palette, 'brand-accent': '#5a1412' };
  expect((await save({ ...now.settings, brand: { ...brand, palette, mark: 'wave' } })).statusCode).toBe(200);
  const { face, art } = await site.platform.region.current();
  expect(face.palette['brand-accent']).toBe('#5a1412');
  expect(face.palette['brand-shade']).toBe('66 34 20');
  expect(face.mark).toMatch(/^M0 26V12C/);
  expect(art.accent).toBe('#5a1412');
  const row = await site.db
    .selectFrom('organisation_setting')
    .select('settings')
    .orderBy('version', 'desc')
    .executeTakeFirst();
  expect(row?.settings).toMatchObject({ brand: { mark: 'wave', palette: { 'brand-accent': '#5a1412' } } });
});

test('of two concurrent edits, the second is refused as a conflict', async () => {
  expect((await save(named('Primero'))).statusCode).toBe(200);
  const late = await save(named('Segundo'));
  expect(late.json()).toMatchObject({ status: 409, code: 'organisation_changed' });
  expect((await shownBy(site.app)).product).toBe('Primero');
});

test('restoring a version saves a new version', async () => {
  const name = now.settings.identity.product;
  await save(named('Por error'));
  now = (await call(site.app, showOrganisationSettings, { headers: admin.headers })).json();
  expect((await restore(now.version - 1)).json()).toMatchObject({
    version: now.version + 1,
    changedBy: 'Rosa Admin',
    settings: { identity: { product: name } },
  });
  const { items } = (await call(site.app, listOrganisationVersions, { headers: admin.headers })).json();
  expect(items[0]).toMatchObject({
    version: now.version + 1,
    restoredFrom: now.version - 1,
    changes: [{ path: 'identity.product', name: 'Nombre del sitio', before: 'Por error', after: name }],
  });
  const beyond = await call(site.app, listOrganisationVersions, {
    query: { before: 2_147_483_648 },
    headers: admin.headers,
  });
  expect(beyond.statusCode).toBe(400);
  const line = await site.db.selectFrom('audit_event').selectAll().orderBy('at', 'desc').executeTakeFirst();
  expect(line).toMatchObject({
    actor_id: admin.id,
    action: 'organisation.restore',
    before: { 'identity.product': 'Por error' },
    after: { 'identity.product': name },
  });
});

test('restoring version 0 restores the settings of the folder', async () => {
  expect((await restore(0)).json().settings.identity.product).toBe('Descubre Trujillo');
  expect((await restore(999)).json()).toMatchObject({ status: 404, code: 'organisation_version_not_found' });
});

test('refuses invalid currencies, countries, legal modes and commissions', async () => {
  const settings = {
    ...now.settings,
    currency: 'USD',
    country: 'CO',
    legalMode: 'intermediary' as const,
    commission: 325,
    languages: ['es', 'en'] as OrganisationSettings['languages'],
  };
  expect((await save(settings)).json()).toMatchObject({ status: 409, code: 'currency_unconfirmed' });
  expect((await confirm(settings, 'PEN')).json()).toMatchObject({ code: 'currency_unconfirmed' });
  expect((await confirm(settings, 'USD')).statusCode).toBe(200);
  expect(await shownBy(site.app)).toMatchObject({
    currency: { code: 'USD', symbol: 'US$', decimals: 2 },
    country: 'CO',
    legalMode: 'intermediary',
    languages: ['es', 'en'],
  });
  const region = await site.platform.region.current();
  expect(region.country.country).toBe('CO');
  expect(region.settings.commission_basis_points).toBe(325);
  now = (await call(site.app, showOrganisationSettings, { headers: admin.headers })).json();
  expect((await save({ ...settings, commission: 1001 })).statusCode).toBe(400);
  expect((await save({ ...settings, languages: ['en'] })).problem().issues[0]?.path).toBe('body.settings.languages');
  expect((await save({ ...settings, country: 'ZZ' })).problem().issues[0]?.code).toBe('unknown_country');
});

test('going back to a version with another currency needs the confirmation too', async () => {
  const before = now.version;
  const { currency } = now.settings;
  const other = currency === 'USD' ? 'PEN' : 'USD';
  expect((await confirm({ ...now.settings, currency: other }, other)).statusCode).toBe(200);
  now = (await call(site.app, showOrganisationSettings, { headers: admin.headers })).json();
  expect((await restore(before)).json()).toMatchObject({ status: 409, code: 'currency_unconfirmed', currency });
  expect((await restore(before, other)).json()).toMatchObject({ code: 'currency_unconfirmed' });
  expect(await shownBy(site.app)).toMatchObject({ currency: { code: other } });
  expect((await restore(before, currency)).statusCode).toBe(200);
  expect(await shownBy(site.app)).toMatchObject({ currency: { code: currency } });
});

test('a taxi tariff applies with its source and date, and an empty tariff shows none', async () => {
  const { currency } = now.settings;
  const amounts = { base: 300, perKm: 120, perMinute: 20, minimum: 500 };
  const taxi = { currency, ...amounts, source: 'Municipalidad Provincial', date: '2026-10-01' };
  const faceTaxi = async () => (await site.platform.region.current()).face.taxi;
  expect(await faceTaxi()).toBeNull();
  const saved = await save({ ...now.settings, taxi });
  expect(saved.json().settings.taxi).toEqual(taxi);
  expect(await faceTaxi()).toEqual({ ...amounts, source: taxi.source, date: taxi.date });
  now = saved.json();
  const { items } = (await call(site.app, listOrganisationVersions, { headers: admin.headers })).json();
  expect(items[0]!.changes).toEqual([
    {
      path: 'taxi',
      name: 'Tarifa de taxi',
      before: 'sin tarifa',
      after: `${currency} 3.00 + 1.20 por km + 0.20 por minuto, mínimo 5.00 (Municipalidad Provincial, 2026-10-01)`,
    },
  ]);
  const other = currency === 'USD' ? 'PEN' : 'USD';
  const moved = await confirm({ ...now.settings, currency: other }, other);
  expect(moved.problem().issues).toMatchObject([{ path: 'body.settings.taxi.currency', code: 'taxi_currency' }]);
  const free = await save({ ...now.settings, taxi: { ...taxi, base: 0, perKm: 0, perMinute: 0, minimum: 0 } });
  expect(free.problem().issues).toMatchObject([{ code: 'taxi_empty' }]);
  expect((await save({ ...now.settings, taxi: { ...taxi, source: '' } })).statusCode).toBe(400);
  expect((await save({ ...now.settings, taxi: null })).statusCode).toBe(200);
  expect(await faceTaxi()).toBeNull();
});

test('an editor may not change the settings, and learns the reason', async () => {
  const reason = 'Solo quien administra la región cambia sus ajustes.';
  const seen = await call(site.app, showOrganisationSettings, { headers: editor.headers });
  expect(seen.json()).toMatchObject({ status: 403, code: 'forbidden', detail: reason });
  expect((await save(named('Mío'), now.version, editor)).json()).toMatchObject({ status: 403, detail: reason });
  expect((await call(site.app, showOrganisationSettings)).statusCode).toBe(401);
});
