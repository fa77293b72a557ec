type Ages = readonly (number | null)[];

/**
 * @returns indexes of the children whose age differs from the most common age. While an age is missing, the result
 * contains all children with an age.
 */
export function ownAges(ages: Ages): ReadonlySet<number> {
  const common = ages.includes(null) ? null : mostCommon(ages);
  return new Set(ages.flatMap((age, index) => (age === null || age === common ? [] : [index])));
}

export function stillOwn(ages: Ages, kept: ReadonlySet<number>): ReadonlySet<number> {
  const own = new Set([...kept].filter((index) => index < ages.length && ages[index] !== null));
  const shared = new Set(ages.filter((age, index) => age !== null && !own.has(index)));
  return shared.size > 1 ? ownAges(ages) : own;
}

export function ownAfter(ages: Ages, own: ReadonlySet<number>, index: number, age: number | null): ReadonlySet<number> {
  if (ages.every((other, at) => at === index || other === age)) return new Set();
  const shared = ages.find((other, at) => other !== null && at !== index && !own.has(at));
  const after = new Set(own);
  if (age === shared) after.delete(index);
  else after.add(index);
  return after;
}

function mostCommon(ages: Ages): number | null {
  const groups = [...Map.groupBy(ages, (age) => age)].toSorted(([, one], [, other]) => other.length - one.length);
  const [age, { length }] = groups[0]!;
  return length > 1 ? age : null;
}
