import { FEWEST_CHARACTERS, FEWEST_DIGITS, type FoundBy } from '#features/checkout/contract/region-bookings.ts';

export type Search =
  | { by: 'reference'; value: string; compact: string }
  | { by: 'email'; value: string }
  | { by: 'phone'; digits: string }
  | { by: 'name'; words: string[] };

/** Only the last digits of telephone numbers are compared, because people leave out the country code. */
export const COMPARED_DIGITS = 8;

/**
 * The caller tries the searches in the given sequence until one finds bookings.
 * @returns an empty list if the text is too short for every search
 */
export function searchesOf(text: string): Search[] {
  const value = text.trim().replaceAll(/\s+/g, ' ');
  if (value.includes('@')) return [{ by: 'email', value: value.toLowerCase() }];
  const searches: Search[] = [];
  const compact = value.replaceAll(/[\s.-]/g, '').toUpperCase();
  if (compact.length >= 4) searches.push({ by: 'reference', value, compact });
  const digits = value.replaceAll(/\D/g, '');
  if (digits.length >= FEWEST_DIGITS && /^[+\d\s().-]+$/.test(value)) searches.push({ by: 'phone', digits });
  const words = value.split(' ').filter((word) => /\p{L}/u.test(word));
  if (words.some((word) => word.length >= FEWEST_CHARACTERS) && !/\d/.test(value)) searches.push({ by: 'name', words });
  return searches;
}

export const namedKind = (searches: readonly Search[]): FoundBy => searches.at(-1)!.by;

/** Turns "ana@example.org" into "a•••@example.org". */
export function maskEmail(email: string): string {
  const at = email.lastIndexOf('@');
  return at < 1 ? '•••' : `${email.slice(0, 1)}•••${email.slice(at)}`;
}

/** Turns "+51 944 555 121" into "••• 121". */
export const maskPhone = (phone: string): string => `••• ${phone.replaceAll(/\D/g, '').slice(-3)}`;
