import { createHash } from 'node:crypto';
import { Problem } from '#server/errors.ts';
import type { PhotoLimits } from '#server/storage/photo-settings.ts';
import { readImage } from '#server/storage/read-image.ts';
import { type FileGrid, type FoundPicture, type PictureFolder, UnreadableImport } from '../file-grid.ts';
import { readCsv } from '../read-csv.ts';
import { readText } from '../read-text.ts';
import { readXlsx } from '../read-xlsx.ts';
import { listZip, readZipFile, type ZipEntry } from '../zip.ts';

const PICTURE = /\.(jpe?g|png|webp|avif)$/i;
const TABLE = /\.(csv|xlsx|tsv|txt)$/i;
/** Files that systems add to archives and folders. */
const HIDDEN = /(^|\/)(__MACOSX\/|\.|Thumbs\.db$|desktop\.ini$)/i;

export const isPictureFolder = (entries: readonly ZipEntry[]): boolean =>
  entries.some(({ name }) => PICTURE.test(name) && !HIDDEN.test(name));

/**
 * Reads an archive of pictures with one table that names them.
 * @throws {UnreadableImport}
 */
export async function readPictures(
  bytes: Uint8Array,
  entries: readonly ZipEntry[],
  { limits, onProgress = () => {} }: { limits: PhotoLimits; onProgress?: ((part: number) => void) | undefined },
): Promise<PictureFolder> {
  const files = entries.filter(({ name }) => !HIDDEN.test(name) && !name.endsWith('/'));
  const tables = files.filter(({ name }) => TABLE.test(name));
  const [table] = tables;
  if (!table)
    throw new UnreadableImport(
      'Faltan las licencias: agrega al ZIP una tabla (CSV o XLSX) que diga de quién es cada foto.',
    );
  if (tables.length > 1)
    throw new UnreadableImport(`Hay ${tables.length} tablas en el ZIP: ${listed(tables)}. Deja solo la de las fotos.`);
  const others = files.filter((file) => file !== table);
  const pictures: FoundPicture[] = [];
  for (const entry of others) {
    pictures.push(await readPicture(bytes, entry, limits));
    onProgress(pictures.length / others.length);
  }
  const { rows, notes } = await readTable(readZipFile(bytes, table.name));
  return { format: 'photos', rows, notes, pictures };
}

const listed = (files: readonly ZipEntry[]): string =>
  files
    .slice(0, 5)
    .map(({ name }) => name)
    .join(', ');

async function readPicture(bytes: Uint8Array, { name, size }: ZipEntry, limits: PhotoLimits): Promise<FoundPicture> {
  if (size > limits.bytes) return { name, hash: '', fault: 'too_large' };
  const content = Buffer.from(readZipFile(bytes, name));
  const hash = createHash('sha256').update(content).digest('hex');
  try {
    await readImage(content, limits.pixels);
    return { name, hash, fault: null };
  } catch (error) {
    if (!(error instanceof Problem)) throw error;
    const fault = FAULTS[error.code] ?? 'broken';
    return { name, hash, fault };
  }
}

const FAULTS: Record<string, FoundPicture['fault']> = { image_kind: 'not_picture', image_too_big: 'too_large' };

async function readTable(table: Uint8Array): Promise<Pick<FileGrid, 'rows' | 'notes'>> {
  if (table[0] === 0x50 && table[1] === 0x4b) {
    listZip(table);
    return readXlsx(table);
  }
  const { text, notes } = readText(table);
  return readCsv(text, notes);
}
