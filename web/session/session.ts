import { create } from 'zustand';
import { dropAllDrafts } from '#web/drafts/drop-all-drafts.ts';
import { storage } from '#web/storage.ts';

export interface PersonHere {
  id: string;
  name: string;
  email: string;
  avatar?: string | null;
  staff: string | null;
  operators?: readonly string[];
  places?: readonly string[];
  secondFactor: boolean;
}

export interface GivenSession {
  token: string;
  expiresAt: string;
  person: PersonHere;
}

export interface SessionHere {
  /**
   * `unknown`: storage is read only after hydration. `ended`: the session ended although the person did not sign out.
   * `email` then has the person's email address.
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
  keptAt?: number;
  ended?: string;
  accountClosed?: boolean;
}

const TOKEN = 'token';
const RECORD = 'session';
/** A token that expires within this time is renewed before its use. */
const SOON_MS = 30_000;
/** A younger token is not renewed. Otherwise a device with a wrong clock would renew before every request. */
const FRESH_MS = 60_000;

export const useSession = create<SessionHere>()(() => ({
  status: 'unknown',
  person: null,
  email: null,
  accountClosed: false,
}));

const listeners = new Set<(person: PersonHere) => void>();

/**
 * The listener is called for sign-ins, not for renewals of a session.
 * @returns a function that removes the listener.
 */
export function onSignedIn(listener: (person: PersonHere) => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

export const sessionToken = (): string | null => storage.read<string>(TOKEN);

export function recallSession(): void {
  const kept = storage.read<Kept>(RECORD) ?? {};
  const person = (sessionToken() && kept.person) || null;
  const status = person ? 'person' : kept.ended ? 'ended' : 'nobody';
  const now = useSession.getState();
  if (status === now.status && JSON.stringify(person) === JSON.stringify(now.person)) return;
  const accountClosed = kept.accountClosed ?? false;
  useSession.setState({ status, person, email: person?.email ?? kept.ended ?? null, accountClosed });
}

export function followSession(): () => void {
  const hear = ({ key }: StorageEvent) => {
    if (key === null || key === TOKEN || key === RECORD) recallSession();
  };
  recallSession();
  addEventListener('storage', hear);
  return () => removeEventListener('storage', hear);
}

/** Other tabs may read between the two writes, so the token is written first. */
export function keepSession({ token, expiresAt, person }: GivenSession): void {
  storage.write(TOKEN, token);
  storage.write(RECORD, { person, expiresAt, keptAt: Date.now() } satisfies Kept);
  recallSession();
}

export function enterSession(session: GivenSession): void {
  const kept = storage.read<Kept>(RECORD);
  if ((kept?.person?.email ?? kept?.ended) !== session.person.email) dropAllDrafts();
  keepSession(session);
  for (const listener of listeners) listener(session.person);
}

export function renamePerson(change: Partial<PersonHere>): void {
  const kept = storage.read<Kept>(RECORD);
  if (!kept?.person) return;
  storage.write(RECORD, { ...kept, person: { ...kept.person, ...change } });
  recallSession();
}

/** The server has ended the session. The person can sign in again on the same screen. */
export function endSession(): void {
  const ended = storage.read<Kept>(RECORD)?.person?.email;
  if (ended) storage.write(RECORD, { ended } satisfies Kept);
  storage.remove(TOKEN);
  recallSession();
}

/**
 * Signs the person out and deletes all drafts. @param accountClosed `true` if the person asked to erase the account.
 */
export function leaveSession({ accountClosed = false } = {}): void {
  dropAllDrafts();
  storage.remove(TOKEN);
  if (accountClosed) storage.write(RECORD, { accountClosed } satisfies Kept);
  else storage.remove(RECORD);
  recallSession();
}

export function isEnding(): boolean {
  const { expiresAt, keptAt } = storage.read<Kept>(RECORD) ?? {};
  if (!expiresAt) return false;
  const now = Date.now();
  return Date.parse(expiresAt) - now < SOON_MS && Math.abs(now - (keptAt ?? 0)) > FRESH_MS;
}
