export { openRegion } from './open-region.ts';
export { type RegionClock, regionClock, today } from './region-clock.ts';
