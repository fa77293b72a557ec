export { dayColour, MiniRibbon, type MiniStop } from './ribbon/mini-ribbon.tsx';
export { AddToTripButton } from './wish/add-to-trip-button.tsx';
export { useTripDraft } from './wish/use-trip-draft.ts';
