/** Bytes. */
const LARGE = 1_500_000;
/** Pixels of the longest side. The server stores photographs of at most this size. */
const MOST_SIDE = 2400;

/** Shrinks a large photograph before the upload. Returns other files unchanged. */
export async function shrinkPhoto(file: File): Promise<Blob> {
  if (file.size < LARGE || !/^image\/(jpeg|png|webp)$/.test(file.type)) return file;
  const photo = await createImageBitmap(file).catch(() => null);
  if (!photo) return file;
  const [width, height] = sizeWithin(photo.width, photo.height);
  const canvas = Object.assign(document.createElement('canvas'), { width, height });
  const drawing = canvas.getContext('2d');
  if (!drawing) return file;
  // JPEG has no transparent pixels.
  drawing.fillStyle = 'white';
  drawing.fillRect(0, 0, width, height);
  drawing.drawImage(photo, 0, 0, width, height);
  photo.close();
  const shrunk = await new Promise<Blob | null>((done) => canvas.toBlob(done, 'image/jpeg', 0.85));
  return shrunk && shrunk.size < file.size ? shrunk : file;
}

export function sizeWithin(width: number, height: number): [number, number] {
  const scale = Math.min(1, MOST_SIDE / Math.max(width, height));
  return [Math.round(width * scale), Math.round(height * scale)];
}
