import { regionLocale } from './locale.ts';

export const formatInteger = (value: number): string => value.toLocaleString(regionLocale());

/** `count(1, 'lugar', 'lugares')` → "1 lugar". For sentences in the JSX use `<Plural>`. */
export const count = (value: number, one: string, many: string): string =>
  `${formatInteger(value)} ${value === 1 ? one : many}`;
