import { parse } from 'csv-parse/sync';

export interface BusLine {
  ref: string;
  operator: string | null;
  hours: string | null;
  checked: string | null;
  /** Positions in degrees, in the direction of the ride. */
  path: readonly LinePoint[];
}

export interface LinePoint {
  lon: number;
  lat: number;
}

/** @throws Error with the line of the file if the CSV is broken or a path is no LINESTRING of two points */
export function readBusLines(text: string): BusLine[] {
  const rows: Record<string, string>[] = parse(text, { columns: true, bom: true, skip_empty_lines: true });
  return rows.map(({ ref = '', operator, hours, checked, line = '' }, index) => {
    const inner = /^LINESTRING\((.+)\)$/.exec(line)?.[1] ?? '';
    const path = inner.split(',').map((pair): LinePoint => {
      const [lon, lat] = pair.split(' ').map(Number);
      return { lon: lon ?? Number.NaN, lat: lat ?? Number.NaN };
    });
    const isWhole = path.length > 1 && path.every(({ lon, lat }) => Number.isFinite(lon) && Number.isFinite(lat));
    if (!ref || !isWhole) throw new Error(`bus line ${index + 1} is incomplete`);
    return { ref, operator: operator || null, hours: hours || null, checked: checked || null, path };
  });
}
