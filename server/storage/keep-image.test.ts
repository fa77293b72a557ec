import { rm } from 'node:fs/promises';
import { crc32, deflateSync } from 'node:zlib';
import sharp from 'sharp';
import { afterAll, describe, expect, test } from 'vitest';
import { Problem } from '#server/errors.ts';
import { openFolder } from '#tests/open-folder.ts';
import { keepImage } from './keep-image.ts';
import { keptFiles } from './kept-files.ts';

const dataDir = await openFolder('images');
afterAll(() => rm(dataDir, { recursive: true }));
const files = keptFiles({ DATA_DIR: dataDir, REGION: 'trujillo' });
const RULES = { maxBytes: 2_000_000, maxPixels: 4_000_000, widths: [64, 320, 1280] };
const keep = (bytes: Buffer, rules: Partial<typeof RULES> & { square?: boolean } = {}) =>
  keepImage(files, bytes, { ...RULES, ...rules });
const refusal = (bytes: Buffer, rules: Partial<typeof RULES> = {}) =>
  keep(bytes, rules).then(
    () => 'kept',
    (error) => (error instanceof Problem ? error.code : error),
  );

/** A red left half and a blue right half show a rotation. */
const halves = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: '#2040c0' } }).composite([
    { input: { create: { width: width / 2, height, channels: 3, background: '#c02020' } }, left: 0, top: 0 },
  ]);

describe('a stored image', () => {
  test('has every size and format, and no metadata of the upload', async () => {
    const sent = await halves(800, 400)
      .withExif({ IFD0: { Artist: 'Ana Robada' }, IFD3: { GPSLatitude: '8/1 6/1 0/1' } })
      .withXmp('<x:xmpmeta xmlns:x="adobe:ns:meta/"><secret>casa de Ana</secret></x:xmpmeta>')
      .jpeg()
      .toBuffer();
    const hostile = Buffer.concat([sent, Buffer.from('<script>alert(1)</script>')]);
    expect(hostile.includes('Ana Robada') && hostile.includes('casa de Ana')).toBe(true);
    const kept = await keep(hostile);
    expect(kept).toMatchObject({ width: 800, height: 400, widths: [64, 320, 800], formats: ['avif', 'webp'] });
    expect(Buffer.from(kept.thumbhash, 'base64').length).toBeLessThan(40);
    for (const width of kept.widths) {
      for (const format of kept.formats) {
        const bytes = (await files.read(kept.id, `${width}.${format}`))!;
        const { exif, xmp, icc, ...made } = await sharp(bytes).metadata();
        expect([made.width, made.format, exif, xmp]).toEqual([
          width,
          format === 'avif' ? 'heif' : 'webp',
          undefined,
          undefined,
        ]);
        for (const trace of ['Ana Robada', 'casa de Ana', '<script>']) expect(bytes.includes(trace)).toBe(false);
      }
    }
  });

  test('is rotated as its orientation says', async () => {
    // Orientation 6 means that the left half of the file is the top of the picture.
    const kept = await keep(await halves(200, 100).withMetadata({ orientation: 6 }).jpeg().toBuffer());
    expect([kept.width, kept.height]).toEqual([100, 200]);
    const { data } = await sharp((await files.read(kept.id, '100.webp'))!)
      .raw()
      .toBuffer({ resolveWithObject: true });
    const [top, bottom] = [data.subarray(3 * 50), data.subarray(3 * (199 * 100 + 50))];
    expect(top[0]! > top[2]! && bottom[2]! > bottom[0]!).toBe(true);
  });

  test('is cropped to a square on request, keeps transparency, and is never enlarged', async () => {
    const clear = await sharp({ create: { width: 90, height: 40, channels: 4, background: '#ff000040' } })
      .png()
      .toBuffer();
    const kept = await keep(clear, { square: true, widths: [32, 256] });
    expect([kept.width, kept.height, kept.widths]).toEqual([40, 40, [32, 40]]);
    expect((await sharp((await files.read(kept.id, '40.webp'))!).metadata()).hasAlpha).toBe(true);
  });

  test('has an unguessable id, and cannot be read after its removal', async () => {
    const image = await halves(20, 20).png().toBuffer();
    const [one, two] = [await keep(image), await keep(image)];
    expect(one.id).toMatch(/^[\w-]{32}$/);
    expect(one.id).not.toBe(two.id);
    await files.remove(one.id);
    expect(await files.read(one.id, '20.webp')).toBeNull();
    expect(await files.read(two.id, '20.webp')).not.toBeNull();
    expect(await files.ids()).not.toContain(one.id);
    await files.remove(one.id);
  });

  test('an id or a name that leads out of the folder reads nothing', async () => {
    for (const [id, name] of [
      ['../../../../etc', 'passwd'],
      ['..', '20.webp'],
      ['x'.repeat(32), '../20.webp'],
      [`${'x'.repeat(31)}/`, '20.webp'],
      ['x'.repeat(32), '20.webp\0'],
    ]) {
      expect(await files.read(id!, name!)).toBeNull();
    }
    await files.remove('../..');
    expect((await files.ids()).length).toBeGreaterThan(0);
  });
});

