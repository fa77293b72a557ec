import { regionLocale } from './locale.ts';

export const formatInteger = (value: number): string => value.toLocaleString(regionLocale());

/** `count(1, 'lugar', 'lugares')` returns "1 lugar". JSX uses `<Plural>` instead. */
export const count = (value: number, one: string, many: string): string =>
  `${formatInteger(value)} ${value === 1 ? one : many}`;
