import sharp, { type Sharp } from 'sharp';
import { rgbaToThumbHash } from 'thumbhash';
import { PLATFORM_ERRORS, problem } from '#server/errors.ts';
import type { KeptFiles } from './kept-files.ts';
import { type OpenImage, readImage, refuseDecoding } from './read-image.ts';
import { decodingTurn } from './turns.ts';

export type ImageFormat = 'avif' | 'webp' | 'jpeg';

export interface ImageRules {
  /** What is sent may have this many bytes. */
  maxBytes: number;
  /** What is sent may have this many pixels, width × height. */
  maxPixels: number;
  /** Widths in pixels to make; those beyond the image are left out, the widest that fits takes their place. */
  widths: readonly number[];
  /** Cuts the middle out as a square: portraits. */
  square?: boolean;
  /** AVIF and WebP unless told. JPEG has no transparency: it stands on white. */
  formats?: readonly ImageFormat[];
}

/** An image of ours, as a row keeps it; `imagePath(id, width, format)` is its address. */
export interface KeptImage {
  id: string;
  /** Of the widest one made, in pixels. */
  width: number;
  height: number;
  widths: number[];
  formats: ImageFormat[];
  /** ThumbHash, base64: what stands in the image's place until it has come, in some 28 bytes. */
  thumbhash: string;
}

/**
 * Keeps an image as our own encoding of its pixels in every size, never the bytes that were sent: position, camera, comments, hidden parts
 * and whatever else rode along are gone, and the camera's orientation is applied.
 * @throws {Problem} `too_large`, `image_kind`, `image_broken`, `image_moves`, `image_too_big`, or `unavailable` while too many wait.
 */
export async function keepImage(files: KeptFiles, sent: Buffer, rules: ImageRules): Promise<KeptImage> {
  if (sent.length > rules.maxBytes) throw problem(PLATFORM_ERRORS, 'too_large');
  const made = await decodingTurn(async () => encode(await readImage(sent, rules.maxPixels), rules));
  return { id: await files.keep(made.files), ...made.image };
}

async function encode({ image, ...seen }: OpenImage, rules: ImageRules) {
  const { formats = ['avif', 'webp'], square = false } = rules;
  const side = Math.min(seen.width, seen.height);
  const full = square ? { width: side, height: side } : seen;
  const widths = widthsWithin(full.width, rules.widths);
  const widest = widths.at(-1)!;
  // Decoded once, at the widest size; the smaller ones are made of that.
  const height = Math.max(1, Math.round((full.height * widest) / full.width));
  const pixels = await image
    .resize(widest, height, { fit: square ? 'cover' : 'fill', position: 'attention' })
    .toColourspace('srgb')
    .png({ compressionLevel: 0 })
    .toBuffer()
    .catch(refuseDecoding);
  const files: Record<string, Buffer> = {};
  for (const width of widths) {
    for (const format of formats) files[`${width}.${format}`] = await written(sharp(pixels).resize(width), format);
  }
  return {
    files,
    image: { width: widest, height, widths, formats: [...formats], thumbhash: await thumbhashOf(sharp(pixels)) },
  };
}

function widthsWithin(full: number, wanted: readonly number[]): number[] {
  const sorted = [...new Set(wanted)].sort((a, b) => a - b);
  const within = sorted.filter((width) => width <= full);
  return within.length === sorted.length ? within : [...new Set([...within, full])];
}

function written(image: Sharp, format: ImageFormat): Promise<Buffer> {
  switch (format) {
    case 'avif':
      return image.avif({ quality: 55, effort: 3 }).toBuffer();
    case 'webp':
      return image.webp({ quality: 78, smartSubsample: true }).toBuffer();
    case 'jpeg':
      return image.flatten({ background: '#fff' }).jpeg({ quality: 80, mozjpeg: true }).toBuffer();
  }
}

async function thumbhashOf(image: Sharp): Promise<string> {
  const { data, info } = await image
    .resize(100, 100, { fit: 'inside' })
    .ensureAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  return Buffer.from(rgbaToThumbHash(info.width, info.height, data)).toString('base64');
}
