import decodeQr from 'qr/decode.js';
import { expect, test } from 'vitest';
import { drawQr } from './draw-qr.ts';

const PIXELS = 4;

test('a scanner reads the text from the drawn path', () => {
  const text = 'https://ejemplo.pe/reservas/TRU-7H2K9M#ñandú';
  const { size, path } = drawQr(text);
  const width = size * PIXELS;
  const data = new Uint8Array(width * width * 4).fill(255);
  for (const [, x, y, length] of path.matchAll(/M(\d+) (\d+)h(\d+)v1h-\d+z/g)) {
    for (let row = Number(y) * PIXELS; row < (Number(y) + 1) * PIXELS; row += 1) {
      const begin = (row * width + Number(x) * PIXELS) * 4;
      data.fill(0, begin, begin + Number(length) * PIXELS * 4);
      for (let alpha = begin + 3; alpha < begin + Number(length) * PIXELS * 4; alpha += 4) data[alpha] = 255;
    }
  }
  expect(decodeQr({ width, height: width, data })).toBe(text);
});
