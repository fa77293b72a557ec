import type { Page } from '@playwright/test';
import sharp from 'sharp';
import { contrast } from '../features/organisation/contract/contrast.ts';

interface Line {
  color: string;
  x: number;
  y: number;
  width: number;
  height: number;
}

/** Lowest WCAG contrast between the text of the hero and the pixels behind its lines. */
export async function leastContrast(page: Page): Promise<number> {
  await page.evaluate(() => scrollTo(0, 0));
  const lines = await page.evaluate(() => {
    const text = document.querySelector('h1')!.parentElement!;
    return [...text.querySelectorAll<HTMLElement>(':scope > p, :scope > h1, :scope > h1 em')].flatMap((element) => {
      const range = document.createRange();
      range.selectNodeContents(element);
      const { color } = getComputedStyle(element);
      return [...range.getClientRects()].map(({ x, y, width, height }) => ({ color, x, y, width, height }));
    });
  });
  await colourText(page, 'transparent');
  const picture = await page.screenshot({ animations: 'disabled' });
  await colourText(page, '');
  const { width, height } = await sharp(picture).metadata();
  const found = await Promise.all(
    lines.map(async (line) => {
      const clip = inside(line, { width, height });
      if (!clip) return Number.POSITIVE_INFINITY;
      const pixels = await sharp(picture).extract(clip).removeAlpha().raw().toBuffer();
      return lowest(hexOf(line.color), pixels);
    }),
  );
  return Math.min(...found);
}

/** Sets the property in script, because the content security policy forbids further style sheets. */
const colourText = (page: Page, color: string): Promise<void> =>
  page.evaluate((value) => {
    const text = document.querySelector('h1')!.parentElement!;
    for (const element of text.querySelectorAll<HTMLElement>(':scope > p, :scope > h1, :scope > h1 *'))
      element.style.setProperty('color', value, 'important');
  }, color);

function inside({ x, y, width, height }: Line, full: { width: number; height: number }) {
  const [left, top] = [Math.max(0, Math.ceil(x)), Math.max(0, Math.ceil(y))];
  const right = Math.min(full.width, Math.floor(x + width));
  const bottom = Math.min(full.height, Math.floor(y + height));
  return right > left && bottom > top ? { left, top, width: right - left, height: bottom - top } : null;
}

function lowest(ink: string, pixels: Buffer): number {
  let least = Number.POSITIVE_INFINITY;
  for (let at = 0; at < pixels.length; at += 3 * 7)
    least = Math.min(least, contrast(ink, `#${pixels.subarray(at, at + 3).toString('hex')}`));
  return least;
}

/** "rgb(43, 26, 22)" → "#2b1a16". */
const hexOf = (color: string): string =>
  `#${(color.match(/\d+/g) ?? [])
    .slice(0, 3)
    .map((part) => Number(part).toString(16).padStart(2, '0'))
    .join('')}`;
