import type { PlaceDoubt } from '#features/places/contract/place.ts';
import type { Curation } from './curation.ts';
import type { SourceRecord } from './source-record.ts';

/** Notes with these words describe the data, not the visit. */
const JARGON =
  /\bOSM\b|\bfichas?\b|coordenada|\btramos?\b|extracto|recuadro|jerarquizar|no se copia|no se interpreta|\blímites de \d{4}|\bvisitantes\b|turista nacional|\bhallad[oa]s?\b|\bel texto\b/i;

export function isForEditors(note: string): boolean {
  return JARGON.test(note);
}

type Rewritten = Readonly<NonNullable<Curation['notes']>>;

/** Returns the text that travellers read instead of the note. */
export function rewrittenNote(note: string, rewritten: Rewritten): string {
  const text = rewritten[note] ?? note;
  return typeof text === 'string' ? text : text.text;
}

/** Travellers get no note that describes the data. */
export function partNotes(
  notes: readonly string[],
  rewritten: Rewritten,
): { travellers: PlaceDoubt[]; editors: string[] } {
  const shown = notes.map((note) => doubtOf(note, rewritten));
  return {
    travellers: withoutRepeats(shown.filter(({ text }) => text !== '')),
    editors: notes.filter((note, index) => shown[index]!.text !== note),
  };
}

function doubtOf(note: string, rewritten: Rewritten): PlaceDoubt {
  const text = rewritten[note] ?? (isForEditors(note) ? '' : note);
  return typeof text === 'string' ? { about: 'other', text } : text;
}

/** A repeated text keeps its first subject. */
function withoutRepeats(doubts: readonly PlaceDoubt[]): PlaceDoubt[] {
  return doubts.filter(({ text }, index) => doubts.findIndex((one) => one.text === text) === index);
}

export const MAY_BE_CLOSED = 'Puede estar cerrado: conviene comprobarlo antes de ir.';

/** If no source explains why the place may be closed, the doubt says only that. */
export function doubtsOf(records: readonly SourceRecord[]): PlaceDoubt[] {
  const doubts = withoutRepeats(records.flatMap((record) => record.doubts ?? []));
  const isUnexplained =
    records.some(({ hours }) => hours?.mayBeClosed) && !doubts.some(({ about }) => about === 'closed');
  return isUnexplained ? [{ about: 'closed', text: MAY_BE_CLOSED }, ...doubts] : doubts;
}
