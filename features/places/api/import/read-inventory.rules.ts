import { parse } from 'csv-parse/sync';
import { kindOfInventory } from './kinds.rules.ts';
import { spanishCapitals, tidyName } from './names.rules.ts';
import type { ReadContext } from './read-context.ts';
import { type ReadResult, UnreadableFile } from './source-record.ts';

const COLUMNS = {
  district: 'DISTRITO',
  code: 'CODIGO DEL RECURSO',
  name: 'NOMBRE DEL RECURSO',
  category: 'CATEGORÍA',
  type: 'TIPO DE CATEGORÍA',
  subtype: 'SUB TIPO CATEGORÍA',
  url: 'URL',
  latitude: 'LATITUD',
  longitude: 'LONGITUD',
  cut: 'FECHA_DE_CORTE',
} as const;
type Row = Record<keyof typeof COLUMNS, string>;

/**
 * Peru's published file has swapped columns of latitude and longitude. If the swapped positions fit the region's box,
 * all rows are corrected.
 */
export function readInventory(text: string, context: ReadContext): ReadResult {
  const result: ReadResult = { records: [], refused: [], repaired: [], doubted: [] };
  const rows = rowsOf(text, context.file);
  const swapped = isSwapped(rows, context);
  if (swapped) {
    result.repaired.push({
      key: context.file,
      field: 'position',
      from: 'LATITUD, LONGITUD',
      to: 'LONGITUD, LATITUD',
      why: 'las columnas están cambiadas en todo el archivo: así caen en la región',
    });
  }
  for (const row of rows) readRow(row, swapped, context, result);
  return result;
}

function readRow(row: Row, swapped: boolean, context: ReadContext, result: ReadResult): void {
  const key = `mincetur:${row.code}`;
  const name = spanishCapitals(tidyName(row.name));
  const refuse = (reason: string) => result.refused.push({ key, name, file: context.file, reason });
  if (!row.code || !name) return void refuse('Le falta el código o el nombre.');
  const kind = kindOfInventory(row.category, row.type, row.subtype);
  if (!kind) {
    const what = row.category.trim().startsWith('5') ? 'un acontecimiento' : 'folclore';
    return void refuse(`Es ${what} (${row.type.trim()}): pertenece a un calendario, no al mapa.`);
  }
  const position = positionOf(row, swapped);
  if (!position) return void refuse('No tiene coordenadas.');
  const { lon, lat } = position;
  if (!context.inside(lon, lat)) return void refuse('Su coordenada está fuera del recuadro de la región.');
  if (name !== row.name)
    result.repaired.push({ key, field: 'name', from: row.name, to: name, why: 'escritura del nombre' });
  result.records.push({
    key,
    source: context.source.id,
    file: context.file,
    date: dateOf(row.cut) ?? context.source.date,
    url: row.url || null,
    raw: row,
    name,
    kind,
    lon,
    lat,
    district: context.districtName(row.district),
    receivesVisitors: true,
  });
}

function rowsOf(text: string, file: string): Row[] {
  let lines: string[][];
  try {
    lines = parse(text, { delimiter: ';', quote: null, bom: true, relax_column_count: false, skip_empty_lines: true });
  } catch (error) {
    throw new UnreadableFile(
      file,
      `no se puede leer como CSV con «;» (${error instanceof Error ? error.message : error}).`,
    );
  }
  const [header = [], ...body] = lines;
  const at = Object.entries(COLUMNS).map(
    ([field, title]) => [field, header.findIndex((cell) => cell.trim() === title)] as const,
  );
  const missing = at.filter(([, index]) => index < 0).map(([field]) => COLUMNS[field as keyof Row]);
  if (missing.length > 0) throw new UnreadableFile(file, `faltan columnas: ${missing.join(', ')}.`);
  return body.map(
    (cells) => Object.fromEntries(at.map(([field, index]) => [field, (cells[index] ?? '').trimEnd()])) as Row,
  );
}

function positionOf(row: Row, swapped: boolean): { lon: number; lat: number } | null {
  const latitude = numberOf(row.latitude);
  const longitude = numberOf(row.longitude);
  if (latitude === null || longitude === null) return null;
  return swapped ? { lon: latitude, lat: longitude } : { lon: longitude, lat: latitude };
}

function numberOf(text: string): number | null {
  const value = text.trim().replace(',', '.');
  return value && Number.isFinite(Number(value)) ? Number(value) : null;
}

function isSwapped(rows: Row[], context: ReadContext): boolean {
  const fits = (swapped: boolean) =>
    rows.filter((row) => {
      const position = positionOf(row, swapped);
      return position !== null && context.withinReach(position.lon, position.lat);
    }).length;
  return fits(true) > fits(false);
}

function dateOf(cut: string): string | null {
  const match = /^(\d{4})(\d{2})(\d{2})$/.exec(cut.trim());
  return match && `${match[1]}-${match[2]}-${match[3]}`;
}
