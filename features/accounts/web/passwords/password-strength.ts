import { PASSWORD_MIN } from '#features/accounts/contract/entry-rules.ts';

export type PasswordAdvice =
  | 'empty'
  | 'short'
  | 'common'
  | 'personal'
  | 'repeats'
  | 'series'
  | 'fair'
  | 'good'
  | 'strong';

export interface PasswordStrength {
  level: 0 | 1 | 2 | 3 | 4;
  advice: PasswordAdvice;
  missing: number;
}

const LEAST_WORD = 4;
const GOOD = 12;
const STRONG = 17;
/** Examples only. The server has the full list. */
const COMMON = [
  'contraseña',
  'password',
  'passw0rd',
  'tequiero',
  'teamo',
  'iloveyou',
  'bienvenido',
  'welcome',
  'admin',
];
const SERIES = ['abcdefghijklmnñopqrstuvwxyz', '01234567890', 'qwertyuiop', 'asdfghjklñ', 'zxcvbnm'];

/**
 * Rates a password while the person types. Only the server decides.
 * @param personal name and email address of the person.
 */
export function passwordStrength(password: string, personal: string[] = []): PasswordStrength {
  const typed = plain(password);
  const size = [...password].length;
  if (size === 0) return { level: 0, advice: 'empty', missing: PASSWORD_MIN };
  if (size < PASSWORD_MIN) return { level: 1, advice: 'short', missing: PASSWORD_MIN - size };

  const own = wordsOf(personal).reduce((rest, word) => rest.replaceAll(word, ''), typed);
  const adviceOf = (advice: PasswordAdvice, level: 1 | 2) => ({ level, advice, missing: 0 });
  if (new Set(typed).size < 4) return adviceOf('repeats', 1);
  if (own.length < PASSWORD_MIN && own.length < typed.length) return adviceOf('personal', 1);
  if (COMMON.some((word) => typed.includes(word) && typed.length - word.length < PASSWORD_MIN))
    return adviceOf('common', 1);
  const counted = withoutSeries(own);
  if (counted < PASSWORD_MIN && counted < own.length) return adviceOf('series', 1);
  if (counted < GOOD) return adviceOf('fair', 2);
  return { level: counted < STRONG ? 3 : 4, advice: counted < STRONG ? 'good' : 'strong', missing: 0 };
}

/** Counts a series such as «aaa» or «abc» as one character. */
function withoutSeries(text: string): number {
  let counted = text.length;
  for (let from = 0; from < text.length; ) {
    let to = from + 1;
    while (to < text.length && goesOn(text.slice(from, to + 1))) to += 1;
    if (to - from >= 3) counted -= to - from - 1;
    from = to - from >= 3 ? to : from + 1;
  }
  return counted;
}

function goesOn(stretch: string): boolean {
  const backwards = [...stretch].toReversed().join('');
  return new Set(stretch).size === 1 || SERIES.some((series) => series.includes(stretch) || series.includes(backwards));
}

function wordsOf(texts: string[]): string[] {
  const words = texts.flatMap((text) => plain(text).split(/[^\p{L}\p{N}]+/u));
  return words.filter((word) => word.length >= LEAST_WORD).sort((a, b) => b.length - a.length);
}

const plain = (text: string): string =>
  text
    .toLowerCase()
    .normalize('NFKD')
    .replace(/(?<!n)\p{M}/gu, '')
    .normalize('NFKC');
