export { copyToTrips } from './document/copy-trip.ts';
export { DayRibbons, type DayView } from './ribbon/day-ribbons.tsx';
export { dayColour, MiniRibbon, type MiniStop } from './ribbon/mini-ribbon.tsx';
export { useBrokenWords, writeWindows } from './trip/planner-words.ts';
export { AddToTripButton } from './wish/add-to-trip-button.tsx';
export { InterestChips } from './wish/interest-chips.tsx';
export { PlaceSearch } from './wish/place-search.tsx';
export { useTripDraft } from './wish/use-trip-draft.ts';
