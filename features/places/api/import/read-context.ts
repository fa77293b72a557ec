import { parseHours } from '#planner/hours/parse.ts';
import { printHours } from '#planner/hours/print.ts';
import type { RegionSource } from '#regions/region-schema.ts';
import type { ReadResult, StatedHours } from './source-record.ts';

export interface ReadContext {
  /** Path inside the region's folder, for messages. */
  file: string;
  source: RegionSource;
  /** ISO code of the region's currency. */
  currency: string;
  /** Country's telephone code without plus, such as "51". */
  countryCode: string;
  /**
   * `inside`: `true` if the point is in the region's box. `withinReach`: `true` if the point is in the wider box that
   * includes the region's excursions.
   */
  inside(lon: number, lat: number): boolean;
  withinReach(lon: number, lat: number): boolean;
  /** Spells a district as the boundary file does. An unknown name is returned unchanged. */
  districtName(name: string): string;
  rewrittenNotes: Readonly<Record<string, string>>;
}

/**
 * Returns opening hours in their normal form. Repairs are added to `result`. If the hours are unreadable, a doubt is
 * added and null is returned.
 */
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
