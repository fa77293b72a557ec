import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { listPublicClosures } from '#features/closures/contract/routes.ts';
import type { NoticeInput } from '#features/owners/contract/notice.ts';
import * as routes from '#features/owners/contract/notice-routes.ts';
import { showPlace } from '#features/places/contract/routes.ts';
import { call } from '#tests/call.ts';
import { insertPerson, type TestPerson } from '#tests/people.ts';
import { insertPlaces } from '#tests/places.ts';
import { testSite } from '#tests/site.ts';

const REGION = 'trujillo';
const APP = { authorization: 'Bearer the-app-token' };
const site = await testSite({ settings: { APP_TOKEN: 'the-app-token' } });
const { app, db, pool } = site;
afterAll(site.close);

let placeId: string;
const people = {} as Record<'owner' | 'other' | 'moderator', TestPerson>;
beforeAll(async () => {
  await insertPlaces(db, REGION, []);
  people.owner = await insertPerson(db, REGION, { name: 'Rosa Dueña' });
  people.other = await insertPerson(db, REGION, { name: 'Otra Dueña' });
  people.moderator = await insertPerson(db, REGION, { name: 'Marta', staff: 'moderator' });
});
beforeEach(async () => {
  await pool.query('delete from company');
  const places = (await insertPlaces(
    db,
    REGION,
    ['Museo Moche', 'Casa Urquiaga'].map((name, i) => ({
      ...{ name, category: 'museum', lon: -79.0288 + i * 0.006, lat: -8.1118, interest: 900 - i },
      ...{ hours_class: 'known' as const, hours_rule: 'Mo-Su 09:00-18:00', open_week: '{[0,10080)}' },
    })),
  )) as [string, string];
  placeId = places[0];
  await pool.query(`update company set claim = 'claimed', claimed_on = current_date`);
  for (const [i, person] of [people.owner, people.other].entries())
    await pool.query(
      `insert into company_member (region_id, company_id, account_id, role) values ($1, $2, $3, 'owner')`,
      [REGION, places[i], person.id],
    );
});

const today = async () =>
  (await call(app, routes.listNotices, { params: { placeId }, headers: people.owner.headers })).json().today;
const announce = (notice: NoticeInput, id: string = randomUUID()) =>
  call(app, routes.createNotice, { params: { placeId }, headers: people.owner.headers, body: { id, notice } });
const page = async () => (await call(app, showPlace, { params: { idOrSlug: placeId }, headers: APP })).json();
const decide = (id: string, body: { action: 'remove' | 'restore'; reason?: string }) =>
  call(app, routes.decideNotice, { params: { id }, headers: people.moderator.headers, body });

test('a notice in words is on the page at once, and a repeated request changes nothing', async () => {
  const [day, id] = [await today(), randomUUID()];
  const notice = { words: ' Este sábado  hay música ', startsOn: day, endsOn: day };
  expect((await announce(notice, id)).statusCode).toBe(201);
  const again = (await announce(notice, id)).json();
  expect(again.items).toMatchObject([{ id, words: 'Este sábado hay música', closure: null, state: 'published' }]);
  expect(await page()).toMatchObject({ notices: [{ id, body: 'Este sábado hay música' }], closure: null });
  const shared = (await call(app, listPublicClosures)).json();
  expect([shared.items.length, shared.notices.map((one) => one.id)]).toEqual([0, [id]]);
});

test('a notice that closes earlier is also a closure with the same id, and both are ended and undone together', async () => {
  const [day, id] = [await today(), randomUUID()];
  const words = 'Hoy cerramos a las 4 por inventario';
  await announce({ words, effect: 'early', at: '16:00', reason: 'inventario', startsOn: day, endsOn: day }, id);
  const hours = { from: 960, to: 1440 };
  expect(await page()).toMatchObject({ notices: [{ id, body: words }], closure: { id, hours, reason: 'inventario' } });
  const params = { placeId, noticeId: id };
  const ended = await call(app, routes.endNotice, { params, headers: people.owner.headers });
  expect(ended.json().items).toEqual([]);
  expect(await page()).toMatchObject({ notices: [], closure: null });
  const back = await call(app, routes.resumeNotice, { params, headers: people.owner.headers });
  expect(back.json().items).toMatchObject([{ id, words, closure: { hours } }]);
  expect(await page()).toMatchObject({ notices: [{ id }], closure: { id } });
});

