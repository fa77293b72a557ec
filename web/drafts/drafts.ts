import { storage } from '#web/storage.ts';

/** What somebody typed into an editor and did not save, on this device: under one prefix, so that signing out takes all of it away. */
const PREFIX = 'borrador/';
/** Prefixes of earlier releases. */
const FORMER = ['plan-draft/', 'plan-options/', 'operator-data/', 'offer-draft/', 'respuesta/'];
/** Where a tab remembers under which name its page before this one kept its drafts. */
const TAB_KEY = 'borrador-de';

interface Kept<T> {
  /** Milliseconds since 1970. */
  at: number;
  value: T;
}

/** The names of this page and of the one that this tab showed before it: two tabs never write over each other's draft of one thing. */
let names: { own: string; before: string | null } | null = null;

function nameTab(): { own: string; before: string | null } {
  if (names) return names;
  const own = crypto.randomUUID();
  let before: string | null = null;
  try {
    before = sessionStorage.getItem(TAB_KEY);
    sessionStorage.setItem(TAB_KEY, own);
  } catch {
    // Without it a reloaded tab finds the newest draft rather than its own.
  }
  names = { own, before };
  return names;
}

/** What this page took over from another one, and what it said: it is removed with ours, unless more was typed there since. */
const taken = new Map<string, { place: string; text: string }>();

const placeOf = (key: string, tab: string): string => `${PREFIX}${key}@${tab}`;

/** @param key names the thing that is written, with its kind: `plan/<id>`. Of several, what this tab wrote; otherwise the newest. */
export function readDraft<T>(key: string): T | null {
  const places = storage.keys().filter((place) => place.startsWith(`${PREFIX}${key}@`));
  if (places.length === 0) return storage.read<T>(PREFIX + key);
  const { own, before } = nameTab();
  const rank = (place: string) => [before && placeOf(key, before), placeOf(key, own)].indexOf(place);
  const found = places
    .map((place) => ({ place, kept: storage.read<Kept<T>>(place) }))
    .filter((one): one is { place: string; kept: Kept<T> } => one.kept !== null)
    .sort((a, b) => rank(b.place) - rank(a.place) || b.kept.at - a.kept.at)[0];
  if (!found) return null;
  if (found.place !== placeOf(key, own)) taken.set(key, { place: found.place, text: JSON.stringify(found.kept) });
  return found.kept.value;
}

export function writeDraft(key: string, value: unknown): void {
  const kept: Kept<unknown> = { at: Date.now(), value };
  storage.write(placeOf(key, nameTab().own), kept);
  dropTaken(key);
}

/** Removes this tab's draft, and the one it took over; another tab keeps what it typed. */
export function dropDraft(key: string): void {
  storage.remove(placeOf(key, nameTab().own));
  dropTaken(key);
}

function dropTaken(key: string): void {
  storage.remove(PREFIX + key);
  const source = taken.get(key);
  taken.delete(key);
  if (source && JSON.stringify(storage.read(source.place)) === source.text) storage.remove(source.place);
}

/** Removes every draft of this device: whoever sits here next reads none of it. */
export function dropAllDrafts(): void {
  for (const key of storage.keys())
    if ([PREFIX, ...FORMER].some((prefix) => key.startsWith(prefix))) storage.remove(key);
}
