import type { Closure, ClosureInput } from '../../contract/closure.ts';

/** The editable members of a closure. */
export const inputOf = ({
  kind,
  place,
  name,
  area,
  severity,
  factor,
  startsOn,
  endsOn,
  reason,
  source,
  sourceUrl,
}: Closure): ClosureInput => ({
  kind,
  place,
  name,
  area,
  severity,
  factor,
  startsOn,
  endsOn,
  reason,
  source,
  sourceUrl,
});

/** Required members that are empty, in the order of the form. */
export function missingOf(input: ClosureInput): ('name' | 'area' | 'place' | 'reason' | 'source')[] {
  const { kind, place, name, area, reason, source } = input;
  const blank = (text: string | null) => !text?.trim();
  return [
    ...(kind === 'place' ? (place ? [] : (['place'] as const)) : []),
    ...(kind !== 'place' && blank(name) ? (['name'] as const) : []),
    ...(kind !== 'place' && !area ? (['area'] as const) : []),
    ...(blank(reason) ? (['reason'] as const) : []),
    ...(blank(source) ? (['source'] as const) : []),
  ];
}

/** Removes a leading "por" from the reason, because the field and all notices add "por" themselves. */
export const withoutBy = (reason: string): string => reason.replace(/^\s*por\s+/i, '');

/** Cache key for the card of a place that the editor has chosen and not saved yet. */
export const cardKey = (place: string) => `closure-card/${place}`;
