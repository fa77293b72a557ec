export const drawer = 1;
