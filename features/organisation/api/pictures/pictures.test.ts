import sharp from 'sharp';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import type { FrontFile, Logo } from '#features/organisation/contract/pictures.ts';
import {
  focusFrontPicture,
  restoreOrganisationVersion,
  saveOrganisationSettings,
  showOrganisationSettings,
  uploadFrontPicture,
  uploadLogo,
} from '#features/organisation/contract/routes.ts';
import type { OrganisationEditor, OrganisationSettings } from '#features/organisation/contract/settings.ts';
import type { Route } from '#features/route.ts';
import { prepareAreas } from '#server/create-server.ts';
import { call } from '#tests/call.ts';
import { insertPerson, type TestPerson } from '#tests/people.ts';
import { testSite } from '#tests/site.ts';

const site = await testSite({ areas: ['organisation'] });
afterAll(site.close);

let admin: TestPerson;
let now: OrganisationEditor;
beforeAll(async () => {
  await prepareAreas(site.platform, site.areas);
  admin = await insertPerson(site.db, 'trujillo', { name: 'Rosa Admin', staff: 'admin' });
});
beforeEach(async () => {
  now = (await call(site.app, showOrganisationSettings, { headers: admin.headers })).json();
});

const send = (route: Pick<Route, 'path'>, payload: Buffer, type = 'image/png') =>
  site.app.inject({
    method: 'POST',
    url: route.path,
    headers: { ...admin.headers, 'content-type': type },
    payload,
  });
const save = async (settings: OrganisationSettings) =>
  call(site.app, saveOrganisationSettings, { headers: admin.headers, body: { version: now.version, settings } });
const withPicture = (file: FrontFile): OrganisationSettings => ({
  ...now.settings,
  home: { ...now.settings.home, picture: { file, alt: 'El mar al atardecer', credit: 'Rosa Díaz' } },
});
const face = async () => (await site.platform.region.current()).face;

/** Left half black, right half white, with the camera's metadata. */
const halves = async (width: number, height: number): Promise<Buffer> => {
  const right = await sharp({
    create: { width: Math.floor(width / 2), height, channels: 3, background: '#fff' },
  })
    .png()
    .toBuffer();
  return sharp({ create: { width, height, channels: 3, background: '#000' } })
    .composite([{ input: right, left: Math.ceil(width / 2), top: 0 }])
    .withExif({ IFD0: { Artist: 'Secreto' } })
    .jpeg()
    .toBuffer();
};

test('an uploaded front picture is cut for wide and narrow screens without metadata', async () => {
  const answer = await send(uploadFrontPicture, await halves(1600, 1000), 'image/jpeg');
  expect(answer.statusCode, answer.body).toBe(201);
  const file = answer.json<FrontFile>();
  expect(file).toMatchObject({
    focus: { x: 0.5, y: 0.5 },
    wide: { width: 1440, widths: [960, 1440], at: { x: 0.5, y: 0.5 } },
    tall: { width: 720, height: 960, widths: [480, 720] },
  });
  for (const name of ['wide960.avif', 'wide1440.webp', 'tall480.avif', 'tall720.webp']) {
    const image = await site.app.inject(`/archivos/${file.id}/${name}`);
    expect(image.statusCode, name).toBe(200);
    expect((await sharp(image.rawPayload).metadata()).exif, name).toBeUndefined();
  }
  expect((await site.app.inject(`/archivos/${file.id}/facts.json`)).statusCode).toBe(404);
});

test('another focus moves the narrow crop, and the first crops stay', async () => {
  const { id } = (await send(uploadFrontPicture, await halves(1600, 1000), 'image/jpeg')).json<FrontFile>();
  const focus = { x: 0.1, y: 0.5 };
  const moved = await call(site.app, focusFrontPicture, { params: { id }, body: focus, headers: admin.headers });
  expect(moved.statusCode, moved.body).toBe(201);
  const file = moved.json();
  expect(file.id).not.toBe(id);
  // The narrow crop is now in the black half, so its text needs a thin veil by night.
  expect(file.tall.veil.night).toBe(0.2);
  const crop = await site.app.inject(`/archivos/${file.id}/tall480.webp`);
  const { channels } = await sharp(crop.rawPayload).stats();
  expect(channels[0]!.max).toBeLessThan(40);
  expect((await site.app.inject(`/archivos/${id}/tall480.webp`)).statusCode).toBe(200);
  const unknown = await call(site.app, focusFrontPicture, {
    params: { id: 'x'.repeat(32) },
    body: focus,
    headers: admin.headers,
  });
  expect(unknown.problem().code).toBe('picture_not_found');
});

