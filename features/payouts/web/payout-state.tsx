import type { TransferState } from '#features/payouts/contract/payout-states.ts';
import { PAYOUT_STATE_WORDS, TRANSFER_STATE_WORDS } from '#features/payouts/contract/payouts.ts';
import { Badge, type BadgeTone } from '#web/ui/badge.tsx';

const TONES: Record<TransferState, BadgeTone> = {
  batched: 'plain',
  sent: 'doubt',
  confirmed: 'good',
  returned: 'bad',
  withdrawn: 'plain',
};

/** `ofOperator` chooses the words of the operator's screen. */
export const PayoutState = ({ state, ofOperator }: { state: TransferState; ofOperator?: boolean }) => (
  <Badge tone={TONES[state]}>{(ofOperator ? PAYOUT_STATE_WORDS : TRANSFER_STATE_WORDS)[state]}</Badge>
);
