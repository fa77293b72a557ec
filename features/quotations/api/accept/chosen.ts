import type { OfferRow } from '../quotation.store.ts';

/** Hides `chosen` while the offer is not accepted. The row keeps the ids in case a deposit arrives late. */
export function chosenOf({ state, chosen }: Pick<OfferRow, 'state' | 'chosen'>): string[] | null {
  return state === 'accepted' ? chosen : null;
}
