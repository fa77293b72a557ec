import type { ImageFormat } from './keep-image.ts';

/** Where an image of ours is served, below the site's own address. */
export function imagePath(id: string, width: number, format: ImageFormat): string {
  return `/archivos/${id}/${width}.${format}`;
}
