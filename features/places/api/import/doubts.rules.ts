/** Notes with these words describe the data, not the visit. */
const JARGON =
  /\bOSM\b|\bfichas?\b|coordenada|\btramos?\b|extracto|recuadro|jerarquizar|no se copia|no se interpreta|\blímites de \d{4}|\bvisitantes\b|turista nacional|\bhallad[oa]s?\b|\bel texto\b/i;

export function isForEditors(note: string): boolean {
  return JARGON.test(note);
}

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
