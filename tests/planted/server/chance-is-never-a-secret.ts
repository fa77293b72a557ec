export const secret = String(Math.random());
