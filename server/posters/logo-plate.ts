import sharp from 'sharp';
import { readImageAt } from '#server/storage/image-path.ts';
import type { KeptFiles } from '#server/storage/kept-files.ts';

/** `src` is the path of the stored image. */
export interface StoredLogo {
  src: string;
  files: KeptFiles;
}

/**
 * The region's logo on paper, for a corner of a picture. A logo is made for light paper.
 * @param most pixels of the logo without the paper around it.
 * @returns a PNG. Undefined if the file is gone.
 */
export async function logoPlate(
  { src, files }: StoredLogo,
  { paper, most }: { paper: string; most: { width: number; height: number } },
): Promise<Buffer | undefined> {
  const bytes = await readImageAt(files, src);
  if (!bytes) return undefined;
  return sharp(bytes)
    .resize({ ...most, fit: 'inside' })
    .flatten({ background: paper })
    .extend({ top: 12, bottom: 12, left: 16, right: 16, background: paper })
    .png()
    .toBuffer();
}
