/** The time that a booking takes. The instants may have any offset. */
export interface Outing {
  id: string;
  startsAt: string;
  endsAt: string;
  /** `true` if visitors may come at any time between start and end, as to a museum. */
  anyTime: boolean;
}

/**
 * Finds pairs of outings that one person cannot both attend, because the outings overlap or begin together. An outing
 * may begin at the instant at which another ends. An outing with `anyTime` clashes only with an outing that covers all
 * of its time, because the visit could otherwise be made before or after.
 * @returns pairs of ids in the order of `outings`.
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
