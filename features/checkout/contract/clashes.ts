/** The time that a booking takes. Instants of any offset. */
export interface Outing {
  id: string;
  startsAt: string;
  endsAt: string;
  /** Visitors come at any time between the two, as to a museum. */
  anyTime: boolean;
}

/**
 * Pairs of ids, in the given order, that one person cannot attend both: they begin together, or one begins before the other ends. Touching ends do
 * not clash. An outing with `anyTime` clashes only when the other one covers all of its time.
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
