/**
 * Names with fewer characters are not removed from texts: «o», «Al» and «Su» are also ordinary words and identify no
 * person.
 */
const SHORTEST_NAME = 3;

/** Parts of names that are not removed from texts, because they are also ordinary words. */
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
 * Returns the values by which a text could name the person. The longest value comes first, so that a whole name is
 * removed before its parts.
 * @param called the name of the account. The result has the whole name, and its words except `PARTICLES` and very short
 * words.
 * @param values further values that name the person, such as email addresses, documents and names in orders. Values
 * that are not text are skipped.
 */
export function namesIn(called: string, values: readonly unknown[]): string[] {
  const parts = called.split(/\s+/).filter((part) => !PARTICLES.has(part.toLowerCase()));
  const names = [called, ...values, ...parts]
    .filter((value) => typeof value === 'string')
    .map((value) => value.trim().normalize('NFC'))
    .filter((value) => [...value].length >= SHORTEST_NAME || /\p{Extended_Pictographic}/u.test(value));
  return [...new Set(names)].sort((a, b) => b.length - a.length);
}
