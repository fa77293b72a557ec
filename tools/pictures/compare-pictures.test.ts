import { mkdir, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { afterAll, expect, test, vi } from 'vitest';
import { comparePictures, differenceOf } from './compare-pictures.ts';

const folder = await mkdtemp(join(tmpdir(), 'vereda-compare-'));
afterAll(() => rm(folder, { recursive: true }));
vi.spyOn(console, 'log').mockReturnValue(undefined);

const grey = (width: number, height: number) => ({
  width,
  height,
  data: new Uint8Array(width * height * 4).fill(128),
});

test('equal pictures have no difference, and one changed pixel of ten is a tenth', () => {
  const changed = grey(5, 2);
  changed.data[4] = 0;
  expect(differenceOf(grey(5, 2), grey(5, 2)).share).toBe(0);
  expect(differenceOf(grey(5, 2), changed).share).toBe(0.1);
});

test('rows of pixels that only one picture has count as different', () => {
  expect(differenceOf(grey(4, 3), grey(4, 4)).share).toBe(0.25);
});

test('a difference of up to 1 % is not counted, but a missing picture is counted', async () => {
  const file = async (side: string, name: string, red: number) => {
    await mkdir(join(folder, side), { recursive: true });
    const { data } = grey(20, 10);
    for (let pixel = 0; pixel < red; pixel += 1) data[4 * pixel] = 255;
    await sharp(data, { raw: { width: 20, height: 10, channels: 4 } })
      .png()
      .toFile(join(folder, side, name));
  };
  await Promise.all([file('before', 'same.png', 0), file('after', 'same.png', 2)]);
  const compare = () => comparePictures(join(folder, 'before'), join(folder, 'after'), join(folder, 'out'));
  expect(await compare()).toBe(0);
  await Promise.all([file('before', 'changed.png', 0), file('after', 'changed.png', 3), file('after', 'new.png', 0)]);
  expect(await compare()).toBe(2);
});
