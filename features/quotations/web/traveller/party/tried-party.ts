import { hasGrownUp, type RequestedParty } from '../../../contract/quotation.ts';
import { askedPartyWords } from '../../../contract/quotation-words.ts';

/** Another party for which the traveller wants to see prices. Ages may be missing. */
export interface TriedParty extends Pick<RequestedParty, 'adults' | 'seniors'> {
  /** Age of each child; null when not entered yet. */
  childAges: readonly (number | null)[];
}

/** The tried party; null while an age is missing, without adults and seniors, or when it is the party of the request. */
export function otherParty({ adults, seniors, childAges }: TriedParty, from: RequestedParty): RequestedParty | null {
  const known = childAges.filter((age) => age !== null);
  const party = { adults, seniors, childAges: known };
  if (known.length < childAges.length || !hasGrownUp(party)) return null;
  return askedPartyWords(party) === askedPartyWords(from) ? null : party;
}

/** Changes the number of children. Existing children keep their ages, added children have none. */
export function withChildren(party: TriedParty, count: number): TriedParty {
  return { ...party, childAges: Array.from({ length: count }, (_, index) => party.childAges[index] ?? null) };
}

/** Proposed text that asks an operator for the other party. */
export function changeWords(party: RequestedParty, from: RequestedParty): string {
  return `Ahora seríamos ${askedPartyWords(party)}, en lugar de ${askedPartyWords(from)}. ¿Cómo quedaría la oferta?`;
}
