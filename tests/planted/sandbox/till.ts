export const till = 1;
