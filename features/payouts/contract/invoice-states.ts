/**
 * `netted` means that a payout deducted the amount. If the payout is returned or withdrawn, the invoice is open again.
 */
export const INVOICE_STATES = ['open', 'paid', 'netted'] as const;
export type InvoiceState = (typeof INVOICE_STATES)[number];

const TRANSITIONS = {
  pay: { from: 'open', to: 'paid' },
  net: { from: 'open', to: 'netted' },
  reopen: { from: 'netted', to: 'open' },
} as const satisfies Record<string, { from: InvoiceState; to: InvoiceState }>;
export type InvoiceAction = keyof typeof TRANSITIONS;

export const invoiceMove = (action: InvoiceAction): { from: InvoiceState; to: InvoiceState } => TRANSITIONS[action];

export const INVOICE_STATE_WORDS: Record<InvoiceState, string> = {
  open: 'Por pagar',
  paid: 'Pagada',
  netted: 'Descontada',
};
