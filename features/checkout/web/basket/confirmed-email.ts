import { create } from 'zustand';
import type { Problem } from '#web/http/problem.ts';
import { storage } from '#web/storage.ts';
import { isConfirmable } from '../../contract/email-code.ts';

/**
 * State of confirming an address while a basket waits. It stays in this tab's session storage, so that it survives when a phone reloads the page; no
 * cookie is used.
 */

interface Kept {
  /** The limit that the basket met, and the basket at that time (`askedOf`). */
  limit: { asked: string; title: string; detail: string } | null;
  /** Address that a code was sent to. */
  email: string;
  /** Time at which another code can be requested, in milliseconds by this device's clock; null before the first request. */
  againAt: number | null;
  /** The pass for orders with the confirmed `email`, and when it expires. */
  pass: { value: string; until: string } | null;
}

/** Milliseconds, slightly less than the lifetime of a code; after that the address is asked for again. */
const CODE_LIFE = 9 * 60_000;
const KEY = 'correo-confirmado';
const NOTHING: Kept = { limit: null, email: '', againAt: null, pass: null };

export const useConfirmedEmail = create<Kept>(() => ({ ...NOTHING, ...read() }));

export function keepConfirming(change: Partial<Kept>): void {
  useConfirmedEmail.setState(change);
  try {
    sessionStorage.setItem(KEY, JSON.stringify(useConfirmedEmail.getState()));
  } catch {
    // Storage is not available: a reload asks for the address again.
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
 * Stores the limit that a basket met, if a confirmed email address lifts it.
 * @returns whether it does.
 */
export function noteLimit(asked: string, { code, title, detail }: Problem): boolean {
  const isOne = isConfirmable(code);
  const { againAt } = useConfirmedEmail.getState();
  const isWaiting = againAt !== null && Date.now() < againAt + CODE_LIFE;
  keepConfirming({ limit: isOne ? { asked, title, detail } : null, againAt: isWaiting ? againAt : null });
  return isOne;
}

const BROWSER_KEY = 'navegador';
/** Used when storage is not available; the next visit then has another number. */
let unkept: string | undefined;

/** Random number by which this browser's unpaid orders are counted; it carries no other information. */
export function browserNumber(): string {
  const known = storage.read<string>(BROWSER_KEY) ?? unkept;
  if (known) return known;
  unkept = crypto.randomUUID();
  storage.write(BROWSER_KEY, unkept);
  return unkept;
}

/** The caller's identity in an order request. */
export function whoAsks(): { browser: string; emailPass?: string } {
  const { pass } = useConfirmedEmail.getState();
  const isGood = pass !== null && Date.parse(pass.until) > Date.now();
  return { browser: browserNumber(), ...(isGood && { emailPass: pass.value }) };
}
