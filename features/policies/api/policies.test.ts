import { afterAll, beforeAll, expect, test } from 'vitest';
import { saveOrganisationSettings, showOrganisationSettings } from '#features/organisation/contract/routes.ts';
import type { OrganisationSettings, SaveOrganisation } from '#features/organisation/contract/settings.ts';
import { POLICY_KINDS, type PolicyKind } from '#features/policies/contract/policy.ts';
import type { RegionPolicy } from '#features/policies/contract/region.ts';
import * as regionRoutes from '#features/policies/contract/region-routes.ts';
import * as routes from '#features/policies/contract/routes.ts';
import { pathOf } from '#features/route.ts';
import { openPlatform } from '#server/open-platform.ts';
import { call } from '#tests/call.ts';
import { insertPerson, type TestPerson } from '#tests/people.ts';
import { testSite } from '#tests/site.ts';
import { policies } from './area.ts';
import { lawOf, recordAcceptance, textsInForce } from './public.ts';

const site = await testSite({
  areas: ['organisation', 'policies'],
  settings: { REGION: 'trujillo', APP_TOKEN: 'the-app-token' },
});
afterAll(site.close);
const app = { headers: { authorization: 'Bearer the-app-token' } };
const read = (kind: string, version?: number) =>
  call(site.app, routes.showPolicy, { params: { kind }, query: { version }, ...app });
const policyOf = async (kind: PolicyKind, version?: number) => (await read(kind, version)).json();

let admin: TestPerson;
let editor: TestPerson;
beforeAll(async () => {
  await site.pool.query(`insert into region (id) values ('trujillo'), ('cusco')`);
  const elsewhere = await openPlatform(
    { ...site.platform, config: { ...site.platform.config, REGION: 'cusco' } },
    site.areas,
  );
  for (const platform of [site.platform, elsewhere]) await policies.prepare?.(platform);
  admin = await insertPerson(site.db, 'trujillo', { name: 'Rosa Admin', staff: 'admin' });
  editor = await insertPerson(site.db, 'trujillo', { name: 'Elsa Editora', staff: 'editor' });
});

const regionPolicyOf = async (kind: PolicyKind) =>
  (await call(site.app, regionRoutes.showRegionPolicy, { params: { kind }, headers: admin.headers })).json();
const regionPolicies = async () =>
  (await call(site.app, regionRoutes.listRegionPolicies, { headers: admin.headers })).json();
const draft = (kind: PolicyKind, source: string, hash: string | null, { headers } = editor) =>
  call(site.app, regionRoutes.writePolicyDraft, {
    params: { kind },
    headers,
    body: { title: 'Nuestro texto', source, summary: 'Más claro.', hash },
  });
const publish = (kind: PolicyKind, { text }: RegionPolicy, effectiveFrom: string, { headers } = admin) =>
  call(site.app, regionRoutes.publishPolicy, { params: { kind }, headers, body: { hash: text.hash!, effectiveFrom } });
const withdraw = (kind: PolicyKind, version: number) =>
  call(site.app, regionRoutes.withdrawPolicy, { params: { kind }, headers: admin.headers, body: { version } });
const editorNow = async () => (await call(site.app, showOrganisationSettings, { headers: admin.headers })).json();
const saveSettings = (body: SaveOrganisation) =>
  call(site.app, saveOrganisationSettings, { headers: admin.headers, body });
async function change(settings: Partial<OrganisationSettings>) {
  const now = await editorNow();
  const saved = await saveSettings({ version: now.version, settings: { ...now.settings, ...settings } });
  expect(saved.statusCode).toBe(200);
}
const later = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10);

test('a new region has a demonstration text of every kind', async () => {
  const { items } = (await call(site.app, routes.listPolicies, app)).json();
  expect(items.map(({ kind }) => kind)).toEqual([...POLICY_KINDS]);
  for (const item of items) expect(item).toMatchObject({ version: 1, state: 'in_force', demo: true });
  const terms = await policyOf('terms');
  expect(terms).toMatchObject({ title: 'Términos de uso', versions: [{ version: 1, state: 'in_force' }] });
  expect(terms.body).toContain('Descubre Trujillo');
  expect(terms.body).not.toContain('Cusco');
  for (const kind of POLICY_KINDS) expect((await policyOf(kind)).body).not.toContain('{{');
});

test('starting the site a second time publishes nothing', async () => {
  await policies.prepare?.(site.platform);
  expect((await site.pool.query('select max(version) from policy_version')).rows).toEqual([{ max: 1 }]);
});

test('changing the country publishes new versions of the texts', async () => {
  const before = await policyOf('complaints');
  for (const words of ['Libro de Reclamaciones Virtual', '15 días hábiles, sin prórroga', 'Indecopi'])
    expect(before.body).toContain(words);
  await change({ country: 'CO' });
  const after = await policyOf('complaints');
  expect(after).toMatchObject({ version: 2, state: 'in_force', demo: true });
  for (const words of ['PQR', 'Superintendencia de Industria y Comercio', '**Petición**'])
    expect(after.body).toContain(words);
  expect((await policyOf('withdrawal')).body).toContain('5 días hábiles');
  expect(await policyOf('complaints', 1)).toMatchObject({
    state: 'superseded',
    body: before.body,
  });
  await change({ country: 'PE' });
  expect(await policyOf('complaints')).toMatchObject({ version: 3, body: before.body });
});

