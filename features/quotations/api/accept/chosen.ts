import type { OfferRow } from '../quotation.store.ts';

/**
 * Ids of the accepted lines. Null if the offer is not accepted now: the row keeps the ids after an acceptance that
 * ended without a deposit, because the deposit may arrive late.
 */
export function chosenOf({ state, chosen }: Pick<OfferRow, 'state' | 'chosen'>): string[] | null {
  return state === 'accepted' ? chosen : null;
}
