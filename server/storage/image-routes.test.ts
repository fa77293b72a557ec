import { rm } from 'node:fs/promises';
import sharp from 'sharp';
import { afterAll, expect, test } from 'vitest';
import { openFolder } from '#tests/open-folder.ts';
import { testSite } from '#tests/site.ts';
import { imagePath } from './image-path.ts';
import { acceptImages } from './image-routes.ts';
import { keepImage } from './keep-image.ts';
import { keptFiles } from './kept-files.ts';

const dataDir = await openFolder('image-routes');
const files = keptFiles({ DATA_DIR: dataDir, REGION: 'trujillo' });
const RULES = { maxBytes: 50_000, maxPixels: 1_000_000, widths: [40] };
const site = await testSite({
  settings: { DATA_DIR: dataDir },
  areas: [
    {
      name: 'album',
      routes(app) {
        acceptImages(app);
        app.put('/album', { bodyLimit: RULES.maxBytes }, ({ body }) => keepImage(files, body as Buffer, RULES));
      },
    },
  ],
});
afterAll(async () => {
  await site.close();
  await rm(dataDir, { recursive: true });
});
const image = await sharp({ create: { width: 80, height: 80, channels: 3, background: 'red' } })
  .png()
  .toBuffer();
const put = (payload: Buffer, type: string) =>
  site.app.inject({ method: 'PUT', url: '/album', payload, headers: { 'content-type': type } });

test('an uploaded image is re-encoded and served with restrictive headers', async () => {
  const kept = (await put(image, 'image/png')).json();
  const answer = await site.app.inject(imagePath(kept.id, 40, 'webp'));
  expect(answer.statusCode).toBe(200);
  expect(answer.headers).toMatchObject({
    'content-type': 'image/webp',
    'cache-control': 'public, max-age=31536000, immutable',
    'x-content-type-options': 'nosniff',
    'content-security-policy': "default-src 'none'; frame-ancestors 'none'; sandbox",
  });
  await files.remove(kept.id);
  expect((await site.app.inject(imagePath(kept.id, 40, 'webp'))).statusCode).toBe(404);
});

test('an upload is refused unless its content type and its bytes are an image', async () => {
  expect((await put(Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>'), 'image/png')).json().code).toBe(
    'image_kind',
  );
  for (const type of ['image/svg+xml', 'text/plain', 'multipart/form-data; boundary=x', 'application/octet-stream']) {
    const answer = await put(image, type);
    expect([answer.statusCode, answer.json().code]).toEqual([415, 'image_kind']);
  }
  const paper = await put(Buffer.from('%PDF-1.7'), 'application/pdf');
  expect([paper.statusCode, paper.json().detail]).toEqual([415, expect.stringMatching(/^Un PDF no se puede subir/)]);
  expect((await put(Buffer.alloc(RULES.maxBytes + 1), 'image/png')).json().code).toBe('too_large');
});

test('paths to other files are answered 404', async () => {
  for (const path of ['/archivos/../../package.json', `/archivos/${'x'.repeat(32)}/..%2f..%2fpackage.json`]) {
    expect((await site.app.inject(path)).statusCode).toBe(404);
  }
});
