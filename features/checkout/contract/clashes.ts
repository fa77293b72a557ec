/** When somebody is out on what they book. Instants of any offset. */
export interface Outing {
  id: string;
  startsAt: string;
  endsAt: string;
  /** They come when they like between the two, as to a museum. */
  anyTime: boolean;
}

/**
 * Pairs that the same person cannot be on, by their ids, in the order given: they begin together, or one begins before the other is over. What ends as the
 * other begins is no clash. Of what takes people all day long, only an outing that leaves no minute of it is in the way.
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
