let current = '';

/** Call before the first render. Until then, formatting a number throws an error. */
export function setLocale(locale: string): void {
  current = locale;
}

/** Locale of the region for numbers and amounts of money. */
export const regionLocale = (): string => current;
