export const lathe = 1;
