type Ages = readonly (number | null)[];

/** Who has an age of their own, by place: whoever was told another than most, and while some are untold, everyone who was told. */
export function ownAges(ages: Ages): ReadonlySet<number> {
  const common = ages.includes(null) ? null : mostCommon(ages);
  return new Set(ages.flatMap((age, index) => (age === null || age === common ? [] : [index])));
}

/**
 * Those of `kept` who have an age of their own still.
 * The others share one age; where they do not, the ages came from elsewhere, and are told apart anew.
 */
export function stillOwn(ages: Ages, kept: ReadonlySet<number>): ReadonlySet<number> {
  const own = new Set([...kept].filter((index) => index < ages.length && ages[index] !== null));
  const shared = new Set(ages.filter((age, index) => age !== null && !own.has(index)));
  return shared.size > 1 ? ownAges(ages) : own;
}

/** Who has one after this person was told `age`: who is told what the others share is one of them again. */
export function ownAfter(ages: Ages, own: ReadonlySet<number>, index: number, age: number | null): ReadonlySet<number> {
  if (ages.every((other, at) => at === index || other === age)) return new Set();
  const shared = ages.find((other, at) => other !== null && at !== index && !own.has(at));
  const after = new Set(own);
  if (age === shared) after.delete(index);
  else after.add(index);
  return after;
}

/** Null where nobody shares an age with anybody. */
function mostCommon(ages: Ages): number | null {
  const groups = [...Map.groupBy(ages, (age) => age)].toSorted(([, one], [, other]) => other.length - one.length);
  const [age, { length }] = groups[0]!;
  return length > 1 ? age : null;
}
