/** `--box -79,-8,-78,-7` becomes `--box=-79,-8,-78,-7`, because `parseArgs` takes a text after a space for an option. */
export function joinNegativeValues(words: readonly string[]): string[] {
  const joined: string[] = [];
  for (const word of words) {
    const last = joined.at(-1) ?? '';
    if (/^--[a-z-]+$/.test(last) && /^-\d/.test(word)) joined[joined.length - 1] = `${last}=${word}`;
    else joined.push(word);
  }
  return joined;
}
