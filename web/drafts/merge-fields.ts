/** Both sides gave the field a different value. `undefined` means that the side removed the field. */
export interface Conflict {
  /** Names of the nested members, outermost first. The name of a list item is its key or its index. */
  path: readonly string[];
  mine: unknown;
  theirs: unknown;
}
export type Side = 'mine' | 'theirs';
export interface Merged<T> {
  value: T;
  conflicts: Conflict[];
}
type Plain = Record<string, unknown>;

/**
 * Merges two changed versions of a document. Items of lists are matched by key (`keyOf`), or by index if the lists have
 * equal lengths. Any other list is one field.
 * @param base the version that both sides changed.
 * @param take decides each conflict. By default, `mine` wins.
 */
export function mergeFields<T>(
  base: T,
  mine: T,
  theirs: T,
  take: (path: readonly string[]) => Side = () => 'mine',
): Merged<T> {
  const conflicts: Conflict[] = [];

  function decide(path: readonly string[], own: unknown, other: unknown): unknown {
    conflicts.push({ path, mine: own, theirs: other });
    return take(path) === 'mine' ? own : other;
  }

  function merge(path: readonly string[], was: unknown, own: unknown, other: unknown): unknown {
    if (isSame(own, other) || isSame(was, other)) return own;
    if (isSame(was, own)) return other;
    if (Array.isArray(own) && Array.isArray(other))
      return mergeLists(path, Array.isArray(was) ? was : [], own, other) ?? decide(path, own, other);
    if (isPlain(own) && isPlain(other) && (hasAll(own, other) || hasAll(other, own)))
      return mergeMembers(path, isPlain(was) ? was : {}, own, other);
    return decide(path, own, other);
  }

  function mergeMembers(path: readonly string[], was: Plain, own: Plain, other: Plain): Plain {
    const point = ({ lon, lat }: Plain) => ({ lon, lat });
    const isPoint = 'lon' in own && 'lat' in own && 'lon' in other && 'lat' in other;
    const members = [...new Set([...Object.keys(own), ...Object.keys(other)])].filter(
      (key) => !isPoint || (key !== 'lon' && key !== 'lat'),
    );
    const joined = Object.fromEntries(
      members
        .map((key) => [key, merge([...path, key], was[key], own[key], other[key])] as const)
        .filter(([, value]) => value !== undefined),
    );
    if (!isPoint) return joined;
    const [from, here, there] = [point(was), point(own), point(other)];
    const place = isSame(here, there) || isSame(from, there) ? here : isSame(from, here) ? there : null;
    return { ...joined, ...(place ?? (decide([...path, 'lon'], here, there) as Plain)) };
  }

  function mergeLists(
    path: readonly string[],
    was: readonly unknown[],
    own: readonly unknown[],
    other: readonly unknown[],
  ): unknown[] | null {
    const [before, here, there] = [byKey(was), byKey(own), byKey(other)];
    if (before && here && there) return mergeKeyed(path, before, here, there);
    if (was.length !== own.length || was.length !== other.length) return null;
    return own.map((one, i) => merge([...path, String(i)], was[i], one, other[i]));
  }

  function mergeKeyed(
    path: readonly string[],
    was: ReadonlyMap<string, unknown>,
    own: ReadonlyMap<string, unknown>,
    other: ReadonlyMap<string, unknown>,
  ): unknown[] {
    const common = (list: ReadonlyMap<string, unknown>) =>
      [...list.keys()].filter((key) => was.has(key) && own.has(key) && other.has(key));
    const isMoved = !isSame(common(own), common(was));
    const order = isMoved ? inserted([...own.keys()], [...other.keys()]) : inserted([...other.keys()], [...own.keys()]);
    return order.flatMap((key) => {
      const joined = merge([...path, key], was.get(key), own.get(key), other.get(key));
      return joined === undefined ? [] : [joined];
    });
  }

  return { value: merge([], base, mine, theirs) as T, conflicts };
}

function inserted(order: readonly string[], others: readonly string[]): string[] {
  const all = [...order];
  for (const [i, key] of others.entries()) {
    if (all.includes(key)) continue;
    all.splice(i === 0 ? 0 : all.indexOf(others[i - 1]!) + 1, 0, key);
  }
  return all;
}

function keyOf(item: unknown): string | null {
  if (typeof item === 'string' || typeof item === 'number') return String(item);
  if (!isPlain(item)) return null;
  if ('unit' in item && 'from' in item && 'to' in item) {
    const { unit, from, to, weekdays } = item;
    return JSON.stringify([unit, from, to, weekdays]);
  }
  const key = item.id ?? item.file ?? item.place;
  return typeof key === 'string' ? key : null;
}

function byKey(list: readonly unknown[]): ReadonlyMap<string, unknown> | null {
  const keyed = new Map<string, unknown>();
  for (const item of list) {
    const key = keyOf(item);
    if (key === null || keyed.has(key)) return null;
    keyed.set(key, item);
  }
  return keyed;
}

const isPlain = (value: unknown): value is Plain =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const hasAll = (one: Plain, other: Plain): boolean => Object.keys(other).every((key) => key in one);

export function isSame(one: unknown, other: unknown): boolean {
  if (Object.is(one, other)) return true;
  if (Array.isArray(one) && Array.isArray(other))
    return one.length === other.length && one.every((item, i) => isSame(item, other[i]));
  if (!isPlain(one) || !isPlain(other)) return false;
  return [...new Set([...Object.keys(one), ...Object.keys(other)])].every((key) => isSame(one[key], other[key]));
}
