import { LONGEST_TEXT } from '#features/search/contract/unfound.ts';
import { plainText } from './words.rules.ts';

const SHORTEST = 2;
/** Telephone numbers and numbers of documents have at least this number of digits. */
const MOST_DIGITS = 4;
const MOST_WORDS = 8;

/**
 * Returns the text in which searches are counted, or null if the text may be about a person: an email address, an
 * address of a web page, a telephone number, a number of a document or a code.
 */
export function countedText(text: string): string | null {
  const plain = plainText(text.trim());
  if (/@|:\/\/|www\.|\barroba\b/.test(plain)) return null;
  if ((plain.match(/\p{N}/gu) ?? []).length > MOST_DIGITS) return null;
  const words = plain.split(/[^\p{L}\p{N}]+/u).filter(Boolean);
  const counted = words.join(' ');
  // The database counts code points.
  const length = [...counted].length;
  if (words.length > MOST_WORDS || length < SHORTEST || length > LONGEST_TEXT) return null;
  return /\p{L}/u.test(counted) ? counted : null;
}
