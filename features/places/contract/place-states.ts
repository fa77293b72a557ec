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

/** The fewest actions that lead from one state to another. Null if none do. */
export function stepsTo(from: PlaceState, to: PlaceState): PlaceAction[] | null {
  const seen = new Set([from]);
  let paths: { at: PlaceState; steps: PlaceAction[] }[] = [{ at: from, steps: [] }];
  while (paths.length > 0) {
    const found = paths.find(({ at }) => at === to);
    if (found) return found.steps;
    paths = paths.flatMap(({ at, steps }) =>
      placeActions(at).flatMap((action) => {
        const next = movePlace(at, action)!;
        if (seen.has(next)) return [];
        seen.add(next);
        return [{ at: next, steps: [...steps, action] }];
      }),
    );
  }
  return null;
}

export const PLACE_STATE_NAMES: Record<PlaceState, string> = {
  draft: 'Borrador',
  submitted: 'Por revisar',
  published: 'Publicado',
  paused: 'En pausa',
  closed_temporarily: 'Cerrado por un tiempo',
  closed_permanently: 'Cerrado para siempre',
  suspended: 'Suspendido',
  merged: 'Fusionado con otro',
};
