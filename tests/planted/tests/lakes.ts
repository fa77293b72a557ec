export const lakes = 1;
