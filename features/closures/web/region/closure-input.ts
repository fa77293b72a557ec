import type { Closure, ClosureInput } from '../../contract/closure.ts';

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

/** Screens write "por" before the reason, so the reason must not begin with it. */
export const withoutBy = (reason: string): string => reason.replace(/^\s*por\s+/i, '');

export const cardKey = (place: string) => `closure-card/${place}`;
