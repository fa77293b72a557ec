import sharp from 'sharp';
import { expect, test } from 'vitest';
import { thumbhashOf } from './keep-image.ts';
import { previewOf } from './preview-of.ts';

test('a hash becomes a small picture with the colours of the photo', async () => {
  const left = { create: { width: 60, height: 80, channels: 3, background: '#c03020' } } as const;
  const photo = sharp({ create: { width: 120, height: 80, channels: 3, background: '#2040c0' } }).composite([
    { input: await sharp(left).png().toBuffer(), left: 0, top: 0 },
  ]);
  const url = await previewOf(await thumbhashOf(sharp(await photo.png().toBuffer())));
  expect(url).toMatch(/^data:image\/webp;base64,[\w+/]+=*$/);
  expect(url!.length).toBeLessThan(600);
  const { data, info } = await sharp(Buffer.from(url!.split(',')[1]!, 'base64'))
    .removeAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  expect(info.width / info.height).toBeCloseTo(1.5, 0);
  const pixel = (x: number) => [...data.subarray(((info.height >> 1) * info.width + x) * 3)].slice(0, 3);
  const [first, last] = [pixel(1), pixel(info.width - 2)];
  expect(first[0]).toBeGreaterThan(first[2]!);
  expect(last[2]).toBeGreaterThan(last[0]!);
});

test('without a readable hash there is no picture', async () => {
  expect([await previewOf(null), await previewOf('AA==')]).toEqual([null, null]);
});
