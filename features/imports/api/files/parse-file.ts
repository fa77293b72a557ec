import type { Box } from '#server/osm/box.ts';
import { type PhotoLimits, USUAL_PHOTO_LIMITS } from '#server/storage/photo-settings.ts';
import { checkedGrid, type ReadFile, UnreadableImport } from './file-grid.ts';
import { isPictureFolder, readPictures } from './pictures/read-pictures.ts';
import { readCsv } from './read-csv.ts';
import { readGeo } from './read-geo.ts';
import { readJson } from './read-json.ts';
import { readPbf } from './read-pbf.ts';
import { readText } from './read-text.ts';
import { readXlsx } from './read-xlsx.ts';
import { listZip, readZipText } from './zip.ts';

export interface ParseOptions {
  /** Part of an OSM PBF extract to read. */
  box?: Box | undefined;
  photos?: PhotoLimits | undefined;
  /** Receives the part of the file that is read, from 0 to 1. */
  onProgress?: (part: number) => void;
}

const WORLD: Box = [-180, -90, 180, 90];

/**
 * Recognises the format by the content, because browsers and systems disagree about names and types.
 * @throws {UnreadableImport}
 */
export async function parseFile(bytes: Uint8Array, options: ParseOptions = {}): Promise<ReadFile> {
  return checkedGrid(await parseContent(bytes, options));
}

async function parseContent(bytes: Uint8Array, options: ParseOptions): Promise<ReadFile> {
  const { box = WORLD, onProgress } = options;
  if (bytes.length === 0) throw new UnreadableImport('El archivo está vacío.');
  if (begins(bytes, [0x50, 0x4b, 0x03, 0x04])) return parseZip(bytes, options);
  if (begins(bytes, [0xd0, 0xcf, 0x11, 0xe0]))
    throw new UnreadableImport('Es una hoja de cálculo antigua (XLS). Ábrela y guárdala como XLSX o CSV.');
  if (begins(bytes, [0x25, 0x50, 0x44, 0x46]))
    throw new UnreadableImport('Un PDF no tiene filas que leer. Sube la hoja de cálculo de la que salió.');
  if (isPbf(bytes)) return readPbf(bytes, box, onProgress);
  const { text, notes } = readText(bytes);
  const start = text.slice(0, 2000).trimStart();
  if (start.startsWith('<')) {
    if (/<gpx[\s>]/i.test(text.slice(0, 5000))) return readGeo(text, 'gpx');
    if (/<kml[\s>]/i.test(text.slice(0, 5000))) return readGeo(text, 'kml');
    throw new UnreadableImport('No es un GPX ni un KML.');
  }
  if (/^(\uFEFF)?\s*([{[]|(var|let|const)\s)/.test(start)) return readJson(text);
  return readCsv(text, notes);
}

async function parseZip(
  bytes: Uint8Array,
  { photos: limits = USUAL_PHOTO_LIMITS, onProgress }: ParseOptions,
): Promise<ReadFile> {
  const entries = listZip(bytes);
  const names = entries.map(({ name }) => name);
  if (names.includes('xl/workbook.xml')) return readXlsx(bytes, onProgress);
  if (isPictureFolder(entries)) return readPictures(bytes, entries, { limits, onProgress });
  const main = names.find((name) => name.toLowerCase() === 'doc.kml') ?? names.find((name) => /\.kml$/i.test(name));
  if (!main) throw new UnreadableImport('El archivo comprimido no es un XLSX, ni un KMZ, ni fotos con su tabla.');
  return readGeo(readZipText(bytes, main), 'kml');
}

const begins = (bytes: Uint8Array, start: readonly number[]): boolean => start.every((byte, at) => bytes[at] === byte);

/** An OSM PBF file begins with the length of a header that names its type. */
const isPbf = (bytes: Uint8Array): boolean =>
  Buffer.from(bytes.buffer, bytes.byteOffset, Math.min(64, bytes.length)).includes('OSMHeader');
