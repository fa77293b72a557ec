import type { Photo } from '#features/photos/contract/photo.ts';
import { imagePath } from '#server/storage/image-path.ts';
import type { ImageFormat, ImageRules, KeptImage } from '#server/storage/keep-image.ts';
import type { PhotoLimits } from '#server/storage/photo-settings.ts';

export const ENCODE_PHOTO = 'photos/encode';
export const ADD_AVIF = 'photos/add-avif';
export const DROP_FILES = 'photos/drop-files';

/** The uploaded bytes, until all sizes are written. The site never serves this file. */
export const SENT_FILE = 'sent.raw';

/** WebP is written first, because AVIF takes several times longer. */
export const rulesFor = (format: ImageFormat, { bytes, pixels }: PhotoLimits): ImageRules => ({
  maxBytes: bytes,
  maxPixels: pixels,
  widths: [480, 960, 1600],
  formats: [format],
});

/** Smallest first. Of two files with the same width, AVIF is first. */
export function filesOf(keptId: string, { width, height, widths }: Omit<KeptImage, 'id'>, formats: ImageFormat[]) {
  return widths.flatMap((wide) =>
    formats.map((format): Photo['files'][number] => ({
      url: imagePath(keptId, wide, format),
      width: wide,
      height: Math.max(1, Math.round((height * wide) / width)),
      type: `image/${format}`,
    })),
  );
}
