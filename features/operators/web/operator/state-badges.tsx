import { useLingui } from '@lingui/react/macro';
import { classNames } from '#web/ui/class-names.ts';
import rows from '#web/ui/rows.module.css';
import { DEPARTURE_STATE_NAMES, type DepartureState } from '../../contract/departure-states.ts';
import { OPERATOR_STATE_NAMES, type OperatorState } from '../../contract/operator-states.ts';
import { PLAN_STATE_NAMES, type PlanReview, type PlanState } from '../../contract/plan-states.ts';

type Mood = 'good' | 'doubt' | 'bad' | 'plain';

function Mark({ mood, children }: { mood: Mood; children: string }) {
  return <span className={classNames(rows.badge, mood !== 'plain' && rows[mood])}>{children}</span>;
}

const OPERATOR_MOODS: Record<OperatorState, Mood> = {
  draft: 'plain',
  submitted: 'doubt',
  verified: 'good',
  suspended: 'bad',
};
export const OperatorStateBadge = ({ state }: { state: OperatorState }) => (
  <Mark mood={OPERATOR_MOODS[state]}>{OPERATOR_STATE_NAMES[state]}</Mark>
);

const PLAN_MOODS: Record<PlanState, Mood> = {
  draft: 'plain',
  submitted: 'doubt',
  changes_requested: 'bad',
  on_sale: 'good',
  paused: 'doubt',
  retired: 'plain',
  made_to_order: 'plain',
};
/** Badges for the state of a plan and for the review of its next version. */
export function PlanStateBadge({ state, review }: { state: PlanState; review: PlanReview }) {
  const { t } = useLingui();
  return (
    <>
      <Mark mood={PLAN_MOODS[state]}>{PLAN_STATE_NAMES[state]}</Mark>
      {review === 'submitted' && <Mark mood="doubt">{t`Cambios en revisión`}</Mark>}
      {review === 'changes_requested' && <Mark mood="bad">{t`Corrige los cambios`}</Mark>}
    </>
  );
}

const DEPARTURE_MOODS: Record<DepartureState, Mood> = {
  scheduled: 'plain',
  guaranteed: 'good',
  closed: 'doubt',
  departed: 'good',
  completed: 'plain',
  cancelled: 'bad',
};
export const DepartureStateBadge = ({ state }: { state: DepartureState }) => (
  <Mark mood={DEPARTURE_MOODS[state]}>{DEPARTURE_STATE_NAMES[state]}</Mark>
);
