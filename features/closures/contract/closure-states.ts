export const CLOSURE_STATES = ['draft', 'announced', 'ended'] as const;
export type ClosureState = (typeof CLOSURE_STATES)[number];

/** `withdraw` undoes an announcement. `reopen` continues an ended closure. `end` ends a closure or discards a draft. */
export const CLOSURE_ACTIONS = ['announce', 'withdraw', 'end', 'reopen'] as const;
export type ClosureAction = (typeof CLOSURE_ACTIONS)[number];

const MOVES: Record<ClosureAction, { from: readonly ClosureState[]; to: ClosureState }> = {
  announce: { from: ['draft'], to: 'announced' },
  withdraw: { from: ['announced'], to: 'draft' },
  end: { from: ['draft', 'announced'], to: 'ended' },
  reopen: { from: ['ended'], to: 'announced' },
};

export function moveClosure(state: ClosureState, action: ClosureAction): ClosureState | null {
  const { from, to } = MOVES[action];
  return from.includes(state) ? to : null;
}

export function closureActions(state: ClosureState): ClosureAction[] {
  return CLOSURE_ACTIONS.filter((action) => moveClosure(state, action) !== null);
}
