import { SAMPLE } from './kit/samples.ts';
export const shown = SAMPLE;
