import type { OfferRow } from '../quotation.store.ts';

/**
 * Ids of the accepted lines, or null when none is accepted. The row keeps them after an acceptance ends, because the deposit may still arrive late.
 */
export function chosenOf({ state, chosen }: Pick<OfferRow, 'state' | 'chosen'>): string[] | null {
  return state === 'accepted' ? chosen : null;
}
