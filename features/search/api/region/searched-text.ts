import { PLATFORM_ERRORS, problem } from '#server/errors.ts';
import { plainWords } from '../words.rules.ts';

/**
 * Returns the form in which searches are counted.
 * @throws `invalid` if the text has no letter or digit
 */
export function searchedText(text: string): string {
  const plain = plainWords(text).join(' ');
  if (plain.length >= 2) return plain;
  const message = 'Escribe al menos dos letras.';
  throw problem(PLATFORM_ERRORS, 'invalid', { issues: [{ path: 'body.text', code: 'senseless', message }] });
}
