import { classNames } from '#web/ui/class-names.ts';
import rows from '#web/ui/rows.module.css';
import { OFFER_STATE_NAMES, type OfferState } from '../../contract/quotation-states.ts';

type Mood = 'good' | 'doubt' | 'bad' | 'plain';

const MOODS: Record<OfferState, Mood> = {
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

/** A badge with the state of an offer, in the words for operators. */
export function OfferStateBadge({ state }: { state: OfferState }) {
  const mood = MOODS[state];
  return (
    <span className={classNames(rows.badge, mood !== 'plain' && rows[mood])}>{OFFER_STATE_NAMES[state].operator}</span>
  );
}
