import { useLingui } from '@lingui/react/macro';
import { Badge, type BadgeTone } from '#web/ui/badge.tsx';
import { DEPARTURE_STATE_NAMES, type DepartureState } from '../../contract/departure-states.ts';
import { OPERATOR_STATE_NAMES, type OperatorState } from '../../contract/operator-states.ts';
import { PLAN_STATE_NAMES, type PlanReview, type PlanState } from '../../contract/plan-states.ts';

const OPERATOR_MOODS: Record<OperatorState, BadgeTone> = {
  draft: 'plain',
  submitted: 'doubt',
  verified: 'good',
  suspended: 'bad',
};
export const OperatorStateBadge = ({ state }: { state: OperatorState }) => (
  <Badge tone={OPERATOR_MOODS[state]}>{OPERATOR_STATE_NAMES[state]}</Badge>
);

const PLAN_MOODS: Record<PlanState, BadgeTone> = {
  draft: 'plain',
  submitted: 'doubt',
  changes_requested: 'bad',
  on_sale: 'good',
  paused: 'doubt',
  retired: 'plain',
  made_to_order: 'plain',
};
export function PlanStateBadge({ state, review }: { state: PlanState; review: PlanReview }) {
  const { t } = useLingui();
  return (
    <>
      <Badge tone={PLAN_MOODS[state]}>{PLAN_STATE_NAMES[state]}</Badge>
      {review === 'submitted' && <Badge tone="doubt">{t`Cambios en revisión`}</Badge>}
      {review === 'changes_requested' && <Badge tone="bad">{t`Corrige los cambios`}</Badge>}
    </>
  );
}

const DEPARTURE_MOODS: Record<DepartureState, BadgeTone> = {
  scheduled: 'plain',
  guaranteed: 'good',
  closed: 'plain',
  departed: 'good',
  completed: 'plain',
  cancelled: 'bad',
};
export const DepartureStateBadge = ({ state }: { state: DepartureState }) => (
  <Badge tone={DEPARTURE_MOODS[state]}>{DEPARTURE_STATE_NAMES[state]}</Badge>
);
