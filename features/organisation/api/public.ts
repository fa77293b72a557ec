export { openRegion } from './open-region.ts';
export { ensureRegion } from './region.store.ts';
export { type RegionClock, regionClock, today } from './region-clock.ts';
