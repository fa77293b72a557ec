import { hasGrownUp, type RequestedParty } from '../../../contract/quotation.ts';
import { askedPartyWords } from '../../../contract/quotation-words.ts';

/** A party that the traveller is editing. Ages may be missing. */
export interface TriedParty extends Pick<RequestedParty, 'adults' | 'seniors'> {
  /** Null when not entered yet. */
  childAges: readonly (number | null)[];
}

/** Null if an age is missing, if the party has no adult or senior, or if the party is the party of the request. */
export function otherParty({ adults, seniors, childAges }: TriedParty, from: RequestedParty): RequestedParty | null {
  const known = childAges.filter((age) => age !== null);
  const party = { adults, seniors, childAges: known };
  if (known.length < childAges.length || !hasGrownUp(party)) return null;
  return askedPartyWords(party) === askedPartyWords(from) ? null : party;
}

/** Existing children keep their ages. Added children have no age. */
export function withChildren(party: TriedParty, count: number): TriedParty {
  return { ...party, childAges: Array.from({ length: count }, (_, index) => party.childAges[index] ?? null) };
}

export function changeWords(party: RequestedParty, from: RequestedParty): string {
  return `Ahora seríamos ${askedPartyWords(party)}, en lugar de ${askedPartyWords(from)}. ¿Cómo quedaría la oferta?`;
}
