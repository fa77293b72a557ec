import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import type { NoticeInput } from '#features/owners/contract/notice.ts';
import * as notices from '#features/owners/contract/notice-routes.ts';
import { changeOwnedFact } from '#features/owners/contract/owner-routes.ts';
import { listPlaces, showPlace } from '#features/places/contract/routes.ts';
import type { PlanningAnswer } from '#features/trips/contract/planning.ts';
import { listHoursKeys, planTrip } from '#features/trips/contract/planning-routes.ts';
import { call } from '#tests/call.ts';
import { insertPerson, type TestPerson } from '#tests/people.ts';
import { insertPlaces } from '#tests/places.ts';
import { testSite } from '#tests/site.ts';
import { sampleWish } from '#tests/trips.ts';

const REGION = 'trujillo';
const APP = { authorization: 'Bearer the-app-token' };
const HOURS = { class: 'known', rule: 'Mo-Su 09:00-18:00' } as const;
const site = await testSite({ settings: { APP_TOKEN: 'the-app-token' } });
const { app, db, pool } = site;
afterAll(site.close);

let placeId: string;
let owner: TestPerson;
beforeAll(async () => {
  await insertPlaces(db, REGION, []);
  owner = await insertPerson(db, REGION, { name: 'Rosa Dueña' });
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
  await pool.query(
    `insert into company_member (region_id, company_id, account_id, role) values ($1, $2, $3, 'owner')`,
    [...[REGION, placeId, owner.id]],
  );
});

const publicPage = async () => (await call(app, showPlace, { params: { idOrSlug: placeId }, headers: APP })).json();
const announce = (notice: NoticeInput, id: string) =>
  call(app, notices.createNotice, { params: { placeId }, headers: owner.headers, body: { id, notice } });

test('a place that closes early closes early in a plan, on its page and in an open trip', async () => {
  const day = '2026-12-02';
  const wish = sampleWish({ startDate: day, days: 1, must: [placeId] });
  const planned = async (): Promise<PlanningAnswer> => (await call(app, planTrip, { body: { wish } })).json();
  const windowsOf = ({ board }: PlanningAnswer) => board.problem.places.find(({ id }) => id === placeId)?.windows;
  expect(windowsOf(await planned())).toEqual([[{ open: 540, close: 1080 }]]);

  const id = randomUUID();
  const notice = { effect: 'early', at: '16:00', startsOn: day, endsOn: day, reason: 'fiesta' } as const;
  for (const _ of ['first', 'repeated']) expect((await announce(notice, id)).json().items).toHaveLength(1);
  const plan = await planned();
  expect(windowsOf(plan)).toEqual([[{ open: 540, close: 960 }]]);
  expect(plan.board.closures).toMatchObject([{ id, place: placeId, hours: { from: 960, to: 1440 }, reason: 'fiesta' }]);
  expect((await publicPage()).closure).toMatchObject({ id, source: 'su responsable' });
  const openLate = await call(app, listPlaces, { query: { ids: placeId, openAt: `${day}T16:30` }, headers: APP });
  expect(openLate.json().items).toEqual([]);
  const openAll = await call(app, listPlaces, { query: { ids: placeId, openOn: day }, headers: APP });
  expect(openAll.json().items[0]?.onDay).toEqual({ date: day, hours: [['09:00', '16:00']] });

  const end = () => call(app, notices.endNotice, { params: { placeId, noticeId: id }, headers: owner.headers });
  expect((await end()).json().items).toEqual([]);
  expect((await end()).statusCode).toBe(200);
  expect(windowsOf(await planned())).toEqual([[{ open: 540, close: 1080 }]]);
});

test('an open trip notices changed hours by their key', async () => {
  const key = async () => (await call(app, listHoursKeys, { query: { ids: placeId } })).json().items[0]?.key;
  const before = await key();
  const wish = sampleWish({ startDate: '2026-12-02', days: 1, must: [placeId] });
  const { board } = (await call(app, planTrip, { body: { wish } })).json();
  expect(board.places.find(({ id }) => id === placeId)?.hoursKey).toBe(before);
  await call(app, changeOwnedFact, {
    params: { placeId },
    headers: owner.headers,
    body: { base: { hours: HOURS }, value: { hours: { class: 'known', rule: 'Mo-Su 10:00-12:00' } } },
  });
  expect(await key()).not.toBe(before);
  await pool.query(`update company set status = 'paused' where id = $1`, [placeId]);
  expect(await key()).toBeUndefined();
});
