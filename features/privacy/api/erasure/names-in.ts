/** Shorter names, such as «Al» and «Su», are ordinary words too. */
const SHORTEST_NAME = 3;

const PARTICLES = new Set([
  'del',
  'las',
  'los',
  'san',
  'santa',
  'santo',
  'dos',
  'das',
  'von',
  'van',
  'der',
  'den',
  'bin',
  'ibn',
]);

/**
 * Returns the texts to remove, longest first, so that a whole name is removed before its parts.
 * @param called the name of the account.
 * @param values further values, such as documents.
 */
export function namesIn(called: string, values: readonly unknown[]): string[] {
  const parts = called.split(/\s+/).filter((part) => !PARTICLES.has(part.toLowerCase()));
  const names = [called, ...values, ...parts]
    .filter((value) => typeof value === 'string')
    .map((value) => value.trim().normalize('NFC'))
    .filter((value) => [...value].length >= SHORTEST_NAME || /\p{Extended_Pictographic}/u.test(value));
  return [...new Set(names)].sort((a, b) => b.length - a.length);
}
