import { createHash } from 'node:crypto';
import { mkdir, readFile, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import sharp from 'sharp';
import type { RegionArt } from '#posters/art.ts';
import { bits, num, range } from '#posters/ink/marks.ts';
import { ART_VERSION } from '#posters/poster-url.ts';
import type { RegionNow } from '#server/region/live-region.ts';
import { inTurns } from '#server/storage/turns.ts';
import { drawPoster, type PosterWish } from './draw-poster.ts';
import { type FontFile, fontFiles } from './font-files.ts';
import { logoPlate, type StoredLogo } from './logo-plate.ts';

export interface ShareImage extends Pick<PosterWish, 'scene' | 'seed' | 'hour'> {
  region: Pick<RegionNow, 'folder' | 'art'>;
  logo?: StoredLogo;
  title: string;
  kicker: string;
  dataDir: string;
}

export const SHARE_WIDTH = 1200;
export const SHARE_HEIGHT = 630;

const MARGIN = 24;
const PICTURE = { width: SHARE_WIDTH - 2 * MARGIN, height: 458 };
const TITLE_SIZES = [54, 48, 42, 36] as const;

const underWay = new Map<string, Promise<Buffer>>();
/** Two images at the same time and sixty waiting, because an image takes some tenths of a second. */
const turn = inTurns(2, 60);

/**
 * Finished images are stored on disk.
 * @throws {Problem} `unavailable` while too many images wait.
 */
export function renderShareImage(request: ShareImage): Promise<Buffer> {
  const { region, logo, scene, seed, hour, title, kicker, dataDir } = request;
  const { art } = region;
  const key = createHash('sha256')
    .update(
      JSON.stringify([
        ART_VERSION,
        art.id,
        art.paper,
        art.ink,
        art.accent,
        art.rule,
        scene,
        seed,
        hour,
        title,
        kicker,
        logo?.src,
      ]),
    )
    .digest('hex')
    .slice(0, 40);
  const running = underWay.get(key);
  if (running) return running;
  const file = join(dataDir, 'cache', 'share', `${key}.png`);
  const job = keptOrDrawn(file, request).finally(() => underWay.delete(key));
  underWay.set(key, job);
  return job;
}

async function keptOrDrawn(file: string, request: ShareImage): Promise<Buffer> {
  const kept = await readFile(file).catch(() => undefined);
  if (kept) return kept;
  const image = await turn(() => draw(request));
  await mkdir(join(file, '..'), { recursive: true });
  await writeFile(`${file}.${process.pid}`, image);
  await rename(`${file}.${process.pid}`, file);
  return image;
}

async function draw({ region, logo, scene, seed, hour, title, kicker, dataDir }: ShareImage): Promise<Buffer> {
  const { art } = region;
  const fonts = await fontFiles(join(dataDir, 'cache', 'fonts'));
  const width = SHARE_WIDTH - 2 * MARGIN;
  const [picture, titleImage, kickerImage, logoImage] = await Promise.all([
    drawPoster(region, { scene, seed, hour, format: 'panorama' }).then(pictureOf),
    titleThatFits(title, fonts.title, art.ink, width),
    lettering(`<span letter_spacing="3000">${escapeMarkup(kicker.toUpperCase())}</span>`, fonts.label, 18, art.accent),
    logo && logoPlate(logo, { paper: art.paper, most: { width: 260, height: 72 } }),
  ]);
  return sharp({ create: { width: SHARE_WIDTH, height: SHARE_HEIGHT, channels: 3, background: art.paper } })
    .composite([
      { input: picture, left: MARGIN, top: MARGIN },
      ...(logoImage ? [{ input: logoImage, left: 2 * MARGIN, top: 2 * MARGIN }] : []),
      { input: Buffer.from(motifRule(art, width)), left: MARGIN, top: MARGIN + PICTURE.height + 10 },
      ...(kickerImage ? [{ input: await cropped(kickerImage, width), left: MARGIN + 2, top: 520 }] : []),
      ...(titleImage ? [{ input: titleImage, left: MARGIN, top: 548 }] : []),
    ])
    .png({ palette: true, dither: 0.4, effort: 4 })
    .toBuffer();
}

/** Scales the poster a little beyond its frame and crops top and bottom. */
async function pictureOf(svg: Buffer): Promise<Buffer> {
  return sharp(svg, { density: (72 * PICTURE.width) / 1085 })
    .resize(PICTURE.width, PICTURE.height, { fit: 'cover', position: 'centre' })
    .png()
    .toBuffer();
}

function motifRule(art: RegionArt, width: number): string {
  const unit = 2;
  const cell = art.motif[0]!.length * unit;
  const count = Math.floor(width / cell);
  const left = (width - count * cell) / 2;
  const marks = range(count).map((i) => bits(art.motif, unit, num(left + i * cell)));
  const height = art.motif.length * unit;
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}"><path d="${marks.join('')}" fill="${art.rule}"/></svg>`;
}

/** Uses the largest size that fits on one line. A title that is too long ends with an ellipsis. */
async function titleThatFits(title: string, font: FontFile, ink: string, width: number): Promise<Buffer | undefined> {
  for (const size of TITLE_SIZES) {
    const image = await lettering(escapeMarkup(title), font, size, ink);
    if (!image || (await widthOf(image)) <= width) return image;
  }
  const smallest = TITLE_SIZES[TITLE_SIZES.length - 1]!;
  for (let words = title.split(' ').slice(0, -1); words.length; words = words.slice(0, -1)) {
    const image = await lettering(escapeMarkup(`${words.join(' ')}…`), font, smallest, ink);
    if (!image || (await widthOf(image)) <= width) return image;
  }
  const image = await lettering(escapeMarkup(title), font, smallest, ink);
  return image && cropped(image, width);
}

const widthOf = async (image: Buffer): Promise<number> => (await sharp(image).metadata()).width;

const cropped = async (image: Buffer, width: number): Promise<Buffer> => {
  const size = await sharp(image).metadata();
  if (size.width <= width) return image;
  return sharp(image).extract({ left: 0, top: 0, width, height: size.height }).toBuffer();
};

async function lettering(markup: string, font: FontFile, size: number, ink: string): Promise<Buffer | undefined> {
  if (!markup.replace(/<[^>]*>/g, '').trim()) return undefined;
  const text = `<span foreground="${ink}">${markup}</span>`;
  const face = `${font.family}, ${size * 0.75}`;
  return sharp({ text: { text, font: face, fontfile: font.file, rgba: true, dpi: 96 } })
    .png()
    .toBuffer();
}

const escapeMarkup = (text: string): string => text.replace(/&/g, '&amp;').replace(/</g, '&lt;').replace(/>/g, '&gt;');
