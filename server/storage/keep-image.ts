import sharp, { type Sharp } from 'sharp';
import { rgbaToThumbHash } from 'thumbhash';
import { PLATFORM_ERRORS, problem } from '#server/errors.ts';
import type { KeptFiles } from './kept-files.ts';
import { type OpenImage, readImage, refuseDecoding } from './read-image.ts';
import { decodingTurn } from './turns.ts';

export type ImageFormat = 'avif' | 'webp' | 'jpeg';

export interface ImageRules {
  /** Maximum bytes of the upload. */
  maxBytes: number;
  /** Maximum of width × height. */
  maxPixels: number;
  /** Widths of the stored files in pixels. An image is never enlarged. */
  widths: readonly number[];
  square?: boolean;
  /** A JPEG gets a white background instead of transparency. */
  formats?: readonly ImageFormat[];
}

export interface KeptImage {
  id: string;
  width: number;
  height: number;
  widths: number[];
  formats: ImageFormat[];
  /** ThumbHash in base64, which the browser shows until the image has loaded. */
  thumbhash: string;
}

/**
 * The uploaded bytes are not stored. Metadata is dropped, and the camera's orientation is applied.
 * @throws {Problem} `too_large`, `image_kind`, `image_broken`, `image_moves`, `image_too_big`, or `unavailable` while
 * too many images wait.
 */
export async function keepImage(files: KeptFiles, sent: Buffer, rules: ImageRules): Promise<KeptImage> {
  const { files: made, image } = await encodeImage(sent, rules);
  return { id: await files.keep(made), ...image };
}

/** Like `keepImage`, for a caller that stores the files itself. */
export async function encodeImage(
  sent: Buffer,
  rules: ImageRules,
): Promise<{ files: Record<string, Buffer>; image: Omit<KeptImage, 'id'> }> {
  if (sent.length > rules.maxBytes) throw problem(PLATFORM_ERRORS, 'too_large');
  return decodingTurn(async () => encode(await readImage(sent, rules.maxPixels), rules));
}

async function encode({ image, ...seen }: OpenImage, rules: ImageRules) {
  const { formats = ['avif', 'webp'], square = false } = rules;
  const side = Math.min(seen.width, seen.height);
  const full = square ? { width: side, height: side } : seen;
  const widths = widthsWithin(full.width, rules.widths);
  const widest = widths.at(-1)!;
  // The image is decoded once, at the largest size.
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

/** In base64. */
export async function thumbhashOf(image: Sharp): Promise<string> {
  const { data, info } = await image
    .resize(100, 100, { fit: 'inside' })
    .ensureAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  return Buffer.from(rgbaToThumbHash(info.width, info.height, data)).toString('base64');
}
