/** What is booked and paid here (`legal_modes` of the country pack): nothing, what is accepted of an offer, or also baskets and agencies' sales. */
export const SALES = ['nothing', 'quotations', 'everything'] as const;
export type Sales = (typeof SALES)[number];

/** How something is sold: from a basket, by accepting an offer, by an agency's system. */
export type SalesChannel = 'basket' | 'quotation' | 'agency';

/** Whether the site sells in this way. */
export function sellsBy(sales: Sales, channel: SalesChannel): boolean {
  return sales === 'everything' || (sales === 'quotations' && channel === 'quotation');
}

/**
 * Whether a payment for an order may begin: nothing is charged by a site that sells nothing, also not the balance of what it sold before; what is not
 * confirmed yet is paid only while the site sells in that way.
 */
export function mayCharge(sales: Sales, order: { channel: SalesChannel; isConfirmed: boolean }): boolean {
  return sales !== 'nothing' && (order.isConfirmed || sellsBy(sales, order.channel));
}
