/** The sales of the site (`legal_modes` of the country pack): nothing, accepted offers, or also baskets and agencies' sales. */
export const SALES = ['nothing', 'quotations', 'everything'] as const;
export type Sales = (typeof SALES)[number];

/** The channel of a sale: a basket, an accepted offer, or an agency's system. */
export type SalesChannel = 'basket' | 'quotation' | 'agency';

/** Whether the site sells through this channel. */
export function sellsBy(sales: Sales, channel: SalesChannel): boolean {
  return sales === 'everything' || (sales === 'quotations' && channel === 'quotation');
}

/**
 * Whether a payment for an order may begin. A site that sells nothing charges nothing, not even the balance of earlier sales; an unconfirmed order is
 * paid only while the site sells through its channel.
 */
export function mayCharge(sales: Sales, order: { channel: SalesChannel; isConfirmed: boolean }): boolean {
  return sales !== 'nothing' && (order.isConfirmed || sellsBy(sales, order.channel));
}
