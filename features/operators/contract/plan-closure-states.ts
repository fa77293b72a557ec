/** `over` means that the closure no longer affects the plan. */
export const PLAN_CLOSURE_STATES = ['waiting', 'answered', 'over'] as const;
export type PlanClosureState = (typeof PLAN_CLOSURE_STATES)[number];

export const PLAN_CLOSURE_ACTIONS = ['ask', 'answer', 'end'] as const;
export type PlanClosureAction = (typeof PLAN_CLOSURE_ACTIONS)[number];

/** `as_sold` is only for roads and events, because the operator can take another route. */
export const CLOSURE_ANSWERS = ['without', 'instead', 'as_sold', 'call_off'] as const;
export type ClosureAnswer = (typeof CLOSURE_ANSWERS)[number];

const MOVES: Record<PlanClosureAction, { from: readonly PlanClosureState[]; to: PlanClosureState }> = {
  // More closed days need a new answer.
  ask: { from: ['answered', 'over'], to: 'waiting' },
  answer: { from: ['waiting', 'answered'], to: 'answered' },
  end: { from: ['waiting', 'answered'], to: 'over' },
};

export function movePlanClosure(state: PlanClosureState, action: PlanClosureAction): PlanClosureState | null {
  const { from, to } = MOVES[action];
  return from.includes(state) ? to : null;
}
