/** Kinds of sales that a legal mode allows (`legal_modes` of the country pack): none, only accepted offers, or all. */
export const SALES = ['nothing', 'quotations', 'everything'] as const;
export type Sales = (typeof SALES)[number];

/** The channel of a sale: a basket, an accepted offer, or an agency's system. */
export type SalesChannel = 'basket' | 'quotation' | 'agency';

/** Whether the site sells through a channel. */
export function sellsBy(sales: Sales, channel: SalesChannel): boolean {
  return sales === 'everything' || (sales === 'quotations' && channel === 'quotation');
}

/**
 * Whether a payment for an order may begin. A site without sales charges nothing, not even the balance of earlier orders. An unconfirmed order can be
 * paid only while the site sells through the channel of the order.
 */
export function mayCharge(sales: Sales, order: { channel: SalesChannel; isConfirmed: boolean }): boolean {
  return sales !== 'nothing' && (order.isConfirmed || sellsBy(sales, order.channel));
}
