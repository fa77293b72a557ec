import sharp, { type Metadata, type Sharp } from 'sharp';
import { PLATFORM_ERRORS, problem } from '#server/errors.ts';

/** The kinds of image that people may give us, by media type. */
export const IMAGE_TYPES = ['image/jpeg', 'image/png', 'image/webp', 'image/avif'] as const;

export interface OpenImage {
  image: Sharp;
  /** In pixels, as a person sees it: with the camera's orientation applied. */
  width: number;
  height: number;
  hasAlpha: boolean;
}

const SECONDS_TO_DECODE = 20;

/**
 * Opens what somebody sent as an image. Only its bytes say what it is, never its name or the type it was announced with; anything but the
 * four kinds (SVG, HTML, PDF, GIF, TIFF …) never reaches a decoder.
 * @param maxPixels width × height that are decoded at most: a few kilobytes can unpack to gigabytes.
 * @throws {Problem} `image_kind`, `image_broken`, `image_moves` or `image_too_big`.
 */
export async function readImage(bytes: Buffer, maxPixels: number): Promise<OpenImage> {
  if (!looksLikeImage(bytes)) throw problem(PLATFORM_ERRORS, 'image_kind');
  // Of the header alone, which is read without decoding a pixel.
  const header = await sharp(bytes, { limitInputPixels: false, pages: 1 }).metadata().catch(refuseDecoding);
  if ((header.pages ?? 1) > 1) throw problem(PLATFORM_ERRORS, 'image_moves');
  if (header.width * header.height > maxPixels) throw problem(PLATFORM_ERRORS, 'image_too_big');
  const image = sharp(bytes, { limitInputPixels: maxPixels, failOn: 'error', pages: 1 }).timeout({
    seconds: SECONDS_TO_DECODE,
  });
  return { image: image.autoOrient(), ...sizeSeen(header), hasAlpha: header.hasAlpha };
}

/** What a decoder could not read is the sender's fault, whatever the decoder calls it. */
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

/** Orientations 5 to 8 of a camera lie on their side. */
function sizeSeen({ width, height, orientation = 1 }: Metadata): { width: number; height: number } {
  return orientation >= 5 ? { width: height, height: width } : { width, height };
}
