export const DEEP = 9;
