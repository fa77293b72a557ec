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
