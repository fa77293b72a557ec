import { afterAll, beforeAll, expect, test } from 'vitest';
import type { ChangeFactBody, RegionPlace } from '#features/places/contract/region.ts';
import * as routes from '#features/places/contract/region-routes.ts';
import { listPins, showPlace } from '#features/places/contract/routes.ts';
import { listPlaceReviews } from '#features/reviews/contract/routes.ts';
import { readRegion } from '#regions/read-region.ts';
import { call } from '#tests/call.ts';
import { insertLoosely } from '#tests/insert-loosely.ts';
import { insertPerson, type TestPerson } from '#tests/people.ts';
import { insertPlaces } from '#tests/places.ts';
import { testSite } from '#tests/site.ts';
import { importRegion } from '../import/import-region.ts';
import { regionWays } from '../legs/region-ways.ts';

const site = await testSite({ settings: { REGION: 'trujillo', APP_TOKEN: 'the-app-token' } });
afterAll(site.close);
const { app, db, pool } = site;
const APP = { authorization: 'Bearer the-app-token' };

let elsa: TestPerson;
let ana: TestPerson;
beforeAll(async () => {
  await insertPlaces(db, 'trujillo', []);
  elsa = await insertPerson(db, 'trujillo', { name: 'Elsa Ríos', staff: 'editor' });
  ana = await insertPerson(db, 'trujillo', { name: 'Ana Paz' });
});

let made = 0;
/** Two places of one name. The second one has hours and a telephone by hand. */
async function twins(): Promise<[string, string]> {
  made += 1;
  const [kept, other] = await insertPlaces(db, 'trujillo', [
    { name: `Museo Gemelo ${made}`, summary: 'Una frase' },
    { name: `Museo Muchik ${made}`, hours_class: 'known', hours_rule: 'Mo-Su 09:00-18:00', open_week: '{[0,10080)}' },
  ]);
  const answer = await call(app, routes.changePlaceFact, {
    params: { id: other! },
    headers: elsa.headers,
    body: { base: { phones: [] }, value: { phones: ['044 221 234'] }, source: 'phone' },
  });
  expect(answer.statusCode, answer.body).toBe(200);
  return [kept!, other!];
}

const preview = async (id: string, otherId: string) =>
  call(app, routes.previewPlaceMerge, { params: { id, otherId }, headers: elsa.headers });
async function merge(id: string, other: string, take?: string[]) {
  const seen = (await preview(id, other)).json();
  return call(app, routes.mergePlaces, {
    params: { id },
    headers: elsa.headers,
    body: {
      other,
      take: (take ?? seen.facts.filter(({ side }) => side === 'other').map(({ fact }) => fact)) as never,
      seen: { kept: seen.kept.updatedAt, other: seen.other.updatedAt },
    },
  });
}
const undo = (id: string, moveId: string) =>
  call(app, routes.undoPlaceMove, { params: { id, moveId }, headers: elsa.headers });
const show = async (id: string): Promise<RegionPlace> =>
  (await call(app, routes.showRegionPlace, { params: { id }, headers: elsa.headers })).json();
const page = (idOrSlug: string) => call(app, showPlace, { params: { idOrSlug }, headers: APP });
const review = (owner: string, account: string | null = null) =>
  insertLoosely(pool, 'comment', {
    ...{ region_id: 'trujillo', owner_kind: 'company', owner_id: owner, account_id: account, author: 'Ana', rating: 5 },
    ...{ body: 'Muy buena visita.', state: 'published', published_at: new Date(), language: 'es' },
  });

test('the preview proposes the stated, edited and newer facts, and counts what moves', async () => {
  const [kept, other] = await twins();
  await review(kept, ana.id);
  await review(other, ana.id);
  await review(other);
  const seen = (await preview(kept, other)).json();
  const sides = Object.fromEntries(seen.facts.map(({ fact, side, reason }) => [fact, `${side} ${reason}`]));
  expect(sides).toMatchObject({
    name: 'kept usual',
    summary: 'kept fuller',
    phones: 'other fuller',
    hours: 'other fuller',
    poster: 'kept usual',
  });
  expect(seen.rows).toEqual([{ rows: 'reviews', moves: 1, stays: 1 }]);
  expect((await preview(kept, kept)).problem().code).toBe('company_cannot');
});

