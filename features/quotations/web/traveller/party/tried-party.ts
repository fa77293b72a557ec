import { hasGrownUp, type RequestedParty } from '../../../contract/quotation.ts';
import { askedPartyWords } from '../../../contract/quotation-words.ts';

/** Another party that somebody is curious about; the age of a child that was added is asked. */
export interface TriedParty extends Pick<RequestedParty, 'adults' | 'seniors'> {
  /** Null: not told yet. */
  childAges: readonly (number | null)[];
}

/** Whom it is about, once everything is told; null before, and where it is who was asked for anyway. */
export function otherParty({ adults, seniors, childAges }: TriedParty, from: RequestedParty): RequestedParty | null {
  const known = childAges.filter((age) => age !== null);
  const party = { adults, seniors, childAges: known };
  if (known.length < childAges.length || !hasGrownUp(party)) return null;
  return askedPartyWords(party) === askedPartyWords(from) ? null : party;
}

/** As many children: the first ones stay who they are. */
export function withChildren(party: TriedParty, count: number): TriedParty {
  return { ...party, childAges: Array.from({ length: count }, (_, index) => party.childAges[index] ?? null) };
}

/** What an operator is asked, for the traveller to change. */
export function changeWords(party: RequestedParty, from: RequestedParty): string {
  return `Ahora seríamos ${askedPartyWords(party)}, en lugar de ${askedPartyWords(from)}. ¿Cómo quedaría la oferta?`;
}
