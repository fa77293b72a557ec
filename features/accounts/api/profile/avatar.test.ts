import sharp from 'sharp';
import { afterAll, expect, test } from 'vitest';
import { changeAvatar, removeAvatar, showAvatar } from '#features/accounts/contract/routes.ts';
import { call } from '#tests/call.ts';
import { insertPerson } from '#tests/people.ts';
import { testSite } from '#tests/site.ts';

const site = await testSite();
afterAll(site.close);
const { app, db, pool } = site;

const picture = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: '#2a6' } })
    .jpeg()
    .withExif({ IFD0: { Artist: 'Rosa en su casa' } })
    .toBuffer();

test('a portrait is cropped to a square', async () => {
  await pool.query(`insert into region (id) values ('trujillo') on conflict do nothing`);
  const rosa = await insertPerson(db, 'trujillo', { name: 'Rosa Retrato' });
  const luis = await insertPerson(db, 'trujillo', { name: 'Luis Retrato' });
  const put = async (payload: Buffer, type = 'image/jpeg') =>
    app.inject({
      method: changeAvatar.method,
      url: changeAvatar.path,
      headers: { ...rosa.headers, 'content-type': type },
      payload,
    });
  const fetched = (url: string) => app.inject({ url });

  const first = (await put(await picture(800, 500))).json().avatar;
  const image = await fetched(first.large);
  expect(image.headers['content-type']).toBe('image/webp');
  const { width, height, exif } = await sharp(image.rawPayload).metadata();
  expect([width, height, exif]).toEqual([320, 320, undefined]);

  const second = (await put(await picture(300, 300))).json().avatar;
  expect((await fetched(first.large)).statusCode).toBe(404);
  expect((await call(app, showAvatar, { headers: luis.headers })).json()).toEqual({ avatar: null });
  expect((await put(Buffer.from('<svg onload="alert(1)"/>'))).statusCode).toBe(415);
  expect((await put(Buffer.from('{}'), 'application/json')).statusCode).toBe(415);
  expect(
    (await app.inject({ method: changeAvatar.method, url: changeAvatar.path, headers: rosa.headers })).statusCode,
  ).toBe(415);
  expect((await call(app, showAvatar, { headers: rosa.headers })).json().avatar).toEqual(second);

  const small = await picture(40, 40);
  const atOnce = await Promise.all(Array.from({ length: 4 }, () => put(small)));
  expect(atOnce.map(({ statusCode }) => statusCode)).toEqual([200, 200, 200, 200]);
  const { avatar: last } = (await call(app, showAvatar, { headers: rosa.headers })).json();
  const left = await Promise.all(atOnce.map((answer) => fetched(answer.json().avatar.small)));
  expect(left.filter(({ statusCode }) => statusCode === 200)).toHaveLength(1);
  expect((await fetched(second.small)).statusCode).toBe(404);

  await call(app, removeAvatar, { headers: rosa.headers });
  expect((await fetched(last!.small)).statusCode).toBe(404);
});
