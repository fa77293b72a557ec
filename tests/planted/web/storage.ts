export const stored = 1;
