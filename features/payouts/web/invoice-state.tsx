import { INVOICE_STATE_WORDS, type InvoiceState as State } from '#features/payouts/contract/invoice-states.ts';
import { Badge, type BadgeTone } from '#web/ui/badge.tsx';

const TONES: Record<State, BadgeTone> = { open: 'doubt', paid: 'good', netted: 'plain' };

export const InvoiceState = ({ state }: { state: State }) => (
  <Badge tone={TONES[state]}>{INVOICE_STATE_WORDS[state]}</Badge>
);
