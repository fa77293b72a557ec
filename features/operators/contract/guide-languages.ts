const names = new Intl.DisplayNames('es', { type: 'language' });
const list = new Intl.ListFormat('es');

/**
 * Returns a Spanish warning about the languages of the plan that no option has, or null. Plans whose options all lack
 * a guide promise no language of a guide.
 */
export function unsoldLanguagesWarning(
  languages: readonly string[],
  options: readonly { language: string | null }[],
): string | null {
  const sold = new Set(options.flatMap(({ language }) => language ?? []));
  const unsold = sold.size === 0 ? [] : languages.filter((code) => !sold.has(code));
  if (unsold.length === 0) return null;
  return `Ninguna de tus tarifas es en ${list.format(unsold.map((code) => names.of(code) ?? code))}.`;
}
