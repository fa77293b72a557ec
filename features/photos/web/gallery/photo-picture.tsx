import type { CSSProperties } from 'react';
import type { Photo } from '../../contract/photo.ts';

/** A photo of the gallery. `local` is a URL of the browser, for a photo that this person has just shared. */
export interface GalleryPhoto extends Pick<Photo, 'id' | 'files' | 'preview' | 'alt' | 'author' | 'licence'> {
  publishedAt: string | null;
  takenOn: string | null;
  source?: string | null;
  local?: { url: string; width: number; height: number };
}

const ofType = ({ files }: Pick<GalleryPhoto, 'files'>, type: string) => files.filter((file) => file.type === type);

export const srcSetOf = (photo: Pick<GalleryPhoto, 'files'>, type: string): string | undefined =>
  ofType(photo, type)
    .map(({ url, width }) => `${url} ${width}w`)
    .join(', ') || undefined;

interface Picture {
  url: string;
  width: number;
  height: number;
}

/** The smallest WebP with at least this width, or the largest. */
export function pictureOf(photo: Pick<GalleryPhoto, 'files' | 'local'>, width: number): Picture | undefined {
  if (photo.local) return photo.local;
  const pictures = ofType(photo, 'image/webp');
  return pictures.find((file) => file.width >= width) ?? pictures.at(-1) ?? photo.files.at(-1);
}

interface PhotoPictureProps {
  photo: Pick<GalleryPhoto, 'files' | 'local' | 'preview'>;
  alt: string;
  /** The attribute `sizes` of the image. */
  sizes: string;
  className?: string;
  /** How the image fills its box (`object-fit`), so that the preview fills it in the same way. */
  fit?: 'cover' | 'contain';
}

/** Paints the smallest picture behind an image that has not loaded yet. */
export const previewStyle = ({ preview }: Pick<GalleryPhoto, 'preview'>, fit: 'cover' | 'contain'): CSSProperties =>
  preview ? { background: `center / ${fit} no-repeat url(${preview})` } : {};

/** A photo in the smallest size that fits. Browsers with AVIF load AVIF. */
export function PhotoPicture({ photo, alt, sizes, className, fit = 'cover' }: PhotoPictureProps) {
  const picture = pictureOf(photo, 960);
  if (!picture) return null;
  return (
    <picture>
      {!photo.local && <source type="image/avif" srcSet={srcSetOf(photo, 'image/avif')} sizes={sizes} />}
      <img
        src={picture.url}
        srcSet={photo.local ? undefined : srcSetOf(photo, 'image/webp')}
        sizes={sizes}
        alt={alt}
        width={picture.width}
        height={picture.height}
        loading="lazy"
        decoding="async"
        className={className}
        style={previewStyle(photo, fit)}
      />
    </picture>
  );
}
