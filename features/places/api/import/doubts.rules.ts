/**
 * Notes with one of these words are about how the data were compiled, such as "ficha" (a sheet of the inventory).
 * Travellers would not understand these notes.
 */
const JARGON =
  /\bOSM\b|\bfichas?\b|coordenada|\btramos?\b|extracto|recuadro|jerarquizar|no se copia|no se interpreta|\blímites de \d{4}|\bvisitantes\b|turista nacional|\bhallad[oa]s?\b|\bel texto\b/i;

/** Returns `true` if the note belongs in the import's report, not on the place's page. */
export function isForEditors(note: string): boolean {
  return JARGON.test(note);
}

/**
 * @param rewritten maps a note to the text that travellers see instead (`curation.json`). Editors get the original of
 * every note that is rewritten for travellers or hidden from travellers.
 */
export function partNotes(
  notes: readonly string[],
  rewritten: Readonly<Record<string, string>>,
): { travellers: string[]; editors: string[] } {
  const shown = notes.map((note) => rewritten[note] ?? (isForEditors(note) ? '' : note));
  return {
    travellers: [...new Set(shown.filter((text) => text !== ''))],
    editors: notes.filter((note, index) => shown[index] !== note),
  };
}
