import { lakes } from '#tests/lakes.ts';
export const list = lakes;
