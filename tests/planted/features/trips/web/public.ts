export const days = 3;
