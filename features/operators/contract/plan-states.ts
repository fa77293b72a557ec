import { Type } from 'typebox';
import { orNull } from '#features/schema.ts';

/** States of a plan. While an operator writes a new version of a plan, its approved version stays on sale. */
export const PLAN_STATES = [
  'draft',
  'submitted',
  'changes_requested',
  'on_sale',
  'paused',
  'retired',
  /** A traveller accepted an operator's offer, and this unlisted plan is made for it. It is sold once and never changed. */
  'made_to_order',
] as const;
export type PlanState = (typeof PLAN_STATES)[number];
export const PlanStateSchema = Type.Enum([...PLAN_STATES]);

/** State of a new version that the region's staff reviews. Null if no new version was submitted. */
export type PlanReview = 'submitted' | 'changes_requested' | null;
export const PlanReviewSchema = orNull(Type.Enum(['submitted', 'changes_requested']));

export interface PlanStatus {
  state: PlanState;
  review: PlanReview;
}

export const PLAN_ACTIONS = [
  'submit',
  'withdraw',
  'approve',
  'request_changes',
  'take_off',
  'put_back',
  'pause',
  'lapse',
  'resume',
  'retire',
] as const;
export type PlanAction = (typeof PLAN_ACTIONS)[number];

/**
 * `operator` is an owner or a seller of the operator's team, `region` is the region's staff, and `system` is the nightly
 * job that checks certificates.
 */
export type PlanActor = 'operator' | 'region' | 'system';

interface Transition {
  by: PlanActor;
  from: readonly PlanState[];
  to: PlanState;
  review?: { from: readonly PlanReview[]; to: PlanReview };
}

const TRANSITIONS: Record<PlanAction, Transition> = {
  submit: {
    by: 'operator',
    from: ['draft', 'changes_requested'],
    to: 'submitted',
    review: { from: [null, 'changes_requested'], to: 'submitted' },
  },
  withdraw: { by: 'operator', from: ['submitted'], to: 'draft', review: { from: ['submitted'], to: null } },
  approve: { by: 'region', from: ['submitted'], to: 'on_sale', review: { from: ['submitted'], to: null } },
  request_changes: {
    by: 'region',
    from: ['submitted'],
    to: 'changes_requested',
    review: { from: ['submitted'], to: 'changes_requested' },
  },
  take_off: { by: 'region', from: ['on_sale', 'paused'], to: 'changes_requested' },
  put_back: { by: 'region', from: ['changes_requested'], to: 'on_sale' },
  pause: { by: 'operator', from: ['on_sale'], to: 'paused' },
  lapse: { by: 'system', from: ['on_sale'], to: 'paused' },
  resume: { by: 'operator', from: ['paused'], to: 'on_sale' },
  retire: { by: 'operator', from: ['draft', 'changes_requested', 'on_sale', 'paused'], to: 'retired' },
};

const SELLS: readonly PlanState[] = ['on_sale', 'paused'];

/** Returns null if the actor may not take the action now. */
export function movePlan(status: PlanStatus, action: PlanAction, actor: PlanActor): PlanStatus | null {
  const { by, from, to, review } = TRANSITIONS[action];
  if (by !== actor) return null;
  if (from.includes(status.state)) return { state: to, review: SELLS.includes(to) ? status.review : null };
  if (review && SELLS.includes(status.state) && review.from.includes(status.review))
    return { state: status.state, review: review.to };
  return null;
}

/**
 * A version on sale cannot be submitted again. A plan that the region took off sale can be submitted again, even
 * unchanged.
 */
export const isNothingNew = (state: PlanState, draftVersion: number, soldVersion: number | null): boolean =>
  SELLS.includes(state) && draftVersion === soldVersion;

export function planActions(status: PlanStatus, actor: PlanActor): PlanAction[] {
  return PLAN_ACTIONS.filter((action) => movePlan(status, action, actor) !== null);
}

export const PLAN_STATE_NAMES: Record<PlanState, string> = {
  draft: 'En borrador',
  submitted: 'En revisión',
  changes_requested: 'Con cambios pedidos',
  on_sale: 'A la venta',
  paused: 'En pausa',
  retired: 'Retirado',
  made_to_order: 'A medida',
};
