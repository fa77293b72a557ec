import { afterAll, beforeAll, expect, test } from 'vitest';
import type { OrganisationEditor, OrganisationSettings } from '#features/organisation/contract/settings.ts';
import { POLICY_KINDS, type PolicyKind } from '#features/policies/contract/policy.ts';
import type { RegionPolicies, RegionPolicy } from '#features/policies/contract/region.ts';
import { openPlatform } from '#server/open-platform.ts';
import { insertPerson, type TestPerson } from '#tests/people.ts';
import { testSite } from '#tests/site.ts';
import { policies } from './area.ts';
import { lawOf, recordAcceptance, textsInForce } from './public.ts';

const site = await testSite({
  areas: ['organisation', 'policies'],
  settings: { REGION: 'trujillo', APP_TOKEN: 'the-app-token' },
});
afterAll(site.close);
const get = (url: string) => site.app.inject({ url, headers: { authorization: 'Bearer the-app-token' } });

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

const atRegion = (method: 'GET' | 'PUT' | 'POST' | 'DELETE', path: string, payload?: object, who = admin) =>
  site.app.inject({ method, url: `/api/admin/policies/${path}`, headers: who.headers, ...(payload && { payload }) });
const regionPolicyOf = async (kind: PolicyKind): Promise<RegionPolicy> => (await atRegion('GET', kind)).json();
const draft = (kind: PolicyKind, source: string, hash: string | null, who = editor) =>
  atRegion('PUT', `${kind}/draft`, { title: 'Nuestro texto', source, summary: 'Más claro.', hash }, who);
async function change(settings: Partial<OrganisationSettings>) {
  const url = '/api/admin/organisation/';
  const now: OrganisationEditor = (await site.app.inject({ url, headers: admin.headers })).json();
  const payload = { version: now.version, settings: { ...now.settings, ...settings } };
  expect((await site.app.inject({ method: 'PUT', url, headers: admin.headers, payload })).statusCode).toBe(200);
}
const later = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10);

test('a new region has a demonstration text of every kind in force, with the name of the region', async () => {
  const { items } = (await get('/api/politics/')).json();
  expect(items.map(({ kind }: { kind: string }) => kind)).toEqual([...POLICY_KINDS]);
  for (const item of items) expect(item).toMatchObject({ version: 1, state: 'in_force', demo: true });
  const terms = (await get('/api/politics/terms/')).json();
  expect(terms).toMatchObject({ title: 'Términos de uso', versions: [{ version: 1, state: 'in_force' }] });
  expect(terms.body).toContain('Descubre Trujillo');
  expect(terms.body).not.toContain('Cusco');
  for (const kind of POLICY_KINDS) expect((await get(`/api/politics/${kind}/`)).json().body).not.toContain('{{');
});

test('a second start of the site publishes nothing', async () => {
  await policies.prepare?.(site.platform);
  expect((await site.pool.query('select max(version) from policy_version')).rows).toEqual([{ max: 1 }]);
});

test('texts contain names and deadlines of the country pack, and another pack publishes their next version', async () => {
  const before = (await get('/api/politics/complaints/')).json();
  for (const words of ['Libro de Reclamaciones Virtual', '15 días hábiles, sin prórroga', 'Indecopi'])
    expect(before.body).toContain(words);
  await change({ country: 'CO' });
  const after = (await get('/api/politics/complaints/')).json();
  expect(after).toMatchObject({ version: 2, state: 'in_force', demo: true });
  for (const words of ['PQR', 'Superintendencia de Industria y Comercio', '**Petición**'])
    expect(after.body).toContain(words);
  expect((await get('/api/politics/withdrawal/')).json().body).toContain('5 días hábiles');
  expect((await get('/api/politics/complaints/?version=1')).json()).toMatchObject({
    state: 'superseded',
    body: before.body,
  });
  await change({ country: 'PE' });
  expect((await get('/api/politics/complaints/')).json()).toMatchObject({ version: 3, body: before.body });
});

test('the notices depend on the country and the legal mode', async () => {
  const law = async () => (await site.app.inject({ url: '/api/law/' })).json();
  const footer = async () =>
    (await law()).notices
      .filter(({ places }: { places: string[] }) => places.includes('footer'))
      .map(({ id }: { id: string }) => id);
  expect(await law()).toMatchObject({
    country: 'PE',
    confirmed: false,
    mode: 'intermediary',
    consequences: { sells: 'everything' },
  });
  await change({ legalMode: 'directory' });
  expect(await law()).toMatchObject({ mode: 'directory', consequences: { sells: 'nothing' } });
  expect(await footer()).toEqual(['escnna']);
  expect((await law()).buttons.map(({ label }: { label: string }) => label)).toEqual(['Libro de Reclamaciones']);
  await change({ country: 'CO', legalMode: 'intermediary' });
  expect(await law()).toMatchObject({
    country: 'CO',
    register: { shortName: 'RNT' },
    consequences: { sells: 'everything', hidesUnregistered: true },
  });
  expect(await footer()).toEqual(['escnna', 'consumer_authority', 'register']);
  await change({ country: 'PE' });
});

