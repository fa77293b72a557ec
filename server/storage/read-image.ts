import sharp, { type Metadata, type Sharp } from 'sharp';
import { PLATFORM_ERRORS, problem } from '#server/errors.ts';

export const IMAGE_TYPES = ['image/jpeg', 'image/png', 'image/webp', 'image/avif'] as const;

export interface OpenImage {
  image: Sharp;
  /** Pixels of the upright picture. */
  width: number;
  height: number;
  hasAlpha: boolean;
}

const SECONDS_TO_DECODE = 20;
/** Formats as the decoder recognises them. It also reads SVG and PDF, for the site's own drawings. */
const FORMATS = new Set(['jpeg', 'png', 'webp', 'heif']);

/**
 * Only the bytes decide the kind of file. Only JPEG, PNG, WebP and AVIF reach a decoder.
 * @param maxPixels maximum of width × height, because a few kilobytes can decode to gigabytes.
 * @throws {Problem} `image_kind`, `image_broken`, `image_moves` or `image_too_big`.
 */
export async function readImage(bytes: Buffer, maxPixels: number): Promise<OpenImage> {
  if (!looksLikeImage(bytes)) throw problem(PLATFORM_ERRORS, 'image_kind');
  // `metadata` reads the header only.
  const header = await sharp(bytes, { limitInputPixels: false, pages: 1 }).metadata().catch(refuseDecoding);
  if (!FORMATS.has(header.format)) throw problem(PLATFORM_ERRORS, 'image_kind');
  if ((header.pages ?? 1) > 1) throw problem(PLATFORM_ERRORS, 'image_moves');
  if (header.width * header.height > maxPixels) throw problem(PLATFORM_ERRORS, 'image_too_big');
  const image = sharp(bytes, { limitInputPixels: maxPixels, failOn: 'error', pages: 1 }).timeout({
    seconds: SECONDS_TO_DECODE,
  });
  return { image: image.autoOrient(), ...sizeSeen(header), hasAlpha: header.hasAlpha };
}

export function refuseDecoding(): never {
  throw problem(PLATFORM_ERRORS, 'image_broken');
}

function looksLikeImage(bytes: Buffer): boolean {
  const text = (from: number, to: number) => bytes.toString('latin1', from, to);
  return (
    text(0, 3) === '\xff\xd8\xff' ||
    text(0, 8) === '\x89PNG\r\n\x1a\n' ||
    (text(0, 4) === 'RIFF' && text(8, 12) === 'WEBP') ||
    (text(4, 8) === 'ftyp' && /^avi[fs]$/.test(text(8, 12)))
  );
}

/** The camera orientations 5 to 8 swap width and height. */
function sizeSeen({ width, height, orientation = 1 }: Metadata): { width: number; height: number } {
  return orientation >= 5 ? { width: height, height: width } : { width, height };
}
