import { randomUUID } from 'node:crypto';
import { afterAll, beforeEach, expect, test } from 'vitest';
import type { JudgePhoto, ReportPhoto } from '#features/photos/contract/case.ts';
import { arrangeOwnedPhotos, listOwnedPhotos } from '#features/photos/contract/owned-routes.ts';
import * as regionRoutes from '#features/photos/contract/region-routes.ts';
import { reportPhoto } from '#features/photos/contract/report-routes.ts';
import { listPlacePhotos } from '#features/photos/contract/routes.ts';
import { call } from '#tests/call.ts';
import { photoSite } from '#tests/photo-site.ts';

const { publish, listed, mine, mailsTo, site, files, people, luna, clear, close } = await photoSite();
const { app, pool } = site;
const other = () => people.other.headers;
const moderator = () => people.moderator.headers;
const token = { authorization: 'Bearer the-app-token' };
afterAll(close);
beforeEach(clear);

const waiting = async (query = {}) =>
  (await call(app, regionRoutes.listWaitingPhotos, { query, headers: moderator() })).json();
const judge = (id: string, body: JudgePhoto) =>
  call(app, regionRoutes.judgePhoto, { params: { id }, body, headers: moderator() });
const report = (id: string, body: Omit<ReportPhoto, 'id'>, headers: Record<string, string> = {}) =>
  call(app, reportPhoto, { params: { id }, body: { id: randomUUID(), ...body }, headers });

test('a photo whose text has contact data waits for the region, which publishes or removes it', async () => {
  const id = await publish({ alt: 'Tours al 944 555 121' });
  expect(await listed()).toEqual([]);
  expect(await waiting()).toMatchObject({
    items: [{ id, heldFor: ['phone'], judgements: ['publish', 'remove'] }],
    counts: { held: 1, reported: 0 },
  });
  expect((await judge(id, { judgement: 'remove' })).problem().issues).toMatchObject([{ path: 'body.reason' }]);
  expect((await judge(id, { judgement: 'publish' })).json()).toMatchObject({ state: 'published' });
  expect(await listed()).toMatchObject([{ id }]);
  await judge(id, { judgement: 'remove', reason: 'advertising' });
  expect(await listed()).toEqual([]);
  expect(await mine()).toMatchObject([{ state: 'removed', reason: 'La foto es publicidad', files: [] }]);
  expect(await mailsTo(people.traveller.email)).toEqual([
    'Tu foto de Huaca de la Luna está publicada',
    'Retiramos tu foto de Huaca de la Luna',
  ]);
  expect(await files.ids()).toEqual([]);
});

test('a person whom a photo shows asks to remove it, and gets the answer by mail', async () => {
  const [kept, removed] = [await publish(), await publish()];
  expect((await report(removed, { reason: 'shows_me' })).problem().issues).toMatchObject([{ path: 'body.email' }]);
  expect(
    (await report(removed, { reason: 'shows_me', email: 'ana@ejemplo.pe', words: 'Soy la de rojo' })).statusCode,
  ).toBe(200);
  expect((await report(kept, { reason: 'mine' }, other())).statusCode).toBe(200);
  expect((await report(kept, { reason: 'elsewhere' })).statusCode).toBe(200);
  expect(await waiting({ waiting: 'reported' })).toMatchObject({
    items: [{ id: kept, reports: [{ getsAnswer: true }, { getsAnswer: false }] }, { id: removed }],
    counts: { reported: 2 },
  });
  await judge(removed, { judgement: 'remove', reason: 'shows_me' });
  expect(await mailsTo('ana@ejemplo.pe')).toEqual(['Retiramos la foto de Huaca de la Luna']);
  expect((await judge(kept, { judgement: 'uphold' })).json()).toMatchObject({ state: 'published', reports: [] });
  expect(await mailsTo(people.other.email)).toEqual(['Sobre la foto de Huaca de la Luna']);
  expect((await report(kept, { reason: 'elsewhere' })).problem()).toMatchObject({ code: 'photo_action_refused' });
  expect((await report(kept, { reason: 'shows_me' }, other())).statusCode).toBe(200);
  expect((await waiting()).items).toMatchObject([{ id: kept }]);

  expect((await judge(kept, { judgement: 'hold' })).json()).toMatchObject({ state: 'held' });
  expect(await listed()).toEqual([]);
  const { rows } = await pool.query(`select action from audit_event where subject_id in ($1, $2) order by at, id`, [
    kept,
    removed,
  ]);
  expect(rows.map(({ action }) => action)).toEqual(['photos.remove', 'photos.uphold', 'photos.hold']);
});

test('the region chooses the cover, which a new photo does not replace', async () => {
  const [first, second] = [await publish(), await publish()];
  expect((await listed()).map(({ id }) => id)).toEqual([second, first]);
  const arrange = (ids: string[]) =>
    call(app, regionRoutes.arrangePhotos, {
      body: { about: { kind: 'company', id: luna }, ids },
      headers: moderator(),
    });
  expect((await arrange([first, randomUUID()])).problem()).toMatchObject({ code: 'photo_order_changed' });
  expect((await arrange([first, second])).json().items.map(({ id }) => id)).toEqual([first, second]);
  const third = await publish();
  expect((await listed()).map(({ id }) => id)).toEqual([first, second, third]);
  const page = (cursor?: string) =>
    call(app, listPlacePhotos, { query: { company: luna, limit: 2, cursor }, headers: token });
  const rest = await page((await page()).json().next!);
  expect(rest.json()).toMatchObject({ items: [{ id: third }], next: null });
});

test('the team of a place chooses the order, and others cannot', async () => {
  const [first, second] = [await publish(), await publish({ alt: 'Tours al 944 555 121' })];
  const third = await publish();
  await pool.query(
    `insert into company_member (region_id, company_id, account_id, role) values ('trujillo', $1, $2, 'editor')`,
    [luna, people.traveller.id],
  );
  const params = { placeId: luna };
  const list = (headers: Record<string, string>) => call(app, listOwnedPhotos, { params, headers });
  const own = people.traveller.headers;
  const shown = (await list(own)).json().items;
  expect(shown.map(({ id }) => id)).toEqual([third, first]);
  expect(shown[0]).toMatchObject({ preview: expect.stringMatching(/^data:image\/webp/) });
  expect((await list(other())).statusCode).toBe(404);
  const arrange = (ids: string[]) => call(app, arrangeOwnedPhotos, { params, body: { ids }, headers: own });
  expect((await arrange([first, second])).problem()).toMatchObject({ code: 'photo_order_changed' });
  expect((await arrange([first, third])).json().items.map(({ id }) => id)).toEqual([first, third]);
  expect((await listed()).map(({ id }) => id)).toEqual([first, third]);
});