describe('an upload is refused', () => {
  test('if its bytes are none of the four accepted kinds', async () => {
    const svg = '<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>';
    for (const bytes of [
      Buffer.from(svg),
      Buffer.from(`<?xml version="1.0"?>${svg}`),
      Buffer.from('<!doctype html><script>alert(1)</script>'),
      Buffer.from('%PDF-1.7'),
      Buffer.from('GIF89a<script>'),
      await halves(10, 10).gif().toBuffer(),
      await halves(10, 10).tiff().toBuffer(),
      Buffer.alloc(0),
      Buffer.from('RIFF'),
    ]) {
      expect(await refusal(bytes)).toBe('image_kind');
    }
  });

  test('if it is truncated or only begins like an image', async () => {
    const jpeg = await halves(600, 600).jpeg().toBuffer();
    expect(await refusal(jpeg.subarray(0, jpeg.length / 2))).toBe('image_broken');
    expect(await refusal(Buffer.concat([jpeg.subarray(0, 4), Buffer.from('<svg onload=alert(1)>')]))).toBe(
      'image_broken',
    );
    const png = await halves(60, 60).png().toBuffer();
    expect(await refusal(png.subarray(0, 40))).toBe('image_broken');
    for (const kind of ['\x89PNG\r\n\x1a\n', 'RIFF\xff\xff\xff\x7fWEBPVP8 ', '\0\0\0\x20ftypavif\0\0\0\0']) {
      expect(await refusal(Buffer.concat([Buffer.from(kind, 'latin1'), Buffer.alloc(400, 7)]))).toBe('image_broken');
    }
  });

  test('if it is a decompression bomb: few bytes with very many pixels', async () => {
    const bomb = pngOf(30_000, 30_000);
    expect(bomb.length).toBeLessThan(1_000_000);
    expect(await refusal(bomb)).toBe('image_too_big');
    expect(await refusal(pngOf(2_147_483_647, 2_147_483_647))).toMatch(/^image_(too_big|broken)$/);
    expect(await refusal(pngOf(0, 0))).toBe('image_broken');
    expect(await refusal(await halves(300, 300).webp().toBuffer(), { maxPixels: 80_000 })).toBe('image_too_big');
  });

  test('if it has several frames', async () => {
    const frame = (background: string) =>
      sharp({ create: { width: 30, height: 30, channels: 3, background } })
        .png()
        .toBuffer();
    const frames = await Promise.all(['red', 'green', 'blue'].map(frame));
    const moving = await sharp(frames, { join: { animated: true } })
      .webp()
      .toBuffer();
    expect((await sharp(moving).metadata()).pages).toBeGreaterThan(1);
    expect(await refusal(moving)).toBe('image_moves');
  });

  test('if it has too many bytes, before it is decoded', async () => {
    const jpeg = await halves(600, 600).jpeg().toBuffer();
    expect(await refusal(jpeg, { maxBytes: jpeg.length - 1 })).toBe('too_large');
  });
});

/**
 * Makes a PNG with one bit per pixel. A very large PNG gets no pixel data, because the data would not fit in memory.
 */
function pngOf(width: number, height: number): Buffer {
  const chunk = (name: string, data: Buffer) => {
    const body = Buffer.concat([Buffer.from(name, 'latin1'), data]);
    const frame = Buffer.alloc(8);
    frame.writeUInt32BE(data.length, 0);
    frame.writeUInt32BE(crc32(body), 4);
    return Buffer.concat([frame.subarray(0, 4), body, frame.subarray(4)]);
  };
  const header = Buffer.alloc(13);
  header.writeUInt32BE(width, 0);
  header.writeUInt32BE(height, 4);
  header[8] = 1;
  const rows = width * height > 1e9 ? 0 : height * (1 + Math.ceil(width / 8));
  return Buffer.concat([
    Buffer.from('\x89PNG\r\n\x1a\n', 'latin1'),
    chunk('IHDR', header),
    chunk('IDAT', deflateSync(Buffer.alloc(rows))),
    chunk('IEND', Buffer.alloc(0)),
  ]);
}