test('refuses an SVG file, and a picture that is too small', async () => {
  const svg = Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" width="2000" height="1000"><script/></svg>');
  for (const route of [uploadFrontPicture, uploadLogo]) {
    expect((await send(route, svg, 'image/svg+xml')).json()).toMatchObject({ code: 'image_kind' });
    expect((await send(route, svg)).json()).toMatchObject({ code: 'image_kind' });
  }
  const small = await send(uploadFrontPicture, await halves(800, 600), 'image/jpeg');
  expect(small.json()).toMatchObject({ status: 400, code: 'front_picture_small' });
});

test('a saved picture, headline and sentence appear on the site, and an older version restores the poster', async () => {
  const file = (await send(uploadFrontPicture, await halves(1600, 1000), 'image/jpeg')).json<FrontFile>();
  const settings = withPicture(file);
  const home = { ...settings.home, headline: ['Donde el sol', '*se acuesta*'], sentence: 'Ven a verlo.' };
  const saved = await save({ ...settings, home });
  expect(saved.statusCode, saved.body).toBe(200);
  expect(await face()).toMatchObject({
    headline: ['Donde el sol', '*se acuesta*'],
    sentence: 'Ven a verlo.',
    front: { alt: 'El mar al atardecer', credit: 'Foto: Rosa Díaz', ink: file.ink },
  });
  const { version } = saved.json();
  const back = await call(site.app, restoreOrganisationVersion, {
    params: { version: 0 },
    headers: admin.headers,
    body: { version },
  });
  expect(back.json().settings.home).toEqual({ ...now.settings.home, picture: null, sentence: null });
  expect(await face()).not.toHaveProperty('front');
  const again = await call(site.app, restoreOrganisationVersion, {
    params: { version },
    headers: admin.headers,
    body: { version: back.json().version },
  });
  expect(again.json().settings.home.picture?.file).toEqual(file);
});

test('refuses a picture without a text alternative, with other facts than its file, or with a long headline', async () => {
  const file = (await send(uploadFrontPicture, await halves(1600, 1000), 'image/jpeg')).json<FrontFile>();
  const settings = withPicture(file);
  const { home } = settings;
  const noAlt = await save({ ...settings, home: { ...home, picture: { ...home.picture!, alt: '' } } });
  expect(noAlt.problem().issues[0]?.path).toBe('body.settings.home.picture.alt');
  const thin = { ...file, wide: { ...file.wide, veil: { day: 0, night: 0 } } };
  expect((await save(withPicture(thin))).problem().issues).toMatchObject([{ code: 'unknown_picture' }]);
  const long = await save({ ...settings, home: { ...home, headline: ['Veinticinco letras de más', 'no'] } });
  expect(long.problem().issues).toMatchObject([{ path: 'body.settings.home.headline.0', code: 'headline' }]);
  const open = await save({ ...settings, home: { ...home, headline: ['sin *cerrar', 'no'] } });
  expect(open.problem().issues).toMatchObject([{ code: 'headline' }]);
});

test('a saved logo replaces the region’s figure, and an unknown logo is refused', async () => {
  const png = await sharp({ create: { width: 600, height: 300, channels: 4, background: '#00800080' } })
    .png()
    .toBuffer();
  const logo = (await send(uploadLogo, png)).json<Logo>();
  expect(logo).toMatchObject({ width: 512, height: 256, widths: [96, 192, 512] });
  const { brand } = now.settings;
  expect((await save({ ...now.settings, brand: { ...brand, logo } })).statusCode).toBe(200);
  expect((await face()).logo).toEqual({ src: `/archivos/${logo.id}/192.webp`, width: 512, height: 256 });
  const unknown = { ...logo, id: 'x'.repeat(32) };
  now = (await call(site.app, showOrganisationSettings, { headers: admin.headers })).json();
  const refused = await save({ ...now.settings, brand: { ...brand, logo: unknown } });
  expect(refused.problem().issues).toMatchObject([{ code: 'unknown_logo' }]);
});
