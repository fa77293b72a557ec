import type { OfferRow } from '../quotation.store.ts';

/**
 * Ids of the accepted lines; null when the offer is not accepted now. The row still has the ids after an acceptance has ended without a deposit, because
 * the deposit may arrive late.
 */
export function chosenOf({ state, chosen }: Pick<OfferRow, 'state' | 'chosen'>): string[] | null {
  return state === 'accepted' ? chosen : null;
}
