import type { ImageFormat } from './keep-image.ts';

/** URL path of a stored image. */
export function imagePath(id: string, width: number, format: ImageFormat): string {
  return `/archivos/${id}/${width}.${format}`;
}
