import { create } from 'zustand';
import type { Problem } from '#web/http/problem.ts';
import { storage } from '#web/storage.ts';
import { isConfirmable } from '../../contract/email-code.ts';

/**
 * The confirmed email address of a waiting basket. Session storage keeps it, because a phone may reload the page. No
 * cookie is used.
 */

interface Kept {
  /** The limit that the basket reached, with the server's title and text. `asked` identifies the basket (`askedOf`). */
  limit: { asked: string; title: string; detail: string } | null;
  email: string;
  /** Earliest time of another code, in milliseconds by this device's clock; null before the first request. */
  againAt: number | null;
  pass: { value: string; until: string } | null;
}

/** The code has expired this number of milliseconds after `againAt`. The buyer must then enter the email address again. */
const CODE_LIFE = 9 * 60_000;
const KEY = 'correo-confirmado';
const NOTHING: Kept = { limit: null, email: '', againAt: null, pass: null };

export const useConfirmedEmail = create<Kept>(() => ({ ...NOTHING, ...read() }));

export function keepConfirming(change: Partial<Kept>): void {
  useConfirmedEmail.setState(change);
  try {
    sessionStorage.setItem(KEY, JSON.stringify(useConfirmedEmail.getState()));
  } catch {
    // If storage is refused, the buyer enters the email address again after a reload.
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
 * Stores the limit that a basket reached, if a confirmed email address lifts this limit.
 * @returns `true` if the limit was stored.
 */
export function noteLimit(asked: string, { code, title, detail }: Problem): boolean {
  const isOne = isConfirmable(code);
  const { againAt } = useConfirmedEmail.getState();
  const isWaiting = againAt !== null && Date.now() < againAt + CODE_LIFE;
  keepConfirming({ limit: isOne ? { asked, title, detail } : null, againAt: isWaiting ? againAt : null });
  return isOne;
}

const BROWSER_KEY = 'navegador';
/** Replaces the stored id while storage is refused. The next visit then has another id. */
let unkept: string | undefined;

/** Random id by which the server counts unpaid orders of this browser. */
export function browserNumber(): string {
  const known = storage.read<string>(BROWSER_KEY) ?? unkept;
  if (known) return known;
  unkept = crypto.randomUUID();
  storage.write(BROWSER_KEY, unkept);
  return unkept;
}

export function whoAsks(): { browser: string; emailPass?: string } {
  const { pass } = useConfirmedEmail.getState();
  const isGood = pass !== null && Date.parse(pass.until) > Date.now();
  return { browser: browserNumber(), ...(isGood && { emailPass: pass.value }) };
}
