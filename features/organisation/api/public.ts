export { type RegionClock, regionClock, today } from './region-clock.ts';
