import type { Problem } from '#web/http/problem.ts';
import type { OfferState } from '../../../contract/quotation-states.ts';
import type { OfferView } from '../../../contract/quotation-view.ts';

/** These errors mean that the page shows an outdated offer or request. */
const CODES = ['offer_changed', 'offer_over', 'offer_action_refused', 'quotation_action_refused'];

export const isStale = ({ code }: Pick<Problem, 'code'>): boolean => CODES.includes(code);

export type Since =
  | 'version'
  | 'withdrawn'
  | 'expired'
  | 'accepted'
  | 'other_accepted'
  | 'changes'
  | 'declined'
  | 'else';

const BY_STATE: Partial<Record<OfferState, Since>> = {
  withdrawn: 'withdrawn',
  expired: 'expired',
  accepted: 'accepted',
  waiting: 'other_accepted',
  not_chosen: 'other_accepted',
  changes_requested: 'changes',
  declined: 'declined',
};

export function sinceRead(
  { state, current }: Pick<OfferView, 'state' | 'current'>,
  read: number,
  problem: Pick<Problem, 'code'> | null,
): Since {
  if (state === 'answered') {
    if (current && current.version > read) return 'version';
    return problem?.code === 'offer_over' ? 'expired' : 'else';
  }
  return BY_STATE[state] ?? 'else';
}
