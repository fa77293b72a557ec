import { Badge, type BadgeTone } from '#web/ui/badge.tsx';
import { OFFER_STATE_NAMES, type OfferState } from '../../contract/quotation-states.ts';

const TONES: Record<OfferState, BadgeTone> = {
  requested: 'doubt',
  viewed: 'doubt',
  answered: 'plain',
  changes_requested: 'doubt',
  accepted: 'good',
  waiting: 'plain',
  not_chosen: 'plain',
  declined: 'plain',
  expired: 'bad',
  withdrawn: 'plain',
};

export function OfferStateBadge({ state }: { state: OfferState }) {
  return <Badge tone={TONES[state]}>{OFFER_STATE_NAMES[state].operator}</Badge>;
}
