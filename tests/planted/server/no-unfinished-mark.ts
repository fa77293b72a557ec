// TODO: finish
export const half = 1;
