import { parseHours } from '#planner/hours/parse.ts';
import { printHours } from '#planner/hours/print.ts';
import type { RegionSource } from '#regions/region-schema.ts';
import type { Curation } from './curation.ts';
import type { ReadResult, StatedHours } from './source-record.ts';

export interface ReadContext {
  file: string;
  source: RegionSource;
  currency: string;
  /** Telephone code without plus, such as "51". */
  countryCode: string;
  /** `inside` checks the region's box. `withinReach` checks the wider box with the region's excursions. */
  inside(lon: number, lat: number): boolean;
  withinReach(lon: number, lat: number): boolean;
  districtName(name: string): string;
  rewrittenNotes: Readonly<NonNullable<Curation['notes']>>;
}

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
