import { randomUUID } from 'node:crypto';
import sharp from 'sharp';
import { afterAll, beforeEach, describe, expect, test } from 'vitest';
import * as own from '#features/photos/contract/own-routes.ts';
import { UNDO_MINUTES } from '#features/photos/contract/share.ts';
import { pathOf } from '#features/route.ts';
import { readImageAt } from '#server/storage/image-path.ts';
import { call } from '#tests/call.ts';
import { cameraPhoto, hostileFiles } from '#tests/photo-files.ts';
import { photoSite } from '#tests/photo-site.ts';
import { insertPlaces } from '#tests/places.ts';
import { insertDeparture } from '#tests/sales.ts';

const REGION = 'trujillo';
const { begin, part, arrived, send, share, publish, listed, mine, keptId, ...rest } = await photoSite();
const { site, files, people, luna, clear, close } = rest;
const { app, db, pool } = site;
const traveller = () => people.traveller.headers;
const other = () => people.other.headers;
afterAll(close);
beforeEach(clear);

describe('a photo', () => {
  test('arrives in parts, is shared once, and is published as WebP and then as AVIF without metadata', async () => {
    const photo = await cameraPhoto();
    const id = (await begin(photo.length)).json().id;
    expect((await share(id)).problem()).toMatchObject({ code: 'photo_incomplete' });
    expect((await part(id, photo.subarray(0, 1000), 0)).statusCode).toBe(204);
    // The answer to the first part was lost, so the browser asks where to go on.
    expect((await part(id, photo.subarray(0, 1000), 0)).statusCode).toBe(409);
    expect((await arrived(id)).headers['upload-offset']).toBe('1000');
    expect((await part(id, photo.subarray(1000), 1000)).statusCode).toBe(204);
    for (const _ of ['first', 'repeated'])
      expect((await share(id)).json()).toMatchObject({ id, state: 'processing', about: { name: 'Huaca de la Luna' } });
    expect(await listed()).toEqual([]);
    const runs = await site.runJobs();
    expect(runs.filter(({ name }) => name === 'photos/encode')).toHaveLength(1);

    const [shown] = await listed();
    expect(shown).toMatchObject({ id, author: 'Lucía M.', licence: 'CC BY 4.0', alt: 'El rostro de Aiapæc' });
    expect(shown!.files.map(({ type, width }) => [type, width])).toEqual([
      ...[480, 600].flatMap((width) => [
        ['image/avif', width],
        ['image/webp', width],
      ]),
    ]);
    for (const { url, width } of shown!.files) {
      const bytes = (await readImageAt(files, url))!;
      const facts = await sharp(bytes).metadata();
      expect([facts.width, facts.exif, facts.xmp]).toEqual([width, undefined, undefined]);
      expect(bytes.includes('<script>') || bytes.includes('onerror')).toBe(false);
    }
    expect(await files.read(await keptId(id), 'sent.raw')).toBeNull();
    const { rows } = await pool.query('select lat, lon, taken_on from photo where id = $1', [id]);
    expect(rows).toEqual([{ lat: null, lon: null, taken_on: null }]);
  });

  test('keeps where and when it was taken only if the author sends the beginning of the file', async () => {
    const photo = await cameraPhoto();
    const id = await send(photo);
    await share(id, { header: photo.subarray(0, 65_536).toString('base64') });
    const { rows } = await pool.query(`select lat, lon, taken_on::text from photo where id = $1`, [id]);
    expect(rows[0].lat).toBeCloseTo(-8.135, 3);
    expect(rows[0].lon).toBeCloseTo(-78.99, 3);
    expect(rows[0].taken_on).toBe('2026-11-20');
    await site.runJobs();
    expect((await listed())[0]).toMatchObject({ takenOn: '2026-11-20' });
    expect(JSON.stringify(await listed())).not.toContain('78.99');
  });

  test('keeps the order in which the author chose it', async () => {
    const batch = randomUUID();
    const [first, second, third] = await Promise.all([0, 1, 2].map(async () => send(await cameraPhoto(), { batch })));
    for (const [id, order] of [
      [third, 2],
      [first, 0],
      [second, 1],
    ] as const)
      await share(id!, { order });
    await site.runJobs();
    expect((await listed()).map(({ id }) => id)).toEqual([first, second, third]);
  });

  test('a job that runs twice, or ends halfway, publishes the photo once', async () => {
    const id = await publish();
    const before = await listed();
    await site.platform.jobs.add(db, 'photos/encode', { photoId: id });
    await site.platform.jobs.add(db, 'photos/add-avif', { photoId: id });
    await site.runJobs();
    expect(await listed()).toEqual(before);
    expect(await files.ids()).toEqual([await keptId(id)]);
  });

  test('of a place that is the public profile of an operator belongs to the operator', async () => {
    const { operator } = await insertDeparture(db, REGION);
    const [profile] = (await insertPlaces(db, REGION, [{ name: 'Perfil del Norte' }])) as [string];
    await pool.query('update operator set company_id = $1 where id = $2', [profile, operator]);
    const id = await publish({}, { about: { kind: 'company', id: profile } });
    expect(await listed(profile)).toMatchObject([{ id, owner: operator }]);
  });
});

