import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import type { NoticeInput } from '#features/owners/contract/notice.ts';
import * as notices from '#features/owners/contract/notice-routes.ts';
import type { ChangeOwnedFact } from '#features/owners/contract/owned-place.ts';
import * as routes from '#features/owners/contract/owner-routes.ts';
import * as proposals from '#features/owners/contract/proposal-routes.ts';
import { changePlaceFact, showRegionPlace } from '#features/places/contract/region-routes.ts';
import { listPlaces, showPlace } from '#features/places/contract/routes.ts';
import { call } from '#tests/call.ts';
import { insertPerson, type TestPerson } from '#tests/people.ts';
import { insertPlaces } from '#tests/places.ts';
import { testSite } from '#tests/site.ts';

const REGION = 'trujillo';
const APP = { authorization: 'Bearer the-app-token' };
const HOURS = { class: 'known', rule: 'Mo-Su 09:00-18:00' } as const;
const site = await testSite({ settings: { APP_TOKEN: 'the-app-token' } });
const { app, db, pool } = site;
afterAll(site.close);

let placeId: string;
const people = {} as Record<'owner' | 'helper' | 'editor', TestPerson>;
beforeAll(async () => {
  await insertPlaces(db, REGION, []);
  people.owner = await insertPerson(db, REGION, { name: 'Rosa Dueña' });
  people.helper = await insertPerson(db, REGION, { name: 'Hugo Ayuda' });
  people.editor = await insertPerson(db, REGION, { name: 'Elena', staff: 'editor' });
});
beforeEach(async () => {
  await pool.query('delete from company');
  [placeId] = (await insertPlaces(
    db,
    REGION,
    ['Museo Moche', 'Casa Urquiaga', 'Templo', 'Casa Orbegoso', 'Museo Cinco'].map((name, i) => ({
      ...{ name, category: 'museum', lon: -79.0288 + i * 0.006, lat: -8.1118, interest: 900 - i },
      ...{ hours_class: 'known' as const, hours_rule: HOURS.rule, open_week: '{[0,10080)}' },
    })),
  )) as [string];
  await pool.query(`update company set claim = 'claimed', claimed_on = current_date where id = $1`, [placeId]);
  for (const [person, role] of [
    [people.owner, 'owner'],
    [people.helper, 'editor'],
  ] as const)
    await pool.query(`insert into company_member (region_id, company_id, account_id, role) values ($1, $2, $3, $4)`, [
      ...[REGION, placeId, person.id, role],
    ]);
});

const params = () => ({ placeId });
const change = (body: ChangeOwnedFact, person = people.owner) =>
  call(app, routes.changeOwnedFact, { params: params(), headers: person.headers, body });
const publicPage = async () => (await call(app, showPlace, { params: { idOrSlug: placeId }, headers: APP })).json();
const own = async () =>
  (await call(app, routes.showOwnedPlace, { params: params(), headers: people.owner.headers })).json();
const ofRegion = async () =>
  (await call(app, showRegionPlace, { params: { id: placeId }, headers: people.editor.headers })).json();

test('a change of the owner is public at once, with its source, and the region sees who made it', async () => {
  const rule = 'Tu-Su 10:00-16:00';
  const saved = await change({ base: { hours: HOURS }, value: { hours: { class: 'known', rule } } });
  expect(saved.json()).toMatchObject({ done: ['hours'], place: { edited: ['hours'] } });
  const page = await publicPage();
  expect(page.hours).toMatchObject({ rule, source: { name: 'Su responsable' }, verifiedAt: expect.any(String) });
  const found = await call(app, listPlaces, { query: { ids: placeId, openOn: '2026-12-07' }, headers: APP });
  expect(found.json().items).toEqual([]);
  expect((await ofRegion()).changes[0]).toMatchObject({
    fact: 'hours',
    by: 'Rosa Dueña',
    as: 'owner',
    source: 'owner',
  });
  const { rows } = await pool.query(`select made_as from company_change where company_id = $1`, [placeId]);
  expect(rows).toEqual([{ made_as: 'owner' }]);
});

