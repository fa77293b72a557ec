/** Joins class names. Empty, false and missing names are omitted. */
export const classNames = (...names: (string | false | null | undefined)[]): string => names.filter(Boolean).join(' ');
