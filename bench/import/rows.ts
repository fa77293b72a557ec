import { strToU8, zipSync } from 'fflate';
import { KINDS, MIDDLES, RULES, surnames } from '../synthetic-places.ts';

type Box = readonly [west: number, south: number, east: number, north: number];

const TITLES = [
  ...['Código', 'Nombre', 'Tipo', 'Distrito', 'Dirección', 'Teléfono', 'Página web', 'Latitud', 'Longitud', 'Horario'],
  ...['Entrada', 'Descripción'],
];
const TOWNS = 60;

/** Invented rows of an inventory, most of them around towns. Equal counts give equal rows. */
export function inventory(count: number, [west, south, east, north]: Box): string[][] {
  const random = chance(20261130);
  const pick = <T>(list: readonly T[]): T => list[Math.floor(random() * list.length)]!;
  const kinds = KINDS.flatMap(([, label, weight]) => Array<string>(weight).fill(label));
  const families = surnames();
  const family = () => capital(families[Math.floor(families.length * random() ** 3)]!);
  const [width, height] = [east - west, north - south];
  const rows = Array.from({ length: count }, (_, at): string[] => {
    const town = Math.floor(random() ** 1.5 * TOWNS);
    const isRemote = random() < 0.4;
    const spread = () => 0.03 * (random() + random() + random() - 1.5);
    const lon = isRemote ? west + width * random() : west + width * ((0.05 + town * 0.618) % 0.9) + spread() + 0.05;
    const lat = isRemote ? south + height * random() : south + height * ((0.05 + town * 0.754) % 0.9) + spread() + 0.05;
    const kind = pick(kinds);
    const within = (value: number, least: number, most: number) => Math.min(most, Math.max(least, value)).toFixed(6);
    return [
      `F-${at + 1}`,
      `${kind} ${pick(MIDDLES)} ${family()}${random() < 0.5 ? ` ${family()}` : ''}`,
      kind,
      `${capital(families[town]!)}`,
      `Jr. ${family()} ${100 + Math.floor(900 * random())}`,
      random() < 0.5 ? `0${40 + (town % 50)} ${200_000 + Math.floor(99_999 * random())}` : '',
      random() < 0.2 ? `https://www.${families[at % families.length]}.pe` : '',
      within(lat, south, north),
      within(lon, west, east),
      random() < 0.2 ? pick(RULES) : '',
      random() < 0.2 ? `S/ ${5 + Math.floor(40 * random())}` : '',
      random() < 0.6 ? Array.from({ length: 10 }, family).join(' ') : '',
    ];
  });
  return [TITLES, ...rows];
}

export const csvOf = (rows: readonly string[][]): Buffer =>
  Buffer.from(rows.map((row) => row.map((cell) => (/[;"\n]/.test(cell) ? `"${cell}"` : cell)).join(';')).join('\n'));

/** A workbook as spreadsheets write it: texts are shared, numbers are numbers. */
export function xlsxOf(rows: readonly string[][]): Buffer {
  const shared = new Map<string, number>();
  const at = (text: string) => {
    const known = shared.get(text) ?? shared.size;
    shared.set(text, known);
    return known;
  };
  const cell = (text: string, address: string) =>
    /^-?\d+\.\d+$/.test(text)
      ? `<c r="${address}"><v>${text}</v></c>`
      : `<c r="${address}" t="s"><v>${at(text)}</v></c>`;
  const lines = rows.map((row, line) => {
    const cells = row.map((text, column) =>
      text === '' ? '' : cell(text, `${String.fromCharCode(65 + column)}${line + 1}`),
    );
    return `<row r="${line + 1}">${cells.join('')}</row>`;
  });
  const main = 'xmlns="http://schemas.openxmlformats.org/spreadsheetml/2006/main"';
  const relations = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';
  const relation = (id: string, type: string, target: string) =>
    `<Relationship Id="${id}" Type="${relations}/${type}" Target="${target}"/>`;
  const texts = [...shared.keys()].map((text) => `<si><t>${escaped(text)}</t></si>`).join('');
  const files = {
    'xl/workbook.xml': `<workbook ${main} xmlns:r="${relations}"><sheets><sheet name="Lugares" sheetId="1" r:id="rId1"/></sheets></workbook>`,
    'xl/_rels/workbook.xml.rels': `<Relationships xmlns="http://schemas.openxmlformats.org/package/2006/relationships">${relation('rId1', 'worksheet', 'worksheets/sheet1.xml')}${relation('rId2', 'sharedStrings', 'sharedStrings.xml')}</Relationships>`,
    'xl/sharedStrings.xml': `<sst ${main} count="${shared.size}" uniqueCount="${shared.size}">${texts}</sst>`,
    'xl/worksheets/sheet1.xml': `<worksheet ${main}><sheetData>${lines.join('')}</sheetData></worksheet>`,
  };
  return Buffer.from(
    zipSync(Object.fromEntries(Object.entries(files).map(([name, text]) => [name, strToU8(text)])), { level: 6 }),
  );
}

const escaped = (text: string): string => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');
const capital = (word: string): string => word[0]!.toUpperCase() + word.slice(1);

/** Returns Lehmer's random number generator. Equal seeds give equal numbers. */
function chance(seed: number): () => number {
  let state = seed % 2147483647;
  return () => {
    state = (state * 48271) % 2147483647;
    return state / 2147483647;
  };
}
