/** Shorter names such as «Al» and «Su» are ordinary words. */
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
 * The longest value comes first, because a whole name must be removed before its parts.
 * @param called the name of the account.
 * @param values further values, such as documents. Values that are no text are skipped.
 */
export function namesIn(called: string, values: readonly unknown[]): string[] {
  const parts = called.split(/\s+/).filter((part) => !PARTICLES.has(part.toLowerCase()));
  const names = [called, ...values, ...parts]
    .filter((value) => typeof value === 'string')
    .map((value) => value.trim().normalize('NFC'))
    .filter((value) => [...value].length >= SHORTEST_NAME || /\p{Extended_Pictographic}/u.test(value));
  return [...new Set(names)].sort((a, b) => b.length - a.length);
}
