import { parseHours } from '#planner/hours/parse.ts';
import { hoursInSpanish } from '#planner/hours/spanish.ts';

/** Empty without a readable rule. */
export function spanishHours(rule: string | null): string {
  const parsed = rule === null ? null : parseHours(rule);
  return parsed?.ok ? hoursInSpanish(parsed.rules) : '';
}
