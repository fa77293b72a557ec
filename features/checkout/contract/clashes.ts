export interface Outing {
  id: string;
  startsAt: string;
  endsAt: string;
  /** `true` if visitors may come at any time between start and end, as in a museum. */
  anyTime: boolean;
}

/**
 * Returns pairs of outings that one person cannot both attend. An outing with `anyTime` clashes only if another outing
 * covers its whole time.
 */
export function clashesOf(outings: readonly Outing[]): [string, string][] {
  return outings.flatMap((one, index) =>
    outings.slice(index + 1).flatMap((other): [string, string][] => (clash(one, other) ? [[one.id, other.id]] : [])),
  );
}

function clash(one: Outing, other: Outing): boolean {
  if (one.anyTime && other.anyTime) return false;
  if (one.anyTime) return covers(other, one);
  if (other.anyTime) return covers(one, other);
  const [from, to, otherFrom, otherTo] = [...span(one), ...span(other)];
  return from === otherFrom || (from < otherTo && otherFrom < to);
}

function covers(outing: Outing, open: Outing): boolean {
  const [from, to, opens, closes] = [...span(outing), ...span(open)];
  return from <= opens && closes <= to;
}

const span = ({ startsAt, endsAt }: Outing): [number, number] => [Date.parse(startsAt), Date.parse(endsAt)];
