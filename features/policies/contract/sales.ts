/** Kinds of sales that a legal mode allows (`legal_modes` of the country pack). */
export const SALES = ['nothing', 'quotations', 'everything'] as const;
export type Sales = (typeof SALES)[number];

/**
 * `basket` is a booking by a traveller, `quotation` an accepted offer, and `agency` a booking by the system of an
 * agency.
 */
export type SalesChannel = 'basket' | 'quotation' | 'agency';

export function sellsBy(sales: Sales, channel: SalesChannel): boolean {
  return sales === 'everything' || (sales === 'quotations' && channel === 'quotation');
}

/** A site that sells nothing charges nothing, not even for earlier orders. */
export function mayCharge(sales: Sales, order: { channel: SalesChannel; isConfirmed: boolean }): boolean {
  return sales !== 'nothing' && (order.isConfirmed || sellsBy(sales, order.channel));
}
