import { half } from './no-cycle-half.ts';
export const whole = half;
