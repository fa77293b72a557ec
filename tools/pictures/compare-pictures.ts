import { mkdir, readdir, writeFile } from 'node:fs/promises';
import { join, relative } from 'node:path';
import sharp from 'sharp';
import { escapeHtml, pageHtml } from './page-html.ts';

const SHOWN_ABOVE = 0.01;
const TOLERANCE = 8;
const CHANNELS = 4;

export interface Pixels {
  width: number;
  height: number;
  data: Uint8Array;
}

/**
 * Pixels outside one of the pictures count as different.
 * @returns the share of different pixels, and a picture that shows them in red
 */
export function differenceOf(before: Pixels, after: Pixels): { share: number; picture: Pixels } {
  const [width, height] = [Math.max(before.width, after.width), Math.max(before.height, after.height)];
  const data = new Uint8Array(width * height * CHANNELS).fill(255);
  let count = 0;
  for (let y = 0; y < height; y += 1) {
    for (let x = 0; x < width; x += 1) {
      const at = (y * width + x) * CHANNELS;
      if (areAlike(before, after, x, y)) {
        const grey = (3 * 255 + after.data[(y * after.width + x) * CHANNELS + 1]!) / 4;
        data.fill(grey, at, at + 3);
      } else {
        data.set([220, 0, 40], at);
        count += 1;
      }
    }
  }
  return { share: count / (width * height), picture: { width, height, data } };
}

function areAlike(before: Pixels, after: Pixels, x: number, y: number): boolean {
  if (x >= before.width || x >= after.width || y >= before.height || y >= after.height) return false;
  const [a, b] = [before, after].map(({ width }) => (y * width + x) * CHANNELS);
  for (let channel = 0; channel < CHANNELS; channel += 1)
    if (Math.abs(before.data[a! + channel]! - after.data[b! + channel]!) > TOLERANCE) return false;
  return true;
}

interface Compared {
  name: string;
  share: number;
}

/** @returns the number of pictures in which more than 1 % of the pixels differ */
export async function comparePictures(before: string, after: string, out: string): Promise<number> {
  await mkdir(out, { recursive: true });
  const [was, is] = await Promise.all([before, after].map(picturesIn));
  const shared = was!.filter((name) => is!.includes(name));
  const changed: Compared[] = [];
  let exact = 0;
  for (const name of shared) {
    const [first, second] = await Promise.all([before, after].map((folder) => readPixels(join(folder, name))));
    const { share, picture } = differenceOf(first!, second!);
    if (share === 0) exact += 1;
    if (share <= SHOWN_ABOVE) continue;
    changed.push({ name, share });
    const { width, height } = picture;
    await sharp(picture.data, { raw: { width, height, channels: CHANNELS } })
      .png()
      .toFile(join(out, name));
  }
  changed.sort((one, other) => other.share - one.share);
  const single = [...only(was!, is!, 'before'), ...only(is!, was!, 'after')];
  await writeFile(
    join(out, 'index.html'),
    comparedPage(
      changed,
      single,
      [before, after].map((folder) => relative(out, folder)),
    ),
  );
  for (const { name, share } of changed) console.log(`${percent(share).padStart(8)}  ${name}`);
  for (const line of single) console.log(line);
  console.log(
    `${shared.length} compared, ${exact} without any difference, ${changed.length} above 1 %: ${join(out, 'index.html')}`,
  );
  return changed.length + single.length;
}

const picturesIn = async (folder: string) => (await readdir(folder)).filter((name) => name.endsWith('.png')).sort();
const percent = (share: number) => `${(100 * share).toFixed(2)} %`;
const only = (some: readonly string[], others: readonly string[], where: string) =>
  some.filter((name) => !others.includes(name)).map((name) => `only ${where}: ${name}`);

async function readPixels(file: string): Promise<Pixels> {
  const { data, info } = await sharp(file).ensureAlpha().raw().toBuffer({ resolveWithObject: true });
  return { width: info.width, height: info.height, data };
}

function comparedPage(changed: readonly Compared[], single: readonly string[], [before, after]: string[]): string {
  const figure = (folder: string, name: string, caption: string) =>
    `<figure><a href="${folder}/${name}"><img src="${folder}/${name}" alt="" loading="lazy"></a><figcaption>${caption}</figcaption></figure>`;
  const sections = changed.map(
    ({ name, share }) =>
      `<h2>${escapeHtml(name)}: ${percent(share)}</h2><div class="three">${figure(before!, name, 'before')}${figure(after!, name, 'after')}${figure('.', name, 'difference')}</div>`,
  );
  const list = single.map((line) => `<li>${escapeHtml(line)}</li>`).join('');
  return pageHtml(`Differences above 1 %: ${changed.length}`, `${list && `<ul>${list}</ul>`}${sections.join('\n')}`);
}
