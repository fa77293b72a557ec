import sharp from 'sharp';
import { expect, test } from 'vitest';
import { readRegion } from '#regions/read-region.ts';
import { readArt } from '#server/region/read-art.ts';
import type { KeptFiles } from '#server/storage/kept-files.ts';
import { voucherPicture } from './voucher-picture.ts';

const { folder } = await readRegion('trujillo');
const art = await readArt(folder);
const blue = await sharp({ create: { width: 144, height: 72, channels: 3, background: '#0000ff' } })
  .png()
  .toBuffer();
const files = { read: async () => blue } as unknown as KeptFiles;

async function cornerOf(face: { logo?: { src: string; width: number; height: number } }) {
  const picture = await voucherPicture(undefined, { folder, art, face }, files);
  const corner = await sharp(picture).extract({ left: 50, top: 44, width: 100, height: 50 }).png().toBuffer();
  return (await sharp(corner).stats()).dominant;
}

test('the picture of a voucher has the region’s logo in its upper left corner', async () => {
  const { r, b } = await cornerOf({ logo: { src: '/archivos/x/192.webp', width: 144, height: 72 } });
  expect([r < 40, b > 220]).toEqual([true, true]);
  const without = await cornerOf({});
  expect(without.b - without.r).toBeLessThan(150);
});