test('the region takes a notice down with a reason that its team reads, and puts it back', async () => {
  const [day, id] = [await today(), randomUUID()];
  await announce({ words: 'Hoy cerramos temprano', effect: 'early', at: '15:00', startsOn: day, endsOn: day }, id);
  expect((await decide(id, { action: 'remove' })).problem()).toMatchObject({ code: 'claim_reason_needed' });
  expect((await decide(id, { action: 'remove', reason: 'No es cierto' })).json()).toMatchObject({ state: 'removed' });
  expect(await page()).toMatchObject({ notices: [], closure: null });
  const own = await call(app, routes.listNotices, { params: { placeId }, headers: people.owner.headers });
  expect(own.json().items).toMatchObject([{ id, state: 'removed', why: 'No es cierto' }]);
  const resumed = await call(app, routes.resumeNotice, {
    params: { placeId, noticeId: id },
    headers: people.owner.headers,
  });
  expect(resumed.problem()).toMatchObject({ code: 'notice_cannot' });
  await site.runJobs();
  const { rows: mails } = await pool.query('select body_text from demo_mail where recipient = $1', [
    people.owner.email,
  ]);
  expect(mails.map(({ body_text }) => body_text)).toEqual([expect.stringContaining('El motivo: No es cierto')]);
  const list = await call(app, routes.listRegionNotices, { headers: people.moderator.headers });
  expect(list.json().items).toMatchObject([{ id, by: 'Rosa Dueña', state: 'removed', why: 'No es cierto' }]);
  expect((await decide(id, { action: 'restore' })).json()).toMatchObject({ state: 'published', why: null });
  expect(await page()).toMatchObject({ notices: [{ id }], closure: { id } });
  const { rows } = await pool.query(
    `select action from audit_event where action like 'notices.%' and subject_id = $1 order by at`,
    [placeId],
  );
  expect(rows.map(({ action }) => action)).toEqual(['notices.publish', 'notices.remove', 'notices.restore']);
});

test('a notice says something, lasts a month at most, and a place has ten at most', async () => {
  const day = await today();
  expect((await announce({ startsOn: day, endsOn: day })).problem().issues).toMatchObject([
    { path: 'body.notice.words' },
  ]);
  expect((await announce({ words: 'Feria', startsOn: day, endsOn: '2999-01-01' })).problem().issues).toMatchObject([
    { path: 'body.notice.endsOn' },
  ]);
  for (let i = 0; i < 10; i += 1) await announce({ words: `Aviso ${i}`, startsOn: day, endsOn: day });
  expect((await announce({ words: 'Uno más', startsOn: day, endsOn: day })).problem()).toMatchObject({
    code: 'notice_too_many',
  });
});

test('another team does not reach the notices of a place', async () => {
  const [day, id] = [await today(), randomUUID()];
  await announce({ words: 'Hay música', startsOn: day, endsOn: day }, id);
  const [{ rows }] = [await pool.query(`select id from company where id <> $1`, [placeId])];
  const params = { placeId: rows[0].id, noticeId: id };
  const ended = await call(app, routes.endNotice, { params, headers: people.other.headers });
  expect(ended.problem()).toMatchObject({ code: 'notice_not_found' });
  const taken = await call(app, routes.createNotice, {
    params: { placeId: rows[0].id },
    headers: people.other.headers,
    body: { id, notice: { words: 'Otro', startsOn: day, endsOn: day } },
  });
  expect(taken.problem()).toMatchObject({ code: 'notice_not_found' });
});
