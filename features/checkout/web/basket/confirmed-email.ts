import { create } from 'zustand';
import type { Problem } from '#web/http/problem.ts';
import { storage } from '#web/storage.ts';
import { isConfirmable } from '../../contract/email-code.ts';

/**
 * What a buyer without an account confirms while a basket waits. It stays in this tab, so that a phone which closed the page while its owner was in
 * the mail finds it again; nothing of it is a cookie.
 */

interface Kept {
  /** The limit that the basket met, and what was asked for then (`askedOf`). */
  limit: { asked: string; title: string; detail: string } | null;
  /** Where a code was sent. */
  email: string;
  /** When another code can be asked for, in milliseconds by this device's clock; null: none was asked for yet. */
  againAt: number | null;
  /** What lets this browser order as the one that confirmed `email`, and until when. */
  pass: { value: string; until: string } | null;
}

/** About as long as a code can be typed, in milliseconds: after that an address is asked for anew. */
const CODE_LIFE = 9 * 60_000;
const KEY = 'correo-confirmado';
const NOTHING: Kept = { limit: null, email: '', againAt: null, pass: null };

export const useConfirmedEmail = create<Kept>(() => ({ ...NOTHING, ...read() }));

export function keepConfirming(change: Partial<Kept>): void {
  useConfirmedEmail.setState(change);
  try {
    sessionStorage.setItem(KEY, JSON.stringify(useConfirmedEmail.getState()));
  } catch {
    // Storage refused: a reload asks for the address again.
  }
}

function read(): Partial<Kept> | null {
  try {
    return JSON.parse(sessionStorage.getItem(KEY) ?? 'null');
  } catch {
    return null;
  }
}

/** Notes the limit that a basket met, if a confirmed e-mail address ends it. @returns whether it does. */
export function noteLimit(asked: string, { code, title, detail }: Problem): boolean {
  const isOne = isConfirmable(code);
  const { againAt } = useConfirmedEmail.getState();
  const isWaiting = againAt !== null && Date.now() < againAt + CODE_LIFE;
  keepConfirming({ limit: isOne ? { asked, title, detail } : null, againAt: isWaiting ? againAt : null });
  return isOne;
}

const BROWSER_KEY = 'navegador';
/** For a browser that refuses storage: it is another one at the next visit. */
let unkept: string | undefined;

/** The number by which this browser's unpaid orders are counted; it says nothing else. */
export function browserNumber(): string {
  const known = storage.read<string>(BROWSER_KEY) ?? unkept;
  if (known) return known;
  unkept = crypto.randomUUID();
  storage.write(BROWSER_KEY, unkept);
  return unkept;
}

/** Who asks, as an order says it. */
export function whoAsks(): { browser: string; emailPass?: string } {
  const { pass } = useConfirmedEmail.getState();
  const isGood = pass !== null && Date.parse(pass.until) > Date.now();
  return { browser: browserNumber(), ...(isGood && { emailPass: pass.value }) };
}
