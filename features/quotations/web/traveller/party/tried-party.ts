import { hasGrownUp, type RequestedParty } from '../../../contract/quotation.ts';
import { askedPartyWords } from '../../../contract/quotation-words.ts';

export interface TriedParty extends Pick<RequestedParty, 'adults' | 'seniors'> {
  childAges: readonly (number | null)[];
}

/** @returns null if the party is incomplete, has no adult or senior, or is the same as `from` */
export function otherParty({ adults, seniors, childAges }: TriedParty, from: RequestedParty): RequestedParty | null {
  const known = childAges.filter((age) => age !== null);
  const party = { adults, seniors, childAges: known };
  if (known.length < childAges.length || !hasGrownUp(party)) return null;
  return askedPartyWords(party) === askedPartyWords(from) ? null : party;
}

export function withChildren(party: TriedParty, count: number): TriedParty {
  return { ...party, childAges: Array.from({ length: count }, (_, index) => party.childAges[index] ?? null) };
}

export function changeWords(party: RequestedParty, from: RequestedParty): string {
  return `Ahora seríamos ${askedPartyWords(party)}, en lugar de ${askedPartyWords(from)}. ¿Cómo quedaría la oferta?`;
}
