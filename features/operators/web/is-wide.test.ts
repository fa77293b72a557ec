import { rgbaToThumbHash } from 'thumbhash';
import { expect, test } from 'vitest';
import { isWide } from './is-wide.ts';

function photo(width: number, height: number) {
  const hash = rgbaToThumbHash(width, height, new Uint8Array(width * height * 4).fill(200));
  return { kind: 'photo' as const, file: '/x', alt: 'x', credit: '', thumbhash: Buffer.from(hash).toString('base64') };
}

test('only a photo that is wider than high is wide', () => {
  expect([isWide(photo(40, 30)), isWide(photo(30, 40))]).toEqual([true, false]);
  expect(isWide({ ...photo(40, 30), thumbhash: 'ñ' })).toBe(false);
  expect(isWide({ kind: 'poster', scene: 'camino', seed: 'x', alt: '' })).toBe(false);
  expect(isWide(null)).toBe(false);
});
