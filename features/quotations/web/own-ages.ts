type Ages = readonly (number | null)[];

/**
 * Positions of children whose age differs from the most common age. If the age of any child is missing, the result
 * contains all children with an age.
 */
export function ownAges(ages: Ages): ReadonlySet<number> {
  const common = ages.includes(null) ? null : mostCommon(ages);
  return new Set(ages.flatMap((age, index) => (age === null || age === common ? [] : [index])));
}

/**
 * The positions in `kept` at which a child still has an age. If the ages of the other children differ, the result of
 * `ownAges` is used.
 */
export function stillOwn(ages: Ages, kept: ReadonlySet<number>): ReadonlySet<number> {
  const own = new Set([...kept].filter((index) => index < ages.length && ages[index] !== null));
  const shared = new Set(ages.filter((age, index) => age !== null && !own.has(index)));
  return shared.size > 1 ? ownAges(ages) : own;
}

/**
 * The positions after the child at `index` gets `age`. A child whose age equals the common age is removed from `own`.
 */
export function ownAfter(ages: Ages, own: ReadonlySet<number>, index: number, age: number | null): ReadonlySet<number> {
  if (ages.every((other, at) => at === index || other === age)) return new Set();
  const shared = ages.find((other, at) => other !== null && at !== index && !own.has(at));
  const after = new Set(own);
  if (age === shared) after.delete(index);
  else after.add(index);
  return after;
}

/** Null when all ages differ. */
function mostCommon(ages: Ages): number | null {
  const groups = [...Map.groupBy(ages, (age) => age)].toSorted(([, one], [, other]) => other.length - one.length);
  const [age, { length }] = groups[0]!;
  return length > 1 ? age : null;
}
