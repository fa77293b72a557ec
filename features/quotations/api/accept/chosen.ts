import type { OfferRow } from '../quotation.store.ts';

/**
 * Ids of the accepted lines; null unless the offer is accepted. The row keeps the ids after the acceptance ends, because the deposit may arrive late.
 */
export function chosenOf({ state, chosen }: Pick<OfferRow, 'state' | 'chosen'>): string[] | null {
  return state === 'accepted' ? chosen : null;
}
