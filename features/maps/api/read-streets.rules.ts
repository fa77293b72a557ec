import { parse } from 'csv-parse/sync';
import { streetWords } from './street-words.rules.ts';

export interface Street {
  name: string;
  /** Normalised words of the name, without the kind of street. */
  words: readonly string[];
  /** For example `jiron`. Null if the name does not begin with a kind of street. */
  kind: string | null;
  district: string | null;
  /** Middle of the street, in degrees. */
  lon: number;
  lat: number;
  metres: number;
  /** Position of each block. Block 3 has the house numbers 300 to 399. */
  blocks: ReadonlyMap<number, { lon: number; lat: number }>;
}

/** @throws Error with the line of the file if the CSV is broken or a position is not a number */
export function readStreets(text: string): Street[] {
  const rows: Record<string, string>[] = parse(text, { columns: true, bom: true, skip_empty_lines: true });
  return rows.map((row, index): Street => {
    const { name = '', district, blocks = '' } = row;
    const [lon, lat, metres] = [Number(row.lon), Number(row.lat), Number(row.metres)];
    if (!name || ![lon, lat, metres].every(Number.isFinite)) throw new Error(`street ${index + 1} is incomplete`);
    return { name, ...streetWords(name), district: district || null, lon, lat, metres, blocks: readBlocks(blocks) };
  });
}

function readBlocks(text: string): Street['blocks'] {
  const blocks = text
    .split(';')
    .filter(Boolean)
    .map((block) => block.split(' ').map(Number));
  return new Map(blocks.map(([number, lon, lat]) => [number!, { lon: lon!, lat: lat! }]));
}
