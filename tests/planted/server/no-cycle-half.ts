import { whole } from './no-cycle.ts';
export const half = whole;
