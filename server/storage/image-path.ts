import type { ImageFormat } from './keep-image.ts';

export function imagePath(id: string, width: number, format: ImageFormat): string {
  return `/archivos/${id}/${width}.${format}`;
}
