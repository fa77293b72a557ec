import { expect, test } from 'vitest';
import { shrinkPhoto, sizeWithin } from './shrink-photo.ts';

test.each([
  [4000, 3000, [2400, 1800]],
  [3000, 4000, [1800, 2400]],
  [800, 600, [800, 600]],
])('a photograph of %i × %i pixels is sent as %j', (width, height, size) => {
  expect(sizeWithin(width, height)).toEqual(size);
});

test('small photographs and PDFs are sent unchanged', async () => {
  for (const file of [
    new File(['x'], 'foto.jpg', { type: 'image/jpeg' }),
    new File([new Uint8Array(2_000_000)], 'certificado.pdf', { type: 'application/pdf' }),
  ])
    expect(await shrinkPhoto(file)).toBe(file);
});
