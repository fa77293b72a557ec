import type { ImageFormat } from './keep-image.ts';
import type { KeptFiles } from './kept-files.ts';

export function imagePath(id: string, width: number, format: ImageFormat): string {
  return `/archivos/${id}/${width}.${format}`;
}

/** @param path result of `imagePath`. Null if the file does not exist. */
export function readImageAt(files: KeptFiles, path: string): Promise<Buffer | null> {
  const [, , id = '', name = ''] = path.split('/');
  return files.read(id, name);
}