test('staff write the next version, an admin publishes it, and a published version cannot be edited', async () => {
  const { text } = await regionPolicyOf('reviews');
  expect(text.hash).toBeNull();
  const saved = await draft('reviews', 'Publicamos lo bueno y lo malo. Escribe a {{correo}}.', null);
  expect(saved.statusCode).toBe(200);
  const written: RegionPolicy = saved.json();
  expect(written.text.body).toContain('turismo@example.org');
  expect(written.can.publish).toMatchObject({ allowed: false });
  // A draft is not public. A second editor with an older copy cannot overwrite it.
  expect((await get('/api/politics/reviews/')).json().title).toBe('Reglas de las opiniones');
  expect((await draft('reviews', 'Otro texto, escrito sin ver el primero.', null)).json().code).toBe(
    'policy_draft_changed',
  );
  const publish = (effectiveFrom: string, who = admin) =>
    atRegion('POST', 'reviews/publish', { hash: written.text.hash, effectiveFrom }, who);
  expect((await publish(lawOf(await site.platform.region.current()).today, editor)).statusCode).toBe(403);
  expect((await publish('2026-01-01')).json().code).toBe('policy_date_past');
  expect((await publish(lawOf(await site.platform.region.current()).today)).statusCode).toBe(200);
  const shown = (await get('/api/politics/reviews/')).json();
  expect(shown).toMatchObject({ title: 'Nuestro texto', demo: false, summary: 'Más claro.' });
  await expect(site.pool.query(`update policy_version set body = 'x' where kind = 'reviews'`)).rejects.toThrow(
    /never edited/,
  );
  await expect(site.pool.query(`delete from policy_version where kind = 'reviews'`)).rejects.toThrow(/never deleted/);
  const log = await site.pool.query(`select action from audit_event where subject_kind = 'policy' order by at`);
  expect(log.rows.map(({ action }) => action)).toEqual(['policies.draft', 'policies.publish']);
});

test('a text of the region is not replaced by the demonstration text, and staff see outdated names in it', async () => {
  await change({ contact: { ...(await settingsNow()).contact, email: 'nuevo@example.org' } });
  expect((await get('/api/politics/reviews/')).json().title).toBe('Nuestro texto');
  expect((await get('/api/politics/terms/')).json().body).toContain('nuevo@example.org');
  const { items }: RegionPolicies = (await atRegion('GET', '')).json();
  expect(items.filter(({ outdated }) => outdated).map(({ kind }) => kind)).toEqual(['reviews']);
});
async function settingsNow(): Promise<OrganisationSettings> {
  return (await site.app.inject({ url: '/api/admin/organisation/', headers: admin.headers })).json().settings;
}

test('a scheduled version can be withdrawn before its day, and a draft can be discarded', async () => {
  const saved: RegionPolicy = (await draft('ranking', 'Nadie paga por aparecer antes en {{producto}}.', null)).json();
  await atRegion('POST', 'ranking/publish', { hash: saved.text.hash, effectiveFrom: later(20) });
  const waiting = (await get('/api/politics/ranking/')).json();
  expect(waiting.title).toBe('Cómo ordenamos los resultados');
  expect(waiting.versions[0]).toMatchObject({ state: 'scheduled', effectiveFrom: later(20), summary: 'Más claro.' });
  const version = waiting.versions[0].version;
  expect((await atRegion('POST', 'ranking/withdraw', { version: version - 1 })).json().code).toBe(
    'policy_action_refused',
  );
  expect((await atRegion('POST', 'ranking/withdraw', { version })).statusCode).toBe(200);
  expect((await get('/api/politics/ranking/')).json().versions[0].state).toBe('in_force');
  expect((await atRegion('DELETE', 'ranking/draft', undefined, editor)).json().versions).not.toContainEqual(
    expect.objectContaining({ state: 'draft' }),
  );
});

