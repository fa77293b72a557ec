/**
 * Words of editors about how the data were compiled: sheets of the inventory, objects of OpenStreetMap, coordinates, legs, boundaries, counted
 * visitors. Travellers must not have to decipher such a note.
 */
const JARGON =
  /\bOSM\b|\bfichas?\b|coordenada|\btramos?\b|extracto|recuadro|jerarquizar|no se copia|no se interpreta|\blímites de \d{4}|\bvisitantes\b|turista nacional|\bhallad[oa]s?\b|\bel texto\b/i;

/** Whether a note is useful only to editors: it belongs in the import's report, not on the place's page. */
export function isForEditors(note: string): boolean {
  return JARGON.test(note);
}

/**
 * Splits the notes of a source into those for travellers and those for editors. `rewritten` has the region's texts for single notes
 * (`curation.json`); every note that travellers do not read word for word stays with the editors.
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
