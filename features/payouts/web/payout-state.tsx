import type { TransferState } from '#features/payouts/contract/payout-states.ts';
import { TRANSFER_STATE_WORDS } from '#features/payouts/contract/payouts.ts';
import { Badge, type BadgeTone } from '#web/ui/badge.tsx';

const TONES: Record<TransferState, BadgeTone> = {
  batched: 'plain',
  sent: 'doubt',
  confirmed: 'good',
  returned: 'bad',
  withdrawn: 'plain',
};

export const PayoutState = ({ state }: { state: TransferState }) => (
  <Badge tone={TONES[state]}>{TRANSFER_STATE_WORDS[state]}</Badge>
);