describe('a file is refused', () => {
  test.each([
    ['image/svg+xml', 'Un SVG es un dibujo'],
    ['image/heic', 'Es una foto HEIC'],
    ['image/gif', 'Un GIF no se puede'],
    ['video/mp4', 'Un video no se puede'],
    ['application/pdf', 'Un PDF no se puede'],
    ['text/html', 'Envía una foto'],
  ])('before it is sent if its type is %s', async (type, words) => {
    expect((await begin(1000, { type })).problem()).toMatchObject({
      code: 'photo_kind',
      detail: expect.stringContaining(words),
    });
  });

  test('before it is sent if it is too large', async () => {
    expect((await begin(15_000_001)).problem()).toMatchObject({
      code: 'too_large',
      detail: 'La foto pesa más de 15 MB. Redúcela y envíala de nuevo.',
    });
  });

  test('if its bytes are no photo, whatever the browser says', async () => {
    const { 'a photo without its end': cut, ...others } = await hostileFiles();
    for (const [name, bytes] of Object.entries(others)) {
      const answer = await share(await send(bytes));
      expect([name, answer.problem().code]).toEqual([name, 'photo_kind']);
    }
    // Only decoding finds the damage, so the job refuses the file.
    const id = await send(cut!);
    expect((await share(id)).statusCode).toBe(200);
    await site.runJobs();
    expect(await mine()).toMatchObject([{ id, state: 'refused', reason: expect.stringContaining('No pudimos abrir') }]);
    expect(await files.ids()).toEqual([]);
    expect((await call(app, own.discardPhoto, { params: { id }, headers: traveller() })).statusCode).toBe(204);
  });

  test('if it decodes to too many pixels', async () => {
    const bomb = await sharp({ create: { width: 9000, height: 9000, channels: 3, background: '#fff' } })
      .png({ compressionLevel: 9 })
      .toBuffer();
    expect(bomb.length).toBeLessThan(1_000_000);
    expect((await share(await send(bomb, { type: 'image/png' }))).problem()).toMatchObject({ code: 'image_too_big' });
  });

  test('the bytes behind a photo are not stored', async () => {
    const polyglot = Buffer.concat([await cameraPhoto(), Buffer.from('<script>alert("tail")</script>')]);
    await share(await send(polyglot));
    await site.runJobs();
    const [shown] = await listed();
    for (const { url } of shown!.files) expect((await readImageAt(files, url))!.includes('alert')).toBe(false);
  });
});

