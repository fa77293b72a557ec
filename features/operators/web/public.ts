export { DemoBadge } from './demo-badge.tsx';
export { DeparturePicker } from './departure/departure-picker.tsx';
export { askDepartures } from './departure/use-departures.ts';
export { chosenOf, countsOf, type Wish } from './departure/wish.ts';
export { pictureOf } from './picture-of.ts';
export { CancelBands, momentWords } from './plan/cancel-bands.tsx';
export { TotalPrice } from './plan/total-price.tsx';
export { headsOf, unitWords } from './plan-words.ts';
