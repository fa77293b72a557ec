import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gunzipSync } from 'node:zlib';
import Fastify from 'fastify';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { posterUrl } from '#posters/poster-url.ts';
import { art } from '#regions/trujillo/art.ts';
import type { RegionNow } from '#server/region/live-region.ts';
import { posterRoutes } from './serve-poster.ts';
import { renderShareImage } from './share-image.ts';

describe('the poster route', () => {
  const server = Fastify();
  let paper = art.paper;
  const region = { current: async () => ({ art: { ...art, paper } }) as RegionNow };
  beforeAll(() => server.register(posterRoutes, { region }));
  afterAll(() => server.close());

  test('serves the poster that the address names, compressed and for ever', async () => {
    const url = posterUrl({ region: 'trujillo', scene: 'huaca', seed: 'node-42', hour: 'dawn' });
    const answer = await server.inject({ url, headers: { 'accept-encoding': 'gzip' } });
    expect(answer.statusCode).toBe(200);
    expect(answer.headers['content-type']).toContain('image/svg+xml');
    expect(answer.headers['cache-control']).toContain('immutable');
    expect(gunzipSync(answer.rawPayload).toString()).toMatch(/^<svg .*<\/svg>$/s);
  });

  test('answers a shorter time for another version of the art', async () => {
    const answer = await server.inject('/cartel/trujillo/huaca/a.svg?v=0');
    expect(answer.headers['cache-control']).toBe('public, max-age=300');
  });

  test('a whole sheet follows the paper of the region and is asked for again', async () => {
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
    '/cartel/trujillo/constructor/a.svg',
    '/cartel/atlantis/huaca/a.svg',
    '/cartel/trujillo/huaca/a.svg?format=x',
    '/cartel/trujillo/huaca/a.svg?hour=teatime',
  ])('says in Spanish that there is no poster at %s', async (url) => {
    const answer = await server.inject(url);
    expect(answer.statusCode).toBe(404);
    expect(answer.json()).toMatchObject({ code: 'poster_not_found', status: 404 });
  });
});

describe('the share image', () => {
  let dataDir = '';
  beforeAll(async () => {
    dataDir = await mkdtemp(join(tmpdir(), 'share-'));
  });
  afterAll(() => rm(dataDir, { recursive: true }));

  test('is a 1200 × 630 picture, the same when asked again, and sets its title in ink', async () => {
    const request = { art, scene: 'huaca', seed: 'node-42', kicker: 'Huaca · Moche', dataDir };
    const image = await renderShareImage({ ...request, title: 'Huaca de la Luna' });
    expect(await sharp(image).metadata()).toMatchObject({ width: 1200, height: 630, format: 'png' });
    expect(await renderShareImage({ ...request, title: 'Huaca de la Luna' })).toEqual(image);
    expect(await inkBelow(image)).toBeGreaterThan(
      (await inkBelow(await renderShareImage({ ...request, title: '' }))) + 2000,
    );
  });

  test('fits a very long title', async () => {
    const title =
      'Asociación de Artesanos y Pescadores de Caballito de Totora del Balneario de Huanchaco y Alrededores & hijos';
    const image = await renderShareImage({ art, scene: 'huanchaco', seed: 'b', title, kicker: 'Taller', dataDir });
    expect((await sharp(image).metadata()).width).toBe(1200);
  });
});

/** Dark pixels in the strip that holds the title. */
async function inkBelow(image: Buffer): Promise<number> {
  const strip = await sharp(image)
    .extract({ left: 24, top: 546, width: 1000, height: 80 })
    .greyscale()
    .raw()
    .toBuffer();
  return strip.reduce((dark, value) => dark + (value < 90 ? 1 : 0), 0);
}
