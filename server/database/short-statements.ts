/** What is locked or written by a statement, or fails with it, is nothing that reads alone. */
const WRITES = /\b(for (no key )?update|for (key )?share|insert into|update|delete from|demand)\b/i;
/** What holds for a transaction would hold for all that goes with it: that others' writes need not reach the disk, say. */
const SETS = /\bset_config\b/i;
const short = new Map<string, 'reads' | 'writes'>();

/** Says of a statement that it takes no time worth mentioning, whatever its values: it may go with those of other requests (convoy.ts). */
export function callShort(text: string): void {
  if (SETS.test(text)) throw new Error(`What changes a setting cannot go with the statements of others: ${text}`);
  short.set(text, WRITES.test(text) ? 'writes' : 'reads');
}

/** @returns undefined for one of which nobody knows how long it takes. */
export function shortOf(text: string): 'reads' | 'writes' | undefined {
  return short.get(text);
}
