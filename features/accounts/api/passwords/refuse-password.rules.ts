import { PLATFORM_ERRORS, type Problem, problem } from '#server/errors.ts';

/** Minimum number of letters and digits that remain when the guessable words are removed. */
const LEAST_OWN = 5;
const LEAST_DIFFERENT = 4;
const LEAST_WORD = 4;

export type PasswordFault = 'password_common' | 'password_guessable' | 'password_monotonous';

const MESSAGES: Record<PasswordFault, string> = {
  password_common: 'Esta contraseña es de las más usadas: se adivina enseguida. Elige otra.',
  password_guessable: 'Esta contraseña se parece demasiado a tu nombre, tu correo o el sitio. Elige otra.',
  password_monotonous: 'Esta contraseña repite casi siempre lo mismo. Elige otra.',
};

/**
 * Any character is allowed (ASVS 6.2.5).
 * @param words guessable words, such as the region, the name and the email address.
 */
export function passwordFault(password: string, words: string[], common: ReadonlySet<string>): PasswordFault | null {
  const typed = password.normalize('NFKC').toLowerCase();
  if (common.has(typed)) return 'password_common';
  if (new Set(typed).size < LEAST_DIFFERENT) return 'password_monotonous';
  const plain = bare(typed);
  const own = guessableWords(words).reduce((rest, word) => rest.replaceAll(word, ''), plain);
  return own.length < LEAST_OWN && own.length < plain.length ? 'password_guessable' : null;
}

export function refusedPassword(fault: PasswordFault): Problem {
  return problem(PLATFORM_ERRORS, 'invalid', {
    issues: [{ path: 'body.password', code: fault, message: MESSAGES[fault] }],
  });
}

/** Longest words first, so that «trujillo» is removed before «truj». */
function guessableWords(texts: string[]): string[] {
  const words = texts.flatMap((text) => [bare(text), ...text.split(/[^\p{L}\p{N}]+/u).map(bare)]);
  return [...new Set(words)].filter((word) => word.length >= LEAST_WORD).sort((a, b) => b.length - a.length);
}

function bare(text: string): string {
  return text
    .normalize('NFKD')
    .replace(/[^\p{L}\p{N}]/gu, '')
    .toLowerCase();
}
