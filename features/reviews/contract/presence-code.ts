/** Capital letters and digits that people do not misread. */
export const CODE_ALPHABET = '23456789ABCDEFGHJKMNPQRSTVWXYZ';
export const CODE_LENGTH = 6;

/** The fragment of the page's address that holds a code. It never reaches the server. */
export const codeFragment = (code: string): string => `#codigo=${code}`;

/** The fragment that opens the form, such as after signing in. */
export const WRITE_FRAGMENT = '#opinar';

/** Reads a code from a fragment, from a scanned address or from a typed text. */
export function codeIn(text: string): string | null {
  const typed = /#codigo=([A-Za-z0-9]+)/.exec(text)?.[1] ?? text.trim();
  const code = typed.toUpperCase();
  return code.length === CODE_LENGTH && [...code].every((sign) => CODE_ALPHABET.includes(sign)) ? code : null;
}
