import { PLATFORM_ERRORS, problem } from '#server/errors.ts';
import { readImage, refuseDecoding } from './read-image.ts';
import { decodingTurn } from './turns.ts';

export interface OneImageRules {
  /** What is sent may have this many bytes, and this many pixels (width × height). */
  maxBytes: number;
  maxPixels: number;
  /** Pixels of the longer side that are kept. */
  side: number;
}

/**
 * One WebP of what somebody sent, for whoever keeps bytes in a row of their own: our encoding of its pixels, and nothing that rode along.
 * @throws {Problem} `too_large`, `image_kind`, `image_broken`, `image_moves`, `image_too_big`, or `unavailable` while too many wait.
 */
export async function writeImage(sent: Buffer, { maxBytes, maxPixels, side }: OneImageRules): Promise<Buffer> {
  if (sent.length > maxBytes) throw problem(PLATFORM_ERRORS, 'too_large');
  return decodingTurn(async () => {
    const { image } = await readImage(sent, maxPixels);
    return image
      .resize(side, side, { fit: 'inside', withoutEnlargement: true })
      .toColourspace('srgb')
      .webp({ quality: 80 })
      .toBuffer()
      .catch(refuseDecoding);
  });
}