test('the team undoes its own changes, and not the changes of the region', async () => {
  const base = { address: null };
  await change({ base, value: { address: 'Jr. Grau 1' } }, people.helper);
  const [last] = (await own()).place.changes;
  const undo = (changeId: string) =>
    call(app, routes.undoOwnedChange, { params: { placeId, changeId }, headers: people.owner.headers });
  expect((await undo(last!.id)).json().place.facts.address).toBeNull();
  await call(app, changePlaceFact, {
    params: { id: placeId },
    headers: people.editor.headers,
    body: { base, value: { address: 'Calle 2' }, source: 'phone' },
  });
  const [byRegion] = (await ofRegion()).changes;
  expect((await undo(byRegion!.id)).problem()).toMatchObject({ code: 'company_change_not_found' });
  expect((await own()).place.changes.map(({ as }) => as)).toEqual(['owner', 'editor']);
});

test('hours are confirmed by one request, which can be undone', async () => {
  expect((await own()).tasks.map(({ kind }) => kind)).toContain('confirm');
  const confirmed = await call(app, routes.confirmOwnedHours, { params: params(), headers: people.owner.headers });
  expect(confirmed.json().tasks.map(({ kind }) => kind)).not.toContain('confirm');
  expect(confirmed.json()).toMatchObject({ done: ['hours'], hoursConfirmedOn: confirmed.json().today });
  await call(app, routes.confirmOwnedHours, { params: params(), headers: people.owner.headers });
  const { changes } = (await own()).place;
  expect(changes).toHaveLength(1);
  const undone = await call(app, routes.undoOwnedChange, {
    params: { placeId, changeId: changes[0]!.id },
    headers: people.owner.headers,
  });
  expect(undone.json()).toMatchObject({ hoursConfirmedOn: null, done: [] });
});

test('the region checks a new name before travellers see it', async () => {
  const name = { base: { name: 'Museo Moche' }, value: { name: 'Museo Cassinelli' } };
  expect((await change(name)).problem()).toMatchObject({ code: 'place_fact_not_yours' });
  const propose = (id = randomUUID()) =>
    call(app, routes.proposeFact, { params: params(), headers: people.owner.headers, body: { id, ...name } });
  const id = randomUUID();
  await propose();
  await propose(id);
  expect((await propose(id)).json().proposals).toMatchObject([{ id, state: 'waiting', value: 'Museo Cassinelli' }]);
  expect((await publicPage()).name).toBe('Museo Moche');
  const list = (await call(app, proposals.listProposals, { headers: people.editor.headers })).json().items;
  expect(list).toMatchObject([{ id, now: 'Museo Moche', value: 'Museo Cassinelli', by: 'Rosa Dueña' }]);
  const decide = (action: 'accept' | 'refuse', reason?: string) =>
    call(app, proposals.decideProposal, {
      params: { id },
      headers: people.editor.headers,
      body: { action, ...(reason && { reason }) },
    });
  expect((await decide('refuse')).statusCode).toBe(400);
  expect((await decide('accept')).json()).toMatchObject({ state: 'accepted' });
  expect((await publicPage()).name).toBe('Museo Cassinelli');
  expect((await decide('refuse', 'tarde')).problem()).toMatchObject({ code: 'proposal_not_found' });
});

const announce = (notice: NoticeInput, id: string = randomUUID()) =>
  call(app, notices.createNotice, { params: params(), headers: people.owner.headers, body: { id, notice } });

test('a past notice is refused, and a place does not end the closures of the region', async () => {
  const past = { effect: 'closed', startsOn: '2020-01-01', endsOn: '2020-01-01' } as const;
  expect((await announce(past)).problem()).toMatchObject({ code: 'notice_over' });
  const noticeId = randomUUID();
  await pool.query(
    `insert into closure (region_id, id, kind, state, place_id, severity, starts_on, time_zone, reason, source, announced_at)
     values ($1, $2, 'place', 'announced', $3, 'closed', '2999-01-01', 'America/Lima', 'obras', 'El sitio', now())`,
    [REGION, noticeId, placeId],
  );
  const end = await call(app, notices.endNotice, { params: { placeId, noticeId }, headers: people.owner.headers });
  expect(end.statusCode).toBe(404);
});
