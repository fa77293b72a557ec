import type { Wish } from './trip.ts';

export type ChildAge = number | null;
type Party = Pick<Wish['party'], 'children' | 'childAges'>;

/** One age in years for each child. Null if the traveller did not give the age. */
export function childAgesOf({ children, childAges = [] }: Party): ChildAge[] {
  return Array.from({ length: children }, (_, index) => childAges[index] ?? null);
}

/** Leaves ages out if the traveller gave none. */
export function knownAges(party: Party): Pick<Wish['party'], 'childAges'> {
  const ages = childAgesOf(party);
  return ages.some((age) => age !== null) ? { childAges: ages } : {};
}