test('a merged place leads to the kept place, and the undo brings everything back', async () => {
  const [kept, other] = await twins();
  const before = { kept: await show(kept), other: await show(other) };
  await review(other);
  await pool.query(
    `insert into visit_event (region_id, day, act, page, place_id) select 'trujillo', current_date, 'view', 'place', $1 from generate_series(1, 2)`,
    [other],
  );
  const merged = await merge(kept, other);
  expect(merged.statusCode, merged.body).toBe(200);
  const moved = [
    { rows: 'reviews', count: 1 },
    { rows: 'figures', count: 2 },
  ];
  expect(merged.json().moves[0]).toMatchObject({ moved, facts: expect.arrayContaining(['phones', 'hours']) });
  expect((await show(other)).moves[0]).toMatchObject({ isFrom: true, moved });
  expect(merged.json()).toMatchObject({
    facts: { name: before.kept.facts.name, phones: ['+51 44 221234'], hours: { rule: 'Mo-Su 09:00-18:00' } },
    moves: [{ kind: 'merge', isFrom: false, canUndo: true, by: 'Elsa Ríos', other: { id: other } }],
  });
  for (const former of [before.other.slug, other]) {
    const answer = await page(former);
    expect([answer.statusCode, answer.headers.location]).toEqual([301, `/api/companies/${before.kept.slug}/`]);
    expect(answer.headers['cache-control']).toBe('no-cache');
  }
  expect((await show(other)).mergedInto).toEqual({ id: kept, name: before.kept.facts.name });
  const reviews = async (company: string) =>
    (await call(app, listPlaceReviews, { query: { company }, headers: APP })).json();
  expect((await reviews(before.other.slug)).items).toHaveLength(1);
  expect((await reviews(kept)).items).toHaveLength(1);
  expect(JSON.stringify((await call(app, listPins)).json())).not.toContain(before.other.facts.name);

  await review(kept);
  const moveId = merged.json().moves[0]!.id;
  const undone = await undo(kept, moveId);
  expect(undone.statusCode, undone.body).toBe(200);
  expect(undone.json().facts).toEqual(before.kept.facts);
  expect(undone.json().edited).toEqual(before.kept.edited);
  expect(await show(other)).toMatchObject({ state: 'published', facts: before.other.facts, edited: ['phones'] });
  expect((await page(before.other.slug)).statusCode).toBe(200);
  expect((await reviews(kept)).items).toHaveLength(1);
  expect((await reviews(other)).items).toHaveLength(1);
  expect((await undo(kept, moveId)).json().moves[0]).toMatchObject({ isUndone: true, canUndo: false });
});

test('a fact that a person corrects after the merge survives its undo', async () => {
  const [kept, other] = await twins();
  const merged = (await merge(kept, other)).json();
  const corrected = await call(app, routes.changePlaceFact, {
    params: { id: kept },
    headers: elsa.headers,
    body: { base: { phones: merged.facts.phones }, value: { phones: ['987 654 321'] }, source: 'phone' },
  });
  expect(corrected.statusCode, corrected.body).toBe(200);
  const undone = (await undo(kept, merged.moves[0]!.id)).json();
  expect(undone.facts).toMatchObject({ phones: ['+51 987 654 321'], hours: { class: 'unknown', rule: null } });
});

test('a merge repeated is the same merge, and a stale one is refused', async () => {
  const [kept, other] = await twins();
  const seen = (await preview(kept, other)).json();
  const body = { other, take: [], seen: { kept: seen.kept.updatedAt, other: '2020-01-01T00:00:00.000Z' } };
  const stale = await call(app, routes.mergePlaces, { params: { id: kept }, headers: elsa.headers, body });
  expect(stale.problem().code).toBe('company_changed_meanwhile');
  await merge(kept, other);
  const again = await call(app, routes.mergePlaces, { params: { id: kept }, headers: elsa.headers, body });
  expect(again.statusCode).toBe(200);
  expect(again.json().moves).toHaveLength(1);
  expect((await preview(kept, other)).problem().code).toBe('company_merged');
  const change: ChangeFactBody = { base: { phones: [] }, value: { phones: ['987 654 321'] }, source: 'phone' };
  const late = await call(app, routes.changePlaceFact, { params: { id: other }, headers: elsa.headers, body: change });
  expect(late.problem().code).toBe('company_merged');
});