test('a change of the settings publishes the demonstration text although a draft exists, and the draft stays the next version', async () => {
  const saved: RegionPolicy = (
    await draft('privacy', 'Cuidamos los datos que nos confías en {{producto}}.', null)
  ).json();
  await change({ contact: { ...(await settingsNow()).contact, email: 'otro@example.org' } });
  const shown = (await get('/api/politics/privacy/')).json();
  expect(shown.body).toContain('otro@example.org');
  const { today } = lawOf(await site.platform.region.current());
  expect((await atRegion('POST', 'privacy/publish', { hash: saved.text.hash, effectiveFrom: today })).statusCode).toBe(
    200,
  );
  expect((await get('/api/politics/privacy/')).json()).toMatchObject({
    title: 'Nuestro texto',
    version: shown.version + 1,
  });
});

test('texts from files describe the sales of the current legal mode', async () => {
  const bodyOf = async (kind: PolicyKind) => (await get(`/api/politics/${kind}/`)).json().body as string;
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

test('a change of the legal mode needs a draft of the terms for the new mode, and publishes the draft', async () => {
  await change({ legalMode: 'directory' });
  const today = lawOf(await site.platform.region.current()).today;
  const own: RegionPolicy = (await draft('terms', 'Solo mostramos planes en {{producto}}.', null)).json();
  await atRegion('POST', 'terms/publish', { hash: own.text.hash, effectiveFrom: today });
  const toSell = async () => (await site.app.inject({ ...save, payload: await settingsWith('intermediary') })).json();
  const save = { method: 'PUT', url: '/api/admin/organisation/', headers: admin.headers } as const;
  const settingsWith = async (legalMode: OrganisationSettings['legalMode']) => {
    const { version, settings } = (await site.app.inject({ ...save, method: 'GET' })).json();
    return { version, settings: { ...settings, legalMode } };
  };
  const stateOfTerms = async (mode: 'directory' | 'intermediary') =>
    ((await site.app.inject({ ...save, method: 'GET' })).json() as OrganisationEditor).texts[mode].find(
      ({ kind }) => kind === 'terms',
    )?.state;

  expect([await stateOfTerms('directory'), await stateOfTerms('intermediary')]).toEqual(['ready', 'missing']);
  expect(await toSell()).toMatchObject({
    code: 'legal_mode_needs_texts',
    issues: [{ path: 'body.settings.legalMode', message: expect.stringContaining('Nuestro texto') }],
  });
  expect((await site.platform.region.current()).settings.legal_mode).toBe('directory');

  const selling: RegionPolicy = (
    await atRegion('PUT', 'terms/draft', {
      title: 'Nuestras ventas',
      source: 'Pagas aquí. {{modo_legal}}',
      summary: null,
      hash: null,
      legalMode: 'intermediary',
    })
  ).json();
  expect(selling.text.body).toContain('toma reservas y cobra');
  const early = await atRegion('POST', 'terms/publish', { hash: selling.text.hash, effectiveFrom: today });
  expect(early.json().code).toBe('policy_other_mode');
  expect(await stateOfTerms('intermediary')).toBe('drafted');
  expect((await toSell()).settings.legalMode).toBe('intermediary');
  expect((await get('/api/politics/terms/')).json()).toMatchObject({ title: 'Nuestras ventas', state: 'in_force' });

  // A site may stop selling without new texts. Staff see which texts are for another mode.
  await change({ legalMode: 'directory' });
  const { items }: RegionPolicies = (await atRegion('GET', '')).json();
  expect(items.filter(({ otherMode }) => otherMode).map(({ kind }) => kind)).toEqual(['terms']);
  expect(await stateOfTerms('intermediary')).toBe('ready');
  await change({ legalMode: 'intermediary' });
  expect((await get('/api/politics/terms/')).json().title).toBe('Nuestras ventas');
});

test('refuses an unknown placeholder and names it', async () => {
  const answer = await draft('cookies', 'Escríbenos a {{correoo}} cuando quieras.', null);
  expect(answer.json()).toMatchObject({
    code: 'policy_unknown_placeholder',
    issues: [{ path: 'body.source', message: expect.stringContaining('{{correoo}}') }],
  });
});

test('an acceptance contains the hash of the text and is stored once', async () => {
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

test('an unknown kind or version gives 404, and an invalid version number gives 400', async () => {
  for (const url of ['/api/politics/nada/', '/api/politics/cookies/?version=9']) {
    expect((await get(url)).json()).toMatchObject({ status: 404, code: 'policy_not_found' });
  }
  expect((await get('/api/politics/cookies/?version=cero')).json()).toMatchObject({
    status: 400,
    issues: [{ path: 'query.version' }],
  });
});
