import { type GalleryPhoto, pictureOf, srcSetOf } from './gallery-photo.ts';

interface PhotoPictureProps {
  photo: Pick<GalleryPhoto, 'files' | 'local'>;
  alt: string;
  /** The attribute `sizes` of the image. */
  sizes: string;
  className?: string;
}

/** A photo in the smallest size that fits. Browsers with AVIF load AVIF. */
export function PhotoPicture({ photo, alt, sizes, className }: PhotoPictureProps) {
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
      />
    </picture>
  );
}
