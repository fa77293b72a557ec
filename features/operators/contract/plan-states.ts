import { Type } from 'typebox';

/** Everything that can happen to a plan. What is sold is its `sold_version`; a new version is submitted while the old one goes on selling. */
export const PLAN_STATES = ['draft', 'submitted', 'changes_requested', 'on_sale', 'paused', 'retired'] as const;
export type PlanState = (typeof PLAN_STATES)[number];
export const PlanStateSchema = Type.Enum([...PLAN_STATES]);

export const PLAN_ACTIONS = [
  'submit',
  'withdraw',
  'approve',
  'request_changes',
  'pause',
  'lapse',
  'resume',
  'retire',
] as const;
export type PlanAction = (typeof PLAN_ACTIONS)[number];

/** Who does it: owner or sales of the operator, the region's staff, or the nightly job (a certificate that ran out). */
export type PlanActor = 'operator' | 'region' | 'system';

interface Step {
  from: readonly PlanState[];
  to: PlanState;
  by: PlanActor;
}

const STEPS: Record<PlanAction, Step> = {
  submit: { from: ['draft', 'changes_requested'], to: 'submitted', by: 'operator' },
  withdraw: { from: ['submitted'], to: 'draft', by: 'operator' },
  approve: { from: ['submitted'], to: 'on_sale', by: 'region' },
  request_changes: { from: ['submitted'], to: 'changes_requested', by: 'region' },
  pause: { from: ['on_sale'], to: 'paused', by: 'operator' },
  lapse: { from: ['on_sale'], to: 'paused', by: 'system' },
  resume: { from: ['paused'], to: 'on_sale', by: 'operator' },
  retire: { from: ['draft', 'changes_requested', 'on_sale', 'paused'], to: 'retired', by: 'operator' },
};

/** The state after an action, or null where that actor may not do it from there. The one place that moves a plan. */
export function movePlan(state: PlanState, action: PlanAction, actor: PlanActor): PlanState | null {
  const step = STEPS[action];
  return step.by === actor && step.from.includes(state) ? step.to : null;
}

export const PLAN_STATE_NAMES: Record<PlanState, string> = {
  draft: 'En borrador',
  submitted: 'En revisión',
  changes_requested: 'Con cambios pedidos',
  on_sale: 'A la venta',
  paused: 'En pausa',
  retired: 'Retirado',
};
