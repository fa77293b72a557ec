export { copyToTrips } from './document/copy-trip.ts';
export { DayRibbons, type DayView } from './ribbon/day-ribbons.tsx';
export { dayColour, MiniRibbon, type MiniStop } from './ribbon/mini-ribbon.tsx';
export { AddToTripButton } from './wish/add-to-trip-button.tsx';
export { useTripDraft } from './wish/use-trip-draft.ts';
