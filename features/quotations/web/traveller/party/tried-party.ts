import { hasGrownUp, type RequestedParty } from '../../../contract/quotation.ts';
import { askedPartyWords } from '../../../contract/quotation-words.ts';

/** Another party to try. The page asks for the age of an added child. */
export interface TriedParty extends Pick<RequestedParty, 'adults' | 'seniors'> {
  /** Null when not entered yet. */
  childAges: readonly (number | null)[];
}

/** The tried party once its ages are complete; null before, without an adult, or when it equals the asked party. */
export function otherParty({ adults, seniors, childAges }: TriedParty, from: RequestedParty): RequestedParty | null {
  const known = childAges.filter((age) => age !== null);
  const party = { adults, seniors, childAges: known };
  if (known.length < childAges.length || !hasGrownUp(party)) return null;
  return askedPartyWords(party) === askedPartyWords(from) ? null : party;
}

/** Changes the number of children; the first ones keep their ages. */
export function withChildren(party: TriedParty, count: number): TriedParty {
  return { ...party, childAges: Array.from({ length: count }, (_, index) => party.childAges[index] ?? null) };
}

/** The proposed words for the operator; the traveller can edit them. */
export function changeWords(party: RequestedParty, from: RequestedParty): string {
  return `Ahora seríamos ${askedPartyWords(party)}, en lugar de ${askedPartyWords(from)}. ¿Cómo quedaría la oferta?`;
}
