import { PLATFORM_ERRORS, problem } from '#server/errors.ts';
import { readImage, refuseDecoding } from './read-image.ts';
import { decodingTurn } from './turns.ts';

export interface OneImageRules {
  maxBytes: number;
  maxPixels: number;
  /** Maximum pixels of the longer side. */
  side: number;
}

/**
 * Returns one WebP without metadata.
 * @throws {Problem} `too_large`, `image_kind`, `image_broken`, `image_moves`, `image_too_big`, or `unavailable` while
 * too many images wait.
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
