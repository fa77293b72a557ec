import { create } from 'zustand';
import { dropAllDrafts } from '#web/drafts/drop-all-drafts.ts';
import { storage } from '#web/storage.ts';

/** The person signed in at this browser, as the screens need it. */
export interface PersonHere {
  id: string;
  name: string;
  email: string;
  /** URL of the portrait. */
  avatar?: string | null;
  /** Role in the region's team, if any. */
  staff: string | null;
  /** Ids of the operators whose team the person is in. */
  operators?: readonly string[];
  secondFactor: boolean;
}

/** The API's response to a sign-in. */
export interface GivenSession {
  token: string;
  /** ISO instant by the server's clock. */
  expiresAt: string;
  person: PersonHere;
}

export interface SessionHere {
  /**
   * `unknown` until this browser's storage was read, because the server renders for an anonymous visitor. `ended`: the session ended without signing
   * out; `email` is that person's.
   */
  status: 'unknown' | 'nobody' | 'person' | 'ended';
  person: PersonHere | null;
  email: string | null;
  /** `true` after the person asked to erase the account, until the next sign-in. */
  accountClosed: boolean;
}

interface Kept {
  person?: PersonHere;
  expiresAt?: string;
  /** Time at which it was stored, in milliseconds by this device's clock. */
  keptAt?: number;
  ended?: string;
  accountClosed?: boolean;
}

const TOKEN = 'token';
const RECORD = 'session';
/** A token that expires within this time is renewed before it is used. */
const SOON_MS = 30_000;
/** A token that was stored this recently is not renewed, so that a wrong clock does not cause a renewal at every call. */
const FRESH_MS = 60_000;

/** The session of this browser, the same in all its tabs. */
export const useSession = create<SessionHere>()(() => ({
  status: 'unknown',
  person: null,
  email: null,
  accountClosed: false,
}));

const listeners = new Set<(person: PersonHere) => void>();

/**
 * Calls `listener` when a person signs in here (not when a session is renewed).
 * @returns a function that stops it.
 */
export function onSignedIn(listener: (person: PersonHere) => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

export const sessionToken = (): string | null => storage.read<string>(TOKEN);

/** Reads the session from this browser's storage. */
export function recallSession(): void {
  const kept = storage.read<Kept>(RECORD) ?? {};
  const person = (sessionToken() && kept.person) || null;
  const status = person ? 'person' : kept.ended ? 'ended' : 'nobody';
  const now = useSession.getState();
  if (status === now.status && JSON.stringify(person) === JSON.stringify(now.person)) return;
  const accountClosed = kept.accountClosed ?? false;
  useSession.setState({ status, person, email: person?.email ?? kept.ended ?? null, accountClosed });
}

/**
 * Follows changes in other tabs.
 * @returns a function that stops it.
 */
export function followSession(): () => void {
  const hear = ({ key }: StorageEvent) => {
    if (key === null || key === TOKEN || key === RECORD) recallSession();
  };
  recallSession();
  addEventListener('storage', hear);
  return () => removeEventListener('storage', hear);
}

/** Stores a renewed session. The token is written first, so that other tabs never read an incomplete session between the two writes. */
export function keepSession({ token, expiresAt, person }: GivenSession): void {
  storage.write(TOKEN, token);
  storage.write(RECORD, { person, expiresAt, keptAt: Date.now() } satisfies Kept);
  recallSession();
}

/** Stores the session of a person who signed in. Drafts of another person are deleted. */
export function enterSession(session: GivenSession): void {
  const kept = storage.read<Kept>(RECORD);
  if ((kept?.person?.email ?? kept?.ended) !== session.person.email) dropAllDrafts();
  keepSession(session);
  for (const listener of listeners) listener(session.person);
}

/** Stores a changed name, address or portrait of the person. */
export function renamePerson(change: Partial<PersonHere>): void {
  const kept = storage.read<Kept>(RECORD);
  if (!kept?.person) return;
  storage.write(RECORD, { ...kept, person: { ...kept.person, ...change } });
  recallSession();
}

/** Call it when the server ended the session; the person may sign in again on the same screen. */
export function endSession(): void {
  const ended = storage.read<Kept>(RECORD)?.person?.email;
  if (ended) storage.write(RECORD, { ended } satisfies Kept);
  storage.remove(TOKEN);
  recallSession();
}

/** Signs the person out and deletes their drafts; `accountClosed` when they asked to erase the account. */
export function leaveSession({ accountClosed = false } = {}): void {
  dropAllDrafts();
  storage.remove(TOKEN);
  if (accountClosed) storage.write(RECORD, { accountClosed } satisfies Kept);
  else storage.remove(RECORD);
  recallSession();
}

/** Whether the token has to be renewed before it is used. */
export function isEnding(): boolean {
  const { expiresAt, keptAt } = storage.read<Kept>(RECORD) ?? {};
  if (!expiresAt) return false;
  const now = Date.now();
  return Date.parse(expiresAt) - now < SOON_MS && Math.abs(now - (keptAt ?? 0)) > FRESH_MS;
}
