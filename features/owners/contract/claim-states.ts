export const CLAIM_STATES = ['requested', 'approved', 'refused', 'withdrawn'] as const;
export type ClaimState = (typeof CLAIM_STATES)[number];

export const CLAIM_ACTORS = ['claimant', 'region'] as const;
export type ClaimActor = (typeof CLAIM_ACTORS)[number];

export const CLAIM_ACTIONS = ['prove', 'withdraw', 'approve', 'refuse'] as const;
export type ClaimAction = (typeof CLAIM_ACTIONS)[number];

/** Only the region decides. A proof does not change the state. */
const MOVES: Record<ClaimAction, { to: ClaimState; by: ClaimActor }> = {
  prove: { to: 'requested', by: 'claimant' },
  withdraw: { to: 'withdrawn', by: 'claimant' },
  approve: { to: 'approved', by: 'region' },
  refuse: { to: 'refused', by: 'region' },
};

/** Every transition begins in `requested`. */
export function moveClaimState(state: ClaimState, actor: ClaimActor, action: ClaimAction): ClaimState | null {
  const { to, by } = MOVES[action];
  return state === 'requested' && by === actor ? to : null;
}
