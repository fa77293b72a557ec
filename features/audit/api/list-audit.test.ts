import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import * as routes from '#features/audit/contract/routes.ts';
import type { QueryOf, ShapeOf } from '#features/route.ts';
import { call } from '#tests/call.ts';
import { insertPerson, type TestPerson } from '#tests/people.ts';
import { insertPlaces } from '#tests/places.ts';
import { insertOperator } from '#tests/plans.ts';
import { testSite } from '#tests/site.ts';
import { type AuditEntry, recordAudit } from './record-audit.ts';

const site = await testSite({ areas: ['audit'] });
afterAll(site.close);
const { db, app } = site;
const region = 'trujillo';

let admin: TestPerson;
let moderator: TestPerson;
beforeAll(async () => {
  await db
    .insertInto('region')
    .values([{ id: region }, { id: 'cusco' }])
    .execute();
  admin = await insertPerson(db, region, { name: 'Rosa', staff: 'admin' });
  moderator = await insertPerson(db, region, { name: 'Mario', staff: 'moderator' });
  const by = (accountId: string) => ({ kind: 'person', accountId, staff: 'admin' }) as never;
  for (let i = 0; i < 30; i += 1) {
    await recordAudit(db, {
      region,
      actor: by(i % 3 === 0 ? moderator.id : admin.id),
      action: i % 2 ? 'policies.publish' : 'people.lock',
      subject: i % 2 ? { kind: 'policy', id: 'terms' } : { kind: 'account', id: moderator.id },
      before: { version: i, title: 'x' },
      after: { version: i + 1, title: 'x' },
    });
  }
  await recordAudit(db, {
    region,
    actor: null,
    action: 'staff.invite',
    subject: { kind: 'invitation', id: 'x' },
    reason: '=1+1',
  });
  await recordAudit(db, {
    region: 'cusco',
    actor: null,
    action: 'staff.invite',
    subject: { kind: 'invitation', id: 'y' },
  });
});

type Query = QueryOf<ShapeOf<typeof routes.listAudit>>;
const ask = (query: Query, { headers } = admin) => call(app, routes.listAudit, { query, headers });
const list = async (query: Query) => (await ask(query)).json();

test('two pages contain every entry once, newest first', async () => {
  const first = await list({ limit: 20 });
  const second = await list({ limit: 20, cursor: first.next! });
  const all = [...first.items, ...second.items];
  expect(second.next).toBeNull();
  expect(new Set(all.map(({ id }) => id)).size).toBe(31);
  expect(all.map(({ at }) => at)).toEqual(
    all
      .map(({ at }) => at)
      .toSorted()
      .reverse(),
  );
  expect(all[0]).toMatchObject({ actor: null, title: 'Invitó a una persona al equipo', reason: '=1+1' });
  expect(all[1]).toMatchObject({
    actor: { name: 'Rosa', role: 'admin' },
    title: 'Publicó una política',
    subject: { name: 'Política Términos' },
    changes: [{ name: 'Versión', before: '29', after: '30' }],
  });
  expect(all[2]!.subject.name).toBe('Cuenta Mario');
});

test('the list is filtered by person, action, subject and day', async () => {
  expect((await list({ actor: moderator.id, limit: 100 })).items).toHaveLength(10);
  expect((await list({ action: 'policies.', limit: 100 })).items).toHaveLength(15);
  expect((await list({ kind: 'account', subject: moderator.id, limit: 100 })).items).toHaveLength(15);
  expect((await list({ from: '2020-01-01', to: '2020-12-31' })).items).toEqual([]);
  const today = new Intl.DateTimeFormat('sv', { timeZone: 'America/Lima' }).format(new Date());
  expect((await list({ from: today, to: today, limit: 100 })).items).toHaveLength(31);
  expect((await ask({ cursor: 'zzz' })).problem().issues[0]?.path).toBe('query.cursor');
});

test('entries of an erased account have no name', async () => {
  const gone = await insertPerson(db, region, { name: 'Se fue', staff: 'editor' });
  await recordAudit(db, {
    region,
    actor: { kind: 'person', accountId: gone.id, staff: 'editor' } as never,
    action: 'closures.create',
    subject: { kind: 'closure', id: '1' },
  });
  await db.deleteFrom('account').where('id', '=', gone.id).execute();
  expect((await list({ actor: gone.id })).items[0]!.actor).toEqual({ id: gone.id, name: null, role: 'editor' });
});

test('the CSV file escapes formulas', async () => {
  const answer = await call(app, routes.exportAudit, { headers: admin.headers });
  expect(answer.headers['content-type']).toBe('text/csv; charset=utf-8');
  expect(answer.payload.startsWith('\uFEFFFecha,Quién')).toBe(true);
  expect(answer.payload).toContain("'=1+1");
  expect(answer.payload.match(/policies\.publish/g)).toHaveLength(15);
});

