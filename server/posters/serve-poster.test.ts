import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gunzipSync } from 'node:zlib';
import Fastify from 'fastify';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { OWN_SEEDS } from '#posters/own-seeds.ts';
import { posterUrl } from '#posters/poster-url.ts';
import { art } from '#regions/trujillo/art.ts';
import type { RegionNow } from '#server/region/live-region.ts';
import type { KeptFiles } from '#server/storage/kept-files.ts';
import { ownRegion } from '#tests/own-region.ts';
import { drawPoster } from './draw-poster.ts';
import { posterRoutes } from './serve-poster.ts';
import { renderShareImage } from './share-image.ts';

const FOLDER = join(import.meta.dirname, '../../regions/trujillo');

describe('the poster route', () => {
  const server = Fastify();
  let paper = art.paper;
  const region = { current: async () => ({ folder: FOLDER, art: { ...art, paper } }) as RegionNow };
  const isKnown = async (_region: string, scene: string, seed: string) => [scene, 'node-42', 'a'].includes(seed);
  beforeAll(() => server.register(posterRoutes, { region, isKnown, mostBytes: 1_000_000 }));
  afterAll(() => server.close());

  test('serves a compressed poster that caches keep for a year', async () => {
    const url = posterUrl({ region: 'trujillo', scene: 'huaca', seed: 'node-42', hour: 'dawn' });
    const answer = await server.inject({ url, headers: { 'accept-encoding': 'gzip' } });
    expect(answer.statusCode).toBe(200);
    expect(answer.headers['content-type']).toContain('image/svg+xml');
    expect(answer.headers['cache-control']).toContain('immutable');
    expect(gunzipSync(answer.rawPayload).toString()).toMatch(/^<svg .*<\/svg>$/s);
  });

  test('caches may keep a poster of an older art version for five minutes', async () => {
    const answer = await server.inject('/cartel/trujillo/huaca/a.svg?v=0');
    expect(answer.headers['cache-control']).toBe('public, max-age=300');
  });

  test("serves a whole sheet in the region's paper colour, which caches must revalidate", async () => {
    const url = posterUrl({ region: 'trujillo', scene: 'huaca', seed: 'a', format: 'card' });
    const before = await server.inject(url);
    const etag = String(before.headers.etag);
    expect(before.headers['cache-control']).toBe('no-cache');
    expect((await server.inject({ url, headers: { 'if-none-match': etag } })).statusCode).toBe(304);
    paper = '#abcdef';
    const after = await server.inject({ url, headers: { 'if-none-match': etag } });
    expect(after.statusCode).toBe(200);
    expect(after.payload).toContain('fill="#abcdef"');
  });

  test.each([
    '/cartel/trujillo/huaca/nobodys.svg',
    '/cartel/trujillo/constructor/a.svg',
    '/cartel/atlantis/huaca/a.svg',
    '/cartel/trujillo/huaca/a.svg?format=x',
    '/cartel/trujillo/huaca/a.svg?hour=teatime',
  ])('answers 404 in Spanish for %s', async (url) => {
    const answer = await server.inject(url);
    expect(answer.statusCode).toBe(404);
    expect(answer.json()).toMatchObject({ code: 'poster_not_found', status: 404 });
  });
});

test('draws posters of a region whose folder is outside the project', async () => {
  const own = await ownRegion(['art.ts', 'face.ts', 'region.json']);
  const folder = join(own.settings.REGIONS_DIR, own.settings.REGION);
  const svg = await drawPoster({ folder, art }, { scene: 'huaca', seed: 'huaca', format: 'art' });
  expect(svg.toString()).toMatch(/^<svg .*<\/svg>$/s);
  await own.remove();
});

test("every seed in the screens' source code is allowed", async () => {
  const root = join(import.meta.dirname, '../..');
  const folders = [...(await readdir(join(root, 'features'))).map((area) => join('features', area, 'web')), 'web'];
  const files = (
    await Promise.all(folders.map((folder) => readdir(join(root, folder), { recursive: true }).catch(() => [])))
  ).flatMap((names, i) => names.map((name) => join(root, folders[i]!, name)));
  const written: string[] = [];
  for (const file of files.filter((name) => /(?<!\.test)\.tsx?$/.test(name))) {
    const text = await readFile(file, 'utf8');
    for (const [, seed] of text.matchAll(/\bseed(?:=|: )["']([^"']*)["']/g)) written.push(seed!);
  }
  expect(written.length).toBeGreaterThan(8);
  expect(written.filter((seed) => !OWN_SEEDS.has(seed))).toEqual([]);
});

describe('the share image', () => {
  let dataDir = '';
  beforeAll(async () => {
    dataDir = await mkdtemp(join(tmpdir(), 'share-'));
  });
  afterAll(() => rm(dataDir, { recursive: true }));

  test('is 1200 × 630, has its title in the ink colour, and is equal for repeated requests', async () => {
    const region = { folder: FOLDER, art };
    const request = { region, scene: 'huaca', seed: 'node-42', kicker: 'Huaca · Moche', dataDir };
    const image = await renderShareImage({ ...request, title: 'Huaca de la Luna' });
    expect(await sharp(image).metadata()).toMatchObject({ width: 1200, height: 630, format: 'png' });
    expect(await renderShareImage({ ...request, title: 'Huaca de la Luna' })).toEqual(image);
    expect(await inkBelow(image)).toBeGreaterThan(
      (await inkBelow(await renderShareImage({ ...request, title: '' }))) + 2000,
    );
  });

  test('has the region’s logo in its upper left corner', async () => {
    const blue = await sharp({ create: { width: 144, height: 72, channels: 3, background: '#0000ff' } })
      .png()
      .toBuffer();
    const files = { read: async () => blue } as unknown as KeptFiles;
    const image = await renderShareImage({
      region: { folder: FOLDER, art },
      logo: { src: '/archivos/x/192.webp', files },
      scene: 'huaca',
      seed: 'c',
      title: '',
      kicker: '',
      dataDir,
    });
    const corner = await sharp(image).extract({ left: 70, top: 66, width: 130, height: 60 }).toBuffer();
    expect((await sharp(corner).stats()).dominant).toMatchObject({ r: 8, b: 248 });
  });

  test('shortens a title that is too long', async () => {
    const title =
      'Asociación de Artesanos y Pescadores de Caballito de Totora del Balneario de Huanchaco y Alrededores & hijos';
    const image = await renderShareImage({
      region: { folder: FOLDER, art },
      scene: 'huanchaco',
      seed: 'b',
      title,
      kicker: 'Taller',
      dataDir,
    });
    expect((await sharp(image).metadata()).width).toBe(1200);
  });
});

async function inkBelow(image: Buffer): Promise<number> {
  const strip = await sharp(image)
    .extract({ left: 24, top: 546, width: 1000, height: 80 })
    .greyscale()
    .raw()
    .toBuffer();
  return strip.reduce((dark, value) => dark + (value < 90 ? 1 : 0), 0);
}
