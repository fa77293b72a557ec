export const MOST_TRIP_DAYS = 14;
/** Adults, children and seniors together. */
export const MOST_PEOPLE = 40;

export const peopleIn = ({
  adults,
  children,
  seniors,
}: {
  adults: number;
  children: number;
  seniors: number;
}): number => adults + children + seniors;

export const MOST_FIXED = 200;

export type ChildAge = number | null;
interface Party {
  children: number;
  childAges?: readonly ChildAge[];
}

/** One age in years for each child. Null if the traveller did not give the age. */
export function childAgesOf({ children, childAges = [] }: Party): ChildAge[] {
  return Array.from({ length: children }, (_, index) => childAges[index] ?? null);
}

/** Leaves ages out if the traveller gave none. */
export function knownAges(party: Party): { childAges?: ChildAge[] } {
  const ages = childAgesOf(party);
  return ages.some((age) => age !== null) ? { childAges: ages } : {};
}