test('only an admin with a second factor reads the log', async () => {
  expect((await ask({}, moderator)).problem()).toMatchObject({
    status: 403,
    detail: 'Solo quien administra la región lee el registro de cambios.',
  });
  const without = await insertPerson(db, region, { name: 'Sin paso', staff: 'admin', secondFactor: false });
  expect((await ask({}, without)).problem()).toMatchObject({ status: 403, code: 'second_factor_needed' });
});

test('an entry about a closure shows the road or place', async () => {
  const [place] = await insertPlaces(db, region, [{ name: 'Huaca de la Luna' }]);
  const closure = async (more: { kind: 'road' | 'place'; name?: string; place_id?: string }) => {
    const made = {
      region_id: region,
      severity: 'closed' as const,
      starts_on: '2026-12-01',
      time_zone: 'America/Lima',
      reason: 'obras',
      source: 'Municipalidad',
    };
    const { id } = await db
      .insertInto('closure')
      .values({ ...made, ...more })
      .returning('id')
      .executeTakeFirstOrThrow();
    return { kind: 'closure' as const, id };
  };
  const {
    rows: [route],
  } = await sql<{ id: string }>`
    insert into itinerary (region_id, slug, title, summary, reason, body, author, written, interests, weekdays, days, places, poster, rank)
    values (${region}, 'ruta', 'Ruta Moche', 's', 'r', '{Uno}', 'R', '2026-11-21', '{archaeology}', '{1}', '[]', '{}', '{"scene":"friso","seed":"x"}', 1)
    returning id`.execute(db);
  const subjects = [
    await closure({ kind: 'road', name: 'Av. España' }),
    await closure({ kind: 'place', place_id: place! }),
    { kind: 'itinerary' as const, id: route!.id },
  ];
  const named = [];
  for (const subject of subjects) {
    await recordAudit(db, { region, actor: null, action: 'closures.end', subject });
    named.push((await list({ kind: subject.kind, subject: subject.id })).items[0]!.subject.name);
  }
  expect(named).toEqual(['Cierre Av. España', 'Cierre Huaca de la Luna', 'Itinerario Ruta Moche']);
});

test('changed values are shown as names, percentages, money and dates', async () => {
  const operator = await insertOperator(db, region, { name: 'Muchik Viajes' });
  const said = async (entry: Pick<AuditEntry, 'action' | 'subject' | 'before' | 'after'>) => {
    await recordAudit(db, { region, actor: null, ...entry });
    const { items } = await list({ kind: entry.subject.kind, limit: 1 });
    const { subject, changes } = items[0]!;
    return [subject.name, ...changes.map(({ name, before, after }) => `${name}: ${before} → ${after}`).sort()];
  };
  expect(
    await said({
      action: 'operators.commission',
      subject: { kind: 'operator', id: operator },
      before: { commissionBps: null, state: 'submitted' },
      after: { commissionBps: 850, state: 'verified' },
    }),
  ).toEqual(['Operador Muchik Viajes', 'Comisión: null → 8.5 %', 'Estado: En revisión → Verificado']);
  expect(
    await said({
      action: 'closures.change',
      subject: { kind: 'closure', id: randomUUID() },
      before: { area: null, severity: 'slower', endsOn: null },
      after: { area: { shape: 'circle', lon: -79, lat: -8, metres: 1280 }, severity: 'closed', endsOn: '2026-12-24' },
    }),
  ).toEqual([
    'Cierre',
    'Gravedad: Más lento → Cerrado',
    'Hasta: null → 24 de diciembre de 2026',
    'Zona: null → Círculo de 1,280 m de radio',
  ]);
  expect(
    await said({
      action: 'payouts.settle_refund',
      subject: { kind: 'refund', id: randomUUID() },
      after: { amount: 15_650, currency: 'PEN' },
    }),
  ).toEqual(['Devolución', 'Importe: null → PEN 156.50', 'Moneda: null → PEN']);
  expect(
    await said({
      action: 'quotations.reassign',
      subject: { kind: 'quotation', id: 'CT-1' },
      after: { operators: [operator] },
    }),
  ).toEqual(['Cotización CT-1', 'Operadores: null → Muchik Viajes']);
  expect(
    await said({
      action: 'staff.change',
      subject: { kind: 'staff', id: moderator.id },
      before: { role: 'moderator' },
      after: { role: 'editor' },
    }),
  ).toEqual(['Equipo Mario', 'Papel: Moderación → Redacción']);
});
