export { type RegionClock, regionClock } from './region-clock.ts';
