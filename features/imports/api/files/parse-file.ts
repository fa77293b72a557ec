import { checkedGrid, type FileGrid, UnreadableImport } from './file-grid.ts';
import { readCsv } from './read-csv.ts';
import { readGeo } from './read-geo.ts';
import { readJson } from './read-json.ts';
import { readText } from './read-text.ts';
import { readXlsx } from './read-xlsx.ts';
import { listZip, readZipText } from './zip.ts';

/**
 * Recognises the format by the content, because browsers and systems disagree about names and types.
 * @throws {UnreadableImport}
 */
export async function parseFile(bytes: Uint8Array): Promise<FileGrid> {
  return checkedGrid(await parseContent(bytes));
}

async function parseContent(bytes: Uint8Array): Promise<FileGrid> {
  if (bytes.length === 0) throw new UnreadableImport('El archivo está vacío.');
  if (begins(bytes, [0x50, 0x4b, 0x03, 0x04])) return parseZip(bytes);
  if (begins(bytes, [0xd0, 0xcf, 0x11, 0xe0]))
    throw new UnreadableImport('Es una hoja de cálculo antigua (XLS). Ábrela y guárdala como XLSX o CSV.');
  if (begins(bytes, [0x25, 0x50, 0x44, 0x46]))
    throw new UnreadableImport('Un PDF no tiene filas que leer. Sube la hoja de cálculo de la que salió.');
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

async function parseZip(bytes: Uint8Array): Promise<FileGrid> {
  const names = listZip(bytes);
  if (names.includes('xl/workbook.xml')) return readXlsx(bytes);
  const main = names.find((name) => name.toLowerCase() === 'doc.kml') ?? names.find((name) => /\.kml$/i.test(name));
  if (!main) throw new UnreadableImport('El archivo comprimido no es un XLSX ni un KMZ.');
  return readGeo(readZipText(bytes, main), 'kml');
}

const begins = (bytes: Uint8Array, start: readonly number[]): boolean => start.every((byte, at) => bytes[at] === byte);
