import type { Config } from '#server/config.ts';

export interface PhotoLimits {
  /** Of a file. */
  bytes: number;
  /** Width × height. */
  pixels: number;
}

export const photoLimits = ({
  PHOTO_MEGABYTES,
  PHOTO_MEGAPIXELS,
}: Pick<Config, 'PHOTO_MEGABYTES' | 'PHOTO_MEGAPIXELS'>): PhotoLimits => ({
  bytes: PHOTO_MEGABYTES * 1_000_000,
  pixels: PHOTO_MEGAPIXELS * 1_000_000,
});
