export const SAMPLE = 1;
