import type { StatedFees } from '#features/places/api/public.ts';
import { parseHours } from '#planner/hours/parse.ts';
import { readWrittenHours } from '#planner/hours/written/read-written.ts';

/** "-8,1117", "8° 6' 42\" S" and "-8.1117" are the same number. Null if the text is no such number. */
export function readDegrees(text: string): number | null {
  const plain = text.trim().replace(/[−–]/g, '-');
  const decimal = /^([-+]?\d{1,3}(?:[.,]\d+)?)\s*°?\s*([NSEOW])?$/i.exec(plain);
  if (decimal) return signed(Number(decimal[1]!.replace(',', '.')), decimal[2]);
  const sexagesimal =
    /^([-+]?\d{1,3})\s*°\s*(\d{1,2}(?:[.,]\d+)?)?\s*['’′]?\s*(?:(\d{1,2}(?:[.,]\d+)?)\s*(?:"|”|″|'')\s*)?([NSEOW])?$/i.exec(
      plain,
    );
  if (!sexagesimal) return null;
  const [, degrees = '0', minutes = '0', seconds = '0', side] = sexagesimal;
  const size = Math.abs(Number(degrees)) + number(minutes) / 60 + number(seconds) / 3600;
  return signed(degrees.startsWith('-') ? -size : size, side);
}

const number = (text: string): number => Number(text.replace(',', '.'));

/** South and west (in Spanish also O) are negative. */
function signed(value: number, side: string | undefined): number | null {
  if (!Number.isFinite(value)) return null;
  return side && /[SOW]/i.test(side) ? -Math.abs(value) : value;
}

export interface Position {
  lon: number;
  lat: number;
}

/** "-8.11, -79.02", "-8,11; -79,02" (latitude first) or "Point(-79.02 -8.11)" (longitude first). */
export function readPosition(text: string): Position | null {
  const point = /^\s*(?:SRID=\d+;)?POINT\s*\(\s*([-+\d.]+)\s+([-+\d.]+)\s*\)\s*$/i.exec(text);
  if (point) return valid(readDegrees(point[1]!), readDegrees(point[2]!));
  for (const sign of [';', '/', ', ', ' ', ',']) {
    const parts = text
      .trim()
      .split(sign)
      .map((part) => part.trim())
      .filter(Boolean);
    if (parts.length !== 2) continue;
    const [lat, lon] = parts.map(readDegrees) as [number | null, number | null];
    if (lat !== null && lon !== null) return valid(lon, lat);
  }
  return null;
}

export function valid(lon: number | null, lat: number | null): Position | null {
  if (lon === null || lat === null || Math.abs(lon) > 180 || Math.abs(lat) > 180) return null;
  // Cells that were never filled.
  return lon === 0 && lat === 0 ? null : { lon, lat };
}

/** Returns null if the text gives no clear hours. */
export function readRule(text: string): string | null {
  const { readings, unknown, unclear } = readWrittenHours(text);
  const [rule, ...others] = readings;
  if (rule === undefined || others.length > 0 || unknown.length > 0 || unclear.length > 0) return null;
  return parseHours(rule).ok ? rule : null;
}

const FREE = /^(gratis|gratuito|gratuita|libre|ingreso libre|entrada libre|sin costo|free|0+([.,]0+)?)$/i;
const ONE_PRICE =
  /^(?:s\/\.?|\$|[a-z]{3})?\s*(\d{1,6})(?:[.,](\d{1,2}))?\s*(?:soles|s\/\.?|nuevos soles|pesos|[a-z]{3})?$/i;

/** Reads one price of an adult. Other texts are kept as a text. */
export function readFees(text: string, { code, decimals }: { code: string; decimals: number }): StatedFees | null {
  const plain = text.trim();
  if (plain === '' || plain === '-') return null;
  if (FREE.test(plain)) return { currency: code, adult: 0, text: null };
  const [, whole, part = ''] = ONE_PRICE.exec(plain) ?? [];
  if (whole === undefined) return { currency: code, text: plain.slice(0, 400) };
  const adult = Math.round(Number(`${whole}.${part || '0'}`) * 10 ** decimals);
  return { currency: code, adult, text: null };
}

/** Metres. "2 340 m.s.n.m." → 2340. */
export function readAltitude(text: string): number | null {
  const [, digits] =
    /^([-\d][\d\s]{0,6})(?:[.,]\d+)?\s*(?:m|msnm|m\.? ?s\.? ?n\.? ?m\.?|metros)?\.?$/i.exec(text.trim()) ?? [];
  const metres = digits === undefined ? Number.NaN : Number(digits.replace(/\s/g, ''));
  return Number.isFinite(metres) && metres > -500 && metres < 7000 ? Math.round(metres) : null;
}
