export const depth = 1;