test('the notices depend on the country and the legal mode', async () => {
  const law = async () => (await call(site.app, routes.showLaw)).json();
  const footer = async () =>
    (await law()).notices.filter(({ places }) => places.includes('footer')).map(({ id }) => id);
  expect(await law()).toMatchObject({
    country: 'PE',
    confirmed: false,
    mode: 'intermediary',
    consequences: { sells: 'everything' },
  });
  await change({ legalMode: 'directory' });
  expect(await law()).toMatchObject({ mode: 'directory', consequences: { sells: 'nothing' } });
  expect(await footer()).toEqual(['escnna']);
  expect((await law()).buttons.map(({ label }) => label)).toEqual(['Libro de Reclamaciones']);
  await change({ country: 'CO', legalMode: 'intermediary' });
  expect(await law()).toMatchObject({
    country: 'CO',
    register: { shortName: 'RNT' },
    consequences: { sells: 'everything', hidesUnregistered: true },
  });
  expect(await footer()).toEqual(['escnna', 'consumer_authority', 'register']);
  await change({ country: 'PE' });
});

test('an admin publishes a version that staff wrote', async () => {
  const { text } = await regionPolicyOf('reviews');
  expect(text.hash).toBeNull();
  const saved = await draft('reviews', 'Publicamos lo bueno y lo malo. Escribe a {{correo}}.', null);
  expect(saved.statusCode).toBe(200);
  const written = saved.json();
  expect(written.text.body).toContain('turismo@example.org');
  expect(written.can.publish).toMatchObject({ allowed: false });
  // A second editor who has an older copy cannot overwrite the draft.
  expect((await policyOf('reviews')).title).toBe('Reglas de las opiniones');
  expect((await draft('reviews', 'Otro texto, escrito sin ver el primero.', null)).problem().code).toBe(
    'policy_draft_changed',
  );
  const { today } = lawOf(await site.platform.region.current());
  expect((await publish('reviews', written, today, editor)).statusCode).toBe(403);
  expect((await publish('reviews', written, '2026-01-01')).problem().code).toBe('policy_date_past');
  expect((await publish('reviews', written, today)).statusCode).toBe(200);
  const shown = await policyOf('reviews');
  expect(shown).toMatchObject({ title: 'Nuestro texto', demo: false, summary: 'Más claro.' });
  await expect(site.pool.query(`update policy_version set body = 'x' where kind = 'reviews'`)).rejects.toThrow(
    /never edited/,
  );
  await expect(site.pool.query(`delete from policy_version where kind = 'reviews'`)).rejects.toThrow(/never deleted/);
  const log = await site.pool.query(`select action from audit_event where subject_kind = 'policy' order by at`);
  expect(log.rows.map(({ action }) => action)).toEqual(['policies.draft', 'policies.publish']);
});

test('a demonstration text never replaces a text that staff published', async () => {
  await change({ contact: { ...(await settingsNow()).contact, email: 'nuevo@example.org' } });
  expect((await policyOf('reviews')).title).toBe('Nuestro texto');
  expect((await policyOf('terms')).body).toContain('nuevo@example.org');
  const { items } = await regionPolicies();
  expect(items.filter(({ outdated }) => outdated).map(({ kind }) => kind)).toEqual(['reviews']);
});
async function settingsNow(): Promise<OrganisationSettings> {
  return (await editorNow()).settings;
}

test('a scheduled version can be withdrawn before its day', async () => {
  const saved = (await draft('ranking', 'Nadie paga por aparecer antes en {{producto}}.', null)).json();
  await publish('ranking', saved, later(20));
  const waiting = await policyOf('ranking');
  expect(waiting.title).toBe('Cómo ordenamos los resultados');
  expect(waiting.versions[0]).toMatchObject({ state: 'scheduled', effectiveFrom: later(20), summary: 'Más claro.' });
  const { version } = waiting.versions[0]!;
  expect((await withdraw('ranking', version - 1)).problem().code).toBe('policy_action_refused');
  expect((await withdraw('ranking', version)).statusCode).toBe(200);
  expect((await policyOf('ranking')).versions[0]?.state).toBe('in_force');
  const discarded = await call(site.app, regionRoutes.discardPolicyDraft, {
    params: { kind: 'ranking' },
    headers: editor.headers,
  });
  expect(discarded.json().versions).not.toContainEqual(expect.objectContaining({ state: 'draft' }));
});

test('changed settings update the demonstration text and keep the draft of the staff', async () => {
  const saved = (await draft('privacy', 'Cuidamos los datos que nos confías en {{producto}}.', null)).json();
  await change({ contact: { ...(await settingsNow()).contact, email: 'otro@example.org' } });
  const shown = await policyOf('privacy');
  expect(shown.body).toContain('otro@example.org');
  const { today } = lawOf(await site.platform.region.current());
  expect((await publish('privacy', saved, today)).statusCode).toBe(200);
  expect(await policyOf('privacy')).toMatchObject({
    title: 'Nuestro texto',
    version: shown.version + 1,
  });
});

