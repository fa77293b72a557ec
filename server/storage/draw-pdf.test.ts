import sharp from 'sharp';
import { afterAll, expect, test } from 'vitest';
import { pdfOf } from '#tests/pdf.ts';
import { openPdfPages } from './draw-pdf.ts';

const pages = openPdfPages();
afterAll(() => pages.close());
const limits = { mostPages: 3, side: 600 };

test('each page becomes a picture with the colours of the page', async () => {
  const [first, second, ...more] = await pages.draw(await pdfOf(2), limits);
  expect(more).toEqual([]);
  expect([first, second]).toMatchObject([
    { width: 300, height: 600 },
    { width: 300, height: 600 },
  ]);
  const { data } = await sharp(first!.data).raw().toBuffer({ resolveWithObject: true });
  const colourAt = (x: number, y: number) => [...data.subarray((y * 300 + x) * 3, (y * 300 + x) * 3 + 3)];
  expect(colourAt(150, 500)).toEqual([255, 255, 255]);
  const [red, green, blue] = colourAt(150, 150);
  expect(red).toBeGreaterThan(150);
  expect(green! + blue!).toBeLessThan(20);
});

test.each([
  ['too many pages', () => pdfOf(4), 'pdf_too_long'],
  ['a password', () => pdfOf(1, 'secreto'), 'pdf_broken'],
  ['no content', async () => Buffer.from('%PDF-1.7\n%%EOF'), 'pdf_broken'],
  ['another kind of content', async () => Buffer.from('<html></html>'), 'pdf_broken'],
])('a PDF with %s is refused', async (_, bytes, code) => {
  await expect(pages.draw(await bytes(), limits)).rejects.toMatchObject({ code });
});
