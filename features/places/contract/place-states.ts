export const PLACE_STATES = [
  'draft',
  'submitted',
  'published',
  'paused',
  'closed_temporarily',
  'closed_permanently',
  'suspended',
  'merged',
] as const;
export type PlaceState = (typeof PLACE_STATES)[number];

/**
 * `close` is for good. `reopen` ends a suspension or a closing. A merge leads to `merged`, and only the undo of the merge
 * leads back.
 */
export const PLACE_ACTIONS = ['publish', 'pause', 'suspend', 'close', 'reopen'] as const;
export type PlaceAction = (typeof PLACE_ACTIONS)[number];

const MOVES: Record<PlaceAction, { from: readonly PlaceState[]; to: PlaceState }> = {
  publish: { from: ['draft', 'submitted', 'paused'], to: 'published' },
  pause: { from: ['published'], to: 'paused' },
  suspend: { from: ['published', 'paused', 'closed_temporarily'], to: 'suspended' },
  close: { from: ['published', 'paused', 'closed_temporarily'], to: 'closed_permanently' },
  reopen: { from: ['suspended', 'closed_temporarily', 'closed_permanently'], to: 'published' },
};

export function movePlace(state: PlaceState, action: PlaceAction): PlaceState | null {
  const { from, to } = MOVES[action];
  return from.includes(state) ? to : null;
}

export const placeActions = (state: PlaceState): PlaceAction[] =>
  PLACE_ACTIONS.filter((action) => movePlace(state, action) !== null);
