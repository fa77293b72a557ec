export const ITINERARY_STATES = ['draft', 'published', 'featured', 'archived'] as const;
export type ItineraryState = (typeof ITINERARY_STATES)[number];

export const ITINERARY_ACTIONS = ['publish', 'feature', 'unfeature', 'withdraw', 'archive', 'recover'] as const;
export type ItineraryAction = (typeof ITINERARY_ACTIONS)[number];

const MOVES: Record<ItineraryAction, { from: readonly ItineraryState[]; to: ItineraryState }> = {
  publish: { from: ['draft'], to: 'published' },
  feature: { from: ['published'], to: 'featured' },
  unfeature: { from: ['featured'], to: 'published' },
  withdraw: { from: ['published', 'featured'], to: 'draft' },
  archive: { from: ['draft', 'published', 'featured'], to: 'archived' },
  recover: { from: ['archived'], to: 'draft' },
};

export function moveItinerary(state: ItineraryState, action: ItineraryAction): ItineraryState | null {
  const { from, to } = MOVES[action];
  return from.includes(state) ? to : null;
}

export function itineraryActions(state: ItineraryState): ItineraryAction[] {
  return ITINERARY_ACTIONS.filter((action) => moveItinerary(state, action) !== null);
}
