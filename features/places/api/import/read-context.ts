import { parseHours } from '#planner/hours/parse.ts';
import { printHours } from '#planner/hours/print.ts';
import type { RegionSource } from '#regions/region-schema.ts';
import type { ReadResult, StatedHours } from './source-record.ts';

/** Data that a reader needs besides its text. */
export interface ReadContext {
  /** Path inside the region's folder, for messages. */
  file: string;
  source: RegionSource;
  /** ISO code of the region's currency. */
  currency: string;
  /** Country's telephone code without plus: "51". */
  countryCode: string;
  /** Whether a point is in the region's own box, or in the wider one for selected excursions. */
  inside(lon: number, lat: number): boolean;
  withinReach(lon: number, lat: number): boolean;
  /** The spelling of a district in the boundaries, or the given one. */
  districtName(name: string): string;
  /** Texts for travellers instead of notes, by the note. */
  rewrittenNotes: Readonly<Record<string, string>>;
}

/** Hours in normal form, with a note of repairs; unreadable ones become a doubt. */
export function readHours(
  key: string,
  name: string,
  text: string | null | undefined,
  result: ReadResult,
): StatedHours | null {
  if (!text?.trim()) return null;
  const parsed = parseHours(text);
  if (!parsed.ok) {
    result.doubted.push({ key, name, reason: `El horario «${text}» no se entiende: ${parsed.problem}` });
    return null;
  }
  const rule = printHours(parsed.rules);
  if (parsed.warnings.length > 0) {
    result.repaired.push({ key, field: 'hours', from: text, to: rule, why: parsed.warnings.join('; ') });
  }
  return { rule };
}
