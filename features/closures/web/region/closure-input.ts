import type { Closure, ClosureInput } from '../../contract/closure.ts';

/** What is written of a closure. */
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

/** Members that nobody can do without and that are empty, in the order of the form. */
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

/** The reason without a "por" at its beginning: the field and every notice say it already. */
export const withoutBy = (reason: string): string => reason.replace(/^\s*por\s+/i, '');
