import { create } from 'zustand';
import { dropAllDrafts } from '#web/drafts/drafts.ts';
import { storage } from '#web/storage.ts';

/** Who is signed in at this browser, as the screens need it. */
export interface PersonHere {
  id: string;
  name: string;
  email: string;
  /** Address of their portrait. */
  avatar?: string | null;
  /** Their part in the region's team, if any. */
  staff: string | null;
  /** Ids of the operators whose team they are in. */
  operators?: readonly string[];
  secondFactor: boolean;
}

/** What lets one in, as the API answers it. */
export interface GivenSession {
  token: string;
  /** ISO instant by the server's clock. */
  expiresAt: string;
  person: PersonHere;
}

export interface SessionHere {
  /**
   * `unknown` until this browser was asked: the server renders for a stranger. `ended`: it was over while somebody was here, who did not
   * sign out; `email` is theirs.
   */
  status: 'unknown' | 'nobody' | 'person' | 'ended';
  person: PersonHere | null;
  email: string | null;
  /** `true` after the owner asked here to erase the account, until somebody signs in. */
  accountClosed: boolean;
}

interface Kept {
  person?: PersonHere;
  expiresAt?: string;
  /** When it came, in milliseconds by this device's clock. */
  keptAt?: number;
  ended?: string;
  accountClosed?: boolean;
}

const TOKEN = 'token';
const RECORD = 'session';
/** A token that ends this soon is renewed before it is used. */
const SOON_MS = 30_000;
/** A device whose clock is wrong does not renew before every call: what came this recently is good. */
const FRESH_MS = 60_000;

/** The one session of this browser, the same in all its tabs. */
export const useSession = create<SessionHere>()(() => ({
  status: 'unknown',
  person: null,
  email: null,
  accountClosed: false,
}));

const listeners = new Set<(person: PersonHere) => void>();

/** Calls `listener` when somebody signs in here (not when a session is renewed); gives back how to stop. */
export function onSignedIn(listener: (person: PersonHere) => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

export const sessionToken = (): string | null => storage.read<string>(TOKEN);

/** Takes over what this browser keeps. */
export function recallSession(): void {
  const kept = storage.read<Kept>(RECORD) ?? {};
  const person = (sessionToken() && kept.person) || null;
  const status = person ? 'person' : kept.ended ? 'ended' : 'nobody';
  const now = useSession.getState();
  if (status === now.status && JSON.stringify(person) === JSON.stringify(now.person)) return;
  const accountClosed = kept.accountClosed ?? false;
  useSession.setState({ status, person, email: person?.email ?? kept.ended ?? null, accountClosed });
}

/** Takes over what other tabs do from now on; gives back how to stop. */
export function followSession(): () => void {
  const hear = ({ key }: StorageEvent) => {
    if (key === null || key === TOKEN || key === RECORD) recallSession();
  };
  recallSession();
  addEventListener('storage', hear);
  return () => removeEventListener('storage', hear);
}

/** Keeps a renewed session. The token goes first: between the two writes no other tab sees less than before. */
export function keepSession({ token, expiresAt, person }: GivenSession): void {
  storage.write(TOKEN, token);
  storage.write(RECORD, { person, expiresAt, keptAt: Date.now() } satisfies Kept);
  recallSession();
}

/** Somebody signed in. Drafts of another person who was here before are not theirs to read. */
export function enterSession(session: GivenSession): void {
  const kept = storage.read<Kept>(RECORD);
  if ((kept?.person?.email ?? kept?.ended) !== session.person.email) dropAllDrafts();
  keepSession(session);
  for (const listener of listeners) listener(session.person);
}

/** Their name, address or portrait changed. */
export function renamePerson(change: Partial<PersonHere>): void {
  const kept = storage.read<Kept>(RECORD);
  if (!kept?.person) return;
  storage.write(RECORD, { ...kept, person: { ...kept.person, ...change } });
  recallSession();
}

/** The server ended it: who was here may sign in again where they are. */
export function endSession(): void {
  const ended = storage.read<Kept>(RECORD)?.person?.email;
  if (ended) storage.write(RECORD, { ended } satisfies Kept);
  storage.remove(TOKEN);
  recallSession();
}

/** They left, and what they typed and did not save leaves with them; `accountClosed` when they asked to have the account erased. */
export function leaveSession({ accountClosed = false } = {}): void {
  dropAllDrafts();
  storage.remove(TOKEN);
  if (accountClosed) storage.write(RECORD, { accountClosed } satisfies Kept);
  else storage.remove(RECORD);
  recallSession();
}

/** Whether the token wants to be renewed before it is used. */
export function isEnding(): boolean {
  const { expiresAt, keptAt } = storage.read<Kept>(RECORD) ?? {};
  if (!expiresAt) return false;
  const now = Date.now();
  return Date.parse(expiresAt) - now < SOON_MS && Math.abs(now - (keptAt ?? 0)) > FRESH_MS;
}
