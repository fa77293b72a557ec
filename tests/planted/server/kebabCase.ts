export const camel = 1;