test('another person reaches neither the bytes nor the photo, and no path serves the raw file', async () => {
  const photo = await cameraPhoto();
  const id = await send(photo);
  expect((await arrived(id, other())).statusCode).toBe(404);
  expect((await part(id, photo, 0, other())).statusCode).toBe(404);
  expect((await share(id, {}, other())).problem()).toMatchObject({ code: 'photo_not_found' });
  for (const route of [own.showAccountPhoto, own.withdrawPhoto, own.restorePhoto])
    expect((await call(app, route, { params: { id }, headers: other() })).problem().code).toBe('photo_not_found');
  expect((await call(app, own.discardPhoto, { params: { id }, headers: other() })).problem().code).toBe(
    'photo_not_found',
  );
  expect((await begin(photo.length, { id, headers: other() })).problem().code).toBe('photo_not_found');
  const url = pathOf(own.continuePhotoUpload, { params: { id } });
  for (const method of ['GET', 'DELETE', 'OPTIONS'] as const)
    expect([404, 405]).toContain((await app.inject({ method, url, headers: traveller() })).statusCode);
  expect((await app.inject({ method: 'POST', url: url.replace(`/${id}`, ''), headers: traveller() })).statusCode).toBe(
    404,
  );
  await share(id);
  expect((await app.inject(`/archivos/${await keptId(id)}/sent.raw`)).statusCode).toBe(404);
});

test('a person and a place have limits', async () => {
  await pool.query(
    `insert into photo (region_id, owner_kind, owner_id, state, account_id, kept_id, bytes, batch)
     select $1, 'company', $2, 'uploading', $3, md5(n::text), 1, gen_random_uuid() from generate_series(1, $4) n`,
    [REGION, luna, people.traveller.id, site.platform.config.PHOTOS_PER_PERSON],
  );
  expect((await begin(1000)).problem()).toMatchObject({ code: 'too_many_photos' });
  expect((await begin(1000, { headers: other() })).statusCode).toBe(201);
});

test('the author takes a photo back and restores it, and later its files are deleted', async () => {
  const id = await publish();
  const act = (route: typeof own.withdrawPhoto) => call(app, route, { params: { id }, headers: traveller() });
  for (const _ of ['first', 'repeated'])
    expect((await act(own.withdrawPhoto)).json()).toMatchObject({ state: 'withdrawn', can: { restore: true } });
  expect(await listed()).toEqual([]);
  for (const _ of ['first', 'repeated'])
    expect((await act(own.restorePhoto)).json()).toMatchObject({ state: 'published' });
  expect(await listed()).toMatchObject([{ id }]);

  await act(own.withdrawPhoto);
  await pool.query(`update photo set withdrawn_at = now() - $1::int * interval '1 minute'`, [UNDO_MINUTES + 1]);
  expect((await act(own.restorePhoto)).problem()).toMatchObject({ code: 'photo_action_refused' });
  await site.platform.jobs.add(db, 'photos/sweep', {});
  await site.runJobs();
  expect(await files.ids()).toEqual([]);
  expect(await mine()).toEqual([]);
});

test('an upload that ends halfway is deleted after a day', async () => {
  const photo = await cameraPhoto();
  const id = (await begin(photo.length)).json().id;
  await part(id, photo.subarray(0, 500), 0);
  await pool.query(`update photo set created_at = now() - interval '25 hours'`);
  await site.platform.jobs.add(db, 'photos/sweep', {});
  await site.runJobs();
  expect((await pool.query('select from photo')).rows).toHaveLength(0);
  expect((await begin(photo.length, { id })).statusCode).toBe(201);
  expect((await arrived(id)).headers['upload-offset']).toBe('0');
});

test('the public answers change when a photo appears or disappears, and not while it is sent', async () => {
  const changes = async () => (await pool.query('select count(*)::int as count from public_change')).rows[0].count;
  const before = await changes();
  const id = await send(await cameraPhoto());
  await share(id);
  expect(await changes()).toBe(before);
  await site.runJobs();
  const after = await changes();
  expect(after).toBeGreaterThan(before);
  await call(app, own.withdrawPhoto, { params: { id }, headers: traveller() });
  expect(await changes()).toBeGreaterThan(after);
});
