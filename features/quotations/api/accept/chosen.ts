import type { OfferRow } from '../quotation.store.ts';

/** Lines that are accepted; null: none are. Kept while an acceptance is over, since its deposit may still come late. */
export function chosenOf({ state, chosen }: Pick<OfferRow, 'state' | 'chosen'>): string[] | null {
  return state === 'accepted' ? chosen : null;
}
