import { storage } from '#web/storage.ts';
import { DRAFTS } from './drop-all-drafts.ts';

const TAB_KEY = 'borrador-de';

interface Kept<T> {
  at: number;
  value: T;
}

/**
 * Each page load stores drafts under its own name (`own`), so that two tabs do not overwrite each other's draft.
 * `before` is the name that this tab had before it was reloaded.
 */
let names: { own: string; before: string | null } | null = null;

function nameTab(): { own: string; before: string | null } {
  if (names) return names;
  const own = crypto.randomUUID();
  let before: string | null = null;
  try {
    before = sessionStorage.getItem(TAB_KEY);
    sessionStorage.setItem(TAB_KEY, own);
  } catch {}
  names = { own, before };
  return names;
}

const taken = new Map<string, { place: string; text: string }>();

const placeOf = (key: string, tab: string): string => `${DRAFTS}${key}@${tab}`;

/**
 * If this tab has no draft, reads the newest draft of another tab.
 * @param key kind and id of the edited record, such as `plan/<id>`.
 */
export function readDraft<T>(key: string): T | null {
  const places = storage.keys().filter((place) => place.startsWith(`${DRAFTS}${key}@`));
  if (places.length === 0) return storage.read<T>(DRAFTS + key);
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

export function dropDraft(key: string): void {
  storage.remove(placeOf(key, nameTab().own));
  dropTaken(key);
}

function dropTaken(key: string): void {
  storage.remove(DRAFTS + key);
  const source = taken.get(key);
  taken.delete(key);
  if (source && JSON.stringify(storage.read(source.place)) === source.text) storage.remove(source.place);
}