test('the texts of database/seed/policies match the current legal mode', async () => {
  const bodyOf = async (kind: PolicyKind) => (await policyOf(kind)).body;
  for (const [legalMode, terms, cancelling] of [
    ['directory', 'Este sitio no vende ni cobra', 'Este sitio no vende'],
    ['quotations', 'Los planes se venden por cotización', 'al aceptar una oferta'],
    ['intermediary', 'pagas en este sitio, que cobra por ellos', 'Cada plan muestra sus condiciones'],
  ] as const) {
    await change({ legalMode });
    expect(await bodyOf('terms')).toContain(terms);
    expect(await bodyOf('cancellation')).toContain(cancelling);
    expect(await bodyOf('terms')).not.toMatch(legalMode === 'directory' ? /que cobra por ellos/ : /no vende ni cobra/);
  }
});

test('changing the legal mode publishes the draft of the terms', async () => {
  await change({ legalMode: 'directory' });
  const today = lawOf(await site.platform.region.current()).today;
  const own = (await draft('terms', 'Solo mostramos planes en {{producto}}.', null)).json();
  await publish('terms', own, today);
  const toSell = async () => {
    const { version, settings } = await editorNow();
    return saveSettings({ version, settings: { ...settings, legalMode: 'intermediary' } });
  };
  const stateOfTerms = async (mode: 'directory' | 'intermediary') =>
    (await editorNow()).texts[mode].find(({ kind }) => kind === 'terms')?.state;

  expect([await stateOfTerms('directory'), await stateOfTerms('intermediary')]).toEqual(['ready', 'missing']);
  expect((await toSell()).problem()).toMatchObject({
    code: 'legal_mode_needs_texts',
    issues: [{ path: 'body.settings.legalMode', message: expect.stringContaining('Nuestro texto') }],
  });
  expect((await site.platform.region.current()).settings.legal_mode).toBe('directory');

  const selling = (
    await call(site.app, regionRoutes.writePolicyDraft, {
      params: { kind: 'terms' },
      headers: admin.headers,
      body: {
        title: 'Nuestras ventas',
        source: 'Pagas aquí. {{modo_legal}}',
        summary: null,
        hash: null,
        legalMode: 'intermediary',
      },
    })
  ).json();
  expect(selling.text.body).toContain('toma reservas y cobra');
  const early = await publish('terms', selling, today);
  expect(early.problem().code).toBe('policy_other_mode');
  expect(await stateOfTerms('intermediary')).toBe('drafted');
  expect((await toSell()).json().settings.legalMode).toBe('intermediary');
  expect(await policyOf('terms')).toMatchObject({ title: 'Nuestras ventas', state: 'in_force' });

  await change({ legalMode: 'directory' });
  const { items } = await regionPolicies();
  expect(items.filter(({ otherMode }) => otherMode).map(({ kind }) => kind)).toEqual(['terms']);
  expect(await stateOfTerms('intermediary')).toBe('ready');
  await change({ legalMode: 'intermediary' });
  expect((await policyOf('terms')).title).toBe('Nuestras ventas');
});

test('a draft with an unknown placeholder is refused', async () => {
  const answer = await draft('cookies', 'Escríbenos a {{correoo}} cuando quieras.', null);
  expect(answer.json()).toMatchObject({
    code: 'policy_unknown_placeholder',
    issues: [{ path: 'body.source', message: expect.stringContaining('{{correoo}}') }],
  });
});

test('an acceptance stores the hash of the text', async () => {
  const { today } = lawOf(await site.platform.region.current());
  const texts = await textsInForce(site.db, 'trujillo', ['terms', 'privacy'], today);
  expect(texts.map(({ kind }) => kind)).toEqual(['terms', 'privacy']);
  const subject = { kind: 'account', id: admin.id } as const;
  for (let again = 0; again < 2; again += 1)
    await recordAcceptance(site.db, { region: 'trujillo', texts, subject, place: 'sign_up' });
  const { rows } = await site.pool.query('select kind, hash, place from policy_acceptance order by kind');
  expect(rows).toEqual([
    { kind: 'privacy', hash: texts[1]!.hash, place: 'sign_up' },
    { kind: 'terms', hash: texts[0]!.hash, place: 'sign_up' },
  ]);
  const forged = [{ ...texts[0]!, hash: '0'.repeat(64) }];
  await expect(
    recordAcceptance(site.db, { region: 'trujillo', texts: forged, subject, place: 'payment' }),
  ).rejects.toThrow();
});

test('an unknown kind gives 404 and an invalid version 400', async () => {
  for (const answer of [await read('nada'), await read('cookies', 9)]) {
    expect(answer.json()).toMatchObject({ status: 404, code: 'policy_not_found' });
  }
  const url = `${pathOf(routes.showPolicy, { params: { kind: 'cookies' } })}?version=cero`;
  expect((await site.app.inject({ url, ...app })).json()).toMatchObject({
    status: 400,
    issues: [{ path: 'query.version' }],
  });
});
