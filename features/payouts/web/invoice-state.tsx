import { INVOICE_STATE_WORDS, type InvoiceState as State } from '#features/payouts/contract/invoice-states.ts';
import type { CommissionInvoice } from '#features/payouts/contract/invoices.ts';
import { Badge, type BadgeTone } from '#web/ui/badge.tsx';

const TONES: Record<State, BadgeTone> = { open: 'doubt', paid: 'good', netted: 'plain' };

export const InvoiceState = ({ state, isOverdue }: Pick<CommissionInvoice, 'state' | 'isOverdue'>) => (
  <Badge tone={isOverdue ? 'bad' : TONES[state]}>{isOverdue ? 'Vencida' : INVOICE_STATE_WORDS[state]}</Badge>
);
