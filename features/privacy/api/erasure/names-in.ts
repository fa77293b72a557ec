/** Shorter names are also ordinary words («o», «Al», «Su») and identify no person. */
const SHORTEST_NAME = 3;

/** Parts of names that are ordinary words too. */
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
 * The values by which a text could name a person, longest first, so that a whole name is found before its parts.
 * @param called the name of the account; its parts count too.
 * @param values further values that name the person (addresses, documents, names in orders); values that are no text are skipped.
 */
export function namesIn(called: string, values: readonly unknown[]): string[] {
  const parts = called.split(/\s+/).filter((part) => !PARTICLES.has(part.toLowerCase()));
  const names = [called, ...values, ...parts]
    .filter((value) => typeof value === 'string')
    .map((value) => value.trim().normalize('NFC'))
    .filter((value) => [...value].length >= SHORTEST_NAME || /\p{Extended_Pictographic}/u.test(value));
  return [...new Set(names)].sort((a, b) => b.length - a.length);
}
