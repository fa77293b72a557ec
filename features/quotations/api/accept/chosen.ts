import type { OfferRow } from '../quotation.store.ts';

/** Null if the offer is not accepted now. The row still keeps the ids in case a deposit arrives late. */
export function chosenOf({ state, chosen }: Pick<OfferRow, 'state' | 'chosen'>): string[] | null {
  return state === 'accepted' ? chosen : null;
}