test('a place merged twice leads to the last place, and the first merge waits for the undo of the second', async () => {
  const [first, second] = await twins();
  const [last] = await twins();
  const slug = (await show(last!)).slug;
  const inner = (await merge(first, second)).json().moves[0]!;
  const outer = (await merge(last!, first)).json().moves[0]!;
  expect((await page(second)).headers.location).toBe(`/api/companies/${slug}/`);
  expect((await undo(first, inner.id)).problem().code).toBe('company_undo_too_late');
  await undo(last!, outer.id);
  expect((await undo(first, inner.id)).statusCode).toBe(200);
  await pool.query(`update company_move set made_at = now() - interval '31 days', undone_at = null where id = $1`, [
    inner.id,
  ]);
  expect((await undo(first, inner.id)).problem().code).toBe('company_undo_too_late');
});

test('two places with owners are not merged, and the team of one moves with it', async () => {
  const [kept, other] = await twins();
  await pool.query(`update company set claim = 'claimed', claimed_on = '2026-01-05' where id = $1`, [other]);
  await insertLoosely(pool, 'company_member', {
    region_id: 'trujillo',
    company_id: other,
    account_id: ana.id,
    role: 'owner',
  });
  const merged = (await merge(kept, other)).json();
  const claims = async () =>
    (await pool.query('select id, claim from company where id = any($1)', [[kept, other]])).rows.map(
      ({ id, claim }) => `${id === kept ? 'kept' : 'other'} ${claim}`,
    );
  expect((await claims()).sort()).toEqual(['kept claimed', 'other unclaimed']);
  const team = async () =>
    (await pool.query('select company_id from company_member where account_id = $1', [ana.id])).rows;
  expect(await team()).toEqual([{ company_id: kept }]);
  await undo(kept, merged.moves[0]!.id);
  expect((await claims()).sort()).toEqual(['kept unclaimed', 'other claimed']);
  expect(await team()).toEqual([{ company_id: other }]);

  await pool.query(`update company set claim = 'claim_requested' where id = $1`, [kept]);
  expect((await preview(kept, other)).json().bothClaimed).toBe(true);
  expect((await merge(kept, other)).problem().code).toBe('company_both_claimed');
});

test('an import after a merge keeps it: the merged place does not come back', async () => {
  const region = await readRegion('trujillo');
  const ways = await regionWays(region);
  await importRegion(db, region, { ways });
  const { rows } = await pool.query<{ id: string; name: string }>(
    `select id, name from company c where kind_label = 'Museo' and exists (select from company_source s where s.company_id = c.id)
     order by interest desc limit 2`,
  );
  const [kept, other] = rows as [(typeof rows)[0], (typeof rows)[0]];
  const published = async () =>
    (await pool.query(`select count(*)::int as n from company where status = 'published'`)).rows[0].n;
  const before = await published();
  const merged = (await merge(kept.id, other.id)).json();
  const report = await importRegion(db, region, { ways });
  expect(await published()).toBe(before - 1);
  expect(report.taken.filter(({ id }) => id === kept.id)).toHaveLength(1);
  expect(report.taken.map(({ id }) => id)).not.toContain(other.id);
  expect((await show(kept.id)).facts).toEqual(merged.facts);

  await pool.query('delete from company_source where company_id = $1 and source = $2', [kept.id, 'osm']);
  expect((await importRegion(db, region, { ways })).taken.map(({ id }) => id)).not.toContain(other.id);
  expect(await published()).toBe(before - 1);

  await undo(kept.id, merged.moves[0]!.id);
  await importRegion(db, region, { ways });
  expect(await published()).toBe(before);
  expect(await show(other.id)).toMatchObject({ state: 'published', facts: { name: other.name } });
});
