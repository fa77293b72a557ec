import { parseHours } from '#planner/hours/parse.ts';
import { printHours } from '#planner/hours/print.ts';
import type { RegionSource } from '#regions/region-schema.ts';
import type { ReadResult, StatedHours } from './source-record.ts';

/** Data that a function needs to read a file, besides the file's text. */
export interface ReadContext {
  /** Path inside the region's folder, for messages. */
  file: string;
  source: RegionSource;
  /** ISO code of the region's currency. */
  currency: string;
  /** Country's telephone code without plus: "51". */
  countryCode: string;
  /** `inside`: whether a point is in the region's box. `withinReach`: whether it is in the wider box, which includes the region's excursions. */
  inside(lon: number, lat: number): boolean;
  withinReach(lon: number, lat: number): boolean;
  /** The name of a district as the boundaries spell it; an unknown name is returned unchanged. */
  districtName(name: string): string;
  /** Maps an editor's note to the text that travellers see instead. */
  rewrittenNotes: Readonly<Record<string, string>>;
}

/** Parses opening hours into their normal form. Repairs are added to `result`; for unreadable hours a doubt is added and null is returned. */
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
