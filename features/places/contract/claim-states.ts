export const PLACE_CLAIMS = ['unclaimed', 'claim_requested', 'claimed', 'claim_disputed'] as const;
export type PlaceClaim = (typeof PLACE_CLAIMS)[number];

/** `end`: the last waiting claim ended, and its person is no owner. `leave`: the last owner left. */
export type PlaceClaimAction = 'request' | 'approve' | 'end' | 'leave';

const MOVES: Record<PlaceClaimAction, Partial<Record<PlaceClaim, PlaceClaim>>> = {
  request: {
    unclaimed: 'claim_requested',
    claim_requested: 'claim_requested',
    claimed: 'claim_disputed',
    claim_disputed: 'claim_disputed',
  },
  approve: { claim_requested: 'claimed', claim_disputed: 'claimed' },
  end: { claim_requested: 'unclaimed', claim_disputed: 'claimed' },
  leave: { claimed: 'unclaimed', claim_disputed: 'claim_requested' },
};

export const moveClaimOfPlace = (claim: PlaceClaim, action: PlaceClaimAction): PlaceClaim | null =>
  MOVES[action][claim] ?? null;
