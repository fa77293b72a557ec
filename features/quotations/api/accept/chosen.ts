import type { OfferRow } from '../quotation.store.ts';

/** Null without a current acceptance, although the row keeps the ids for a late deposit. */
export function chosenOf({ state, chosen }: Pick<OfferRow, 'state' | 'chosen'>): string[] | null {
  return state === 'accepted' ? chosen : null;
}
