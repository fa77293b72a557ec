import { Type } from 'typebox';

/** Only a `verified` operator can have plans on sale. */
export const OPERATOR_STATES = ['draft', 'submitted', 'verified', 'suspended'] as const;
export type OperatorState = (typeof OPERATOR_STATES)[number];
export const OperatorStateSchema = Type.Enum([...OPERATOR_STATES]);

export const OPERATOR_ACTIONS = ['submit', 'verify', 'send_back', 'suspend', 'lapse', 'resume'] as const;
export type OperatorAction = (typeof OPERATOR_ACTIONS)[number];

export type OperatorActor = 'operator' | 'region' | 'system';

interface Step {
  from: readonly OperatorState[];
  to: OperatorState;
  by: OperatorActor;
}

const STEPS: Record<OperatorAction, Step> = {
  submit: { from: ['draft'], to: 'submitted', by: 'operator' },
  verify: { from: ['submitted'], to: 'verified', by: 'region' },
  send_back: { from: ['submitted'], to: 'draft', by: 'region' },
  suspend: { from: ['verified'], to: 'suspended', by: 'region' },
  lapse: { from: ['verified'], to: 'suspended', by: 'system' },
  resume: { from: ['suspended'], to: 'verified', by: 'region' },
};

/** Returns null if the actor may not take the action in this state. */
export function moveOperator(state: OperatorState, action: OperatorAction, actor: OperatorActor): OperatorState | null {
  const step = STEPS[action];
  return step.by === actor && step.from.includes(state) ? step.to : null;
}

export function operatorActions(state: OperatorState, actor: OperatorActor): OperatorAction[] {
  return OPERATOR_ACTIONS.filter((action) => moveOperator(state, action, actor) !== null);
}

/** Plans can be sent while the region still reviews the operator, so that both reviews happen together. */
export const canSubmitPlans = (state: OperatorState): boolean => state === 'submitted' || state === 'verified';

/** In this time the region means to review an operator or a plan. */
export const REVIEW_DAYS = 3;

export const OPERATOR_STATE_NAMES: Record<OperatorState, string> = {
  draft: 'En borrador',
  submitted: 'En revisión',
  verified: 'Verificado',
  suspended: 'Suspendido',
};
