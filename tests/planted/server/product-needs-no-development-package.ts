import fc from 'fast-check';
export const check = fc;
