import type { TransferState } from '#features/payouts/contract/payout-states.ts';
import { TRANSFER_STATE_WORDS } from '#features/payouts/contract/payouts.ts';
import { classNames } from '#web/ui/class-names.ts';
import rows from '#web/ui/rows.module.css';

const LOOK: Record<TransferState, string | undefined> = {
  batched: undefined,
  sent: rows.doubt,
  confirmed: rows.good,
  returned: rows.bad,
  withdrawn: undefined,
};

export const PayoutState = ({ state }: { state: TransferState }) => (
  <span className={classNames(rows.badge, LOOK[state])}>{TRANSFER_STATE_WORDS[state]}</span>
);
