/** Spanish words without a meaning of their own. Searches leave them out. */
export const FUNCTION_WORDS = new Set(
  'a al ante como con cual cuales de del donde e el en entre es esta este hacer hay la las lo los lugar lugares me mi mis o para por que quiero se si sin su sus u un una unas unos ver visitar y'.split(
    ' ',
  ),
);

/** Returns the text in lower case without accents, as in the search tables. */
export function plainText(text: string): string {
  return text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();
}

/** Singular and plural have the same key: "miradores" and "mirador" give "mirador". */
export function keyOf(plain: string): string {
  return plain.length > 3 ? plain.replace(/(es|s|e)$/, '') : plain;
}

/** Returns the words in lower case without accents. */
export function plainWords(text: string, most = Number.POSITIVE_INFINITY): string[] {
  return plainText(text)
    .split(/[^\p{L}\p{N}]+/u)
    .filter(Boolean)
    .slice(0, most);
}

export const meaningful = (words: readonly string[]): string[] => words.filter((word) => !FUNCTION_WORDS.has(word));
