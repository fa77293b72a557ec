/**
 * Speaks as editors do of how the data were put together: sheets of the inventory, objects of OpenStreetMap, coordinates, legs, boundaries, counted
 * visitors. Whatever else such a note says, a traveller must not have to decipher it.
 */
const JARGON =
  /\bOSM\b|\bfichas?\b|coordenada|\btramos?\b|extracto|recuadro|jerarquizar|no se copia|no se interpreta|\blímites de \d{4}|\bvisitantes\b|turista nacional|\bhallad[oa]s?\b|\bel texto\b/i;

/** A note with which only the editors can do something: it belongs in the import's report, not on the place's page. */
export function isForEditors(note: string): boolean {
  return JARGON.test(note);
}

/**
 * The notes of a source parted by who can use them. `rewritten` is what the region's people made of single notes (`curation.json`); every note that
 * travellers do not read word for word stays with the editors.
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
