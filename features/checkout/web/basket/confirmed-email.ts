import { create } from 'zustand';
import type { Problem } from '#web/http/problem.ts';
import { storage } from '#web/storage.ts';
import { isConfirmable } from '../../contract/email-code.ts';

/**
 * State of confirming an email address for a waiting basket. It is stored in the tab's session storage, because a phone may reload the page. No cookie is used.
 */

interface Kept {
  /** The limit that the basket reached, with its title and text from the server. `asked` identifies the basket (`askedOf`). */
  limit: { asked: string; title: string; detail: string } | null;
  /** Email address to which a code was sent. */
  email: string;
  /** Time from which another code can be requested, in milliseconds of this device's clock; null before the first request. */
  againAt: number | null;
  /** The pass for orders with the confirmed `email`, and the instant at which it expires. */
  pass: { value: string; until: string } | null;
}

/** The code expires about this many milliseconds after `againAt`. The buyer must then enter the email address again. */
const CODE_LIFE = 9 * 60_000;
const KEY = 'correo-confirmado';
const NOTHING: Kept = { limit: null, email: '', againAt: null, pass: null };

export const useConfirmedEmail = create<Kept>(() => ({ ...NOTHING, ...read() }));

export function keepConfirming(change: Partial<Kept>): void {
  useConfirmedEmail.setState(change);
  try {
    sessionStorage.setItem(KEY, JSON.stringify(useConfirmedEmail.getState()));
  } catch {
    // Without storage, a reload asks for the email address again.
  }
}

function read(): Partial<Kept> | null {
  try {
    return JSON.parse(sessionStorage.getItem(KEY) ?? 'null');
  } catch {
    return null;
  }
}

/**
 * Stores the limit that a basket reached, if confirming an email address lifts this limit.
 * @returns true if the limit was stored.
 */
export function noteLimit(asked: string, { code, title, detail }: Problem): boolean {
  const isOne = isConfirmable(code);
  const { againAt } = useConfirmedEmail.getState();
  const isWaiting = againAt !== null && Date.now() < againAt + CODE_LIFE;
  keepConfirming({ limit: isOne ? { asked, title, detail } : null, againAt: isWaiting ? againAt : null });
  return isOne;
}

const BROWSER_KEY = 'navegador';
/** The browser's id while storage is not available. The next visit then has another id. */
let unkept: string | undefined;

/** Random id of this browser, by which the server counts unpaid orders. The id carries no other information. */
export function browserNumber(): string {
  const known = storage.read<string>(BROWSER_KEY) ?? unkept;
  if (known) return known;
  unkept = crypto.randomUUID();
  storage.write(BROWSER_KEY, unkept);
  return unkept;
}

/** The browser's id and pass for an order request. */
export function whoAsks(): { browser: string; emailPass?: string } {
  const { pass } = useConfirmedEmail.getState();
  const isGood = pass !== null && Date.parse(pass.until) > Date.now();
  return { browser: browserNumber(), ...(isGood && { emailPass: pass.value }) };
}
