import { create } from 'zustand';
import { browserNumber } from '#web/guest/browser-number.ts';
import type { Problem } from '#web/http/problem.ts';
import { isConfirmable } from '../../contract/email-code.ts';

/** Session storage keeps the confirmed email address, because a phone may reload the page. */

interface Kept {
  limit: { asked: string; title: string; detail: string } | null;
  email: string;
  /** The earliest time for another code, in milliseconds by the clock of the device. */
  againAt: number | null;
  pass: { value: string; until: string } | null;
}

/** The time from `againAt` until the code expires, in milliseconds. */
const CODE_LIFE = 9 * 60_000;
const KEY = 'correo-confirmado';
const NOTHING: Kept = { limit: null, email: '', againAt: null, pass: null };

export const useConfirmedEmail = create<Kept>(() => ({ ...NOTHING, ...read() }));

export function keepConfirming(change: Partial<Kept>): void {
  useConfirmedEmail.setState(change);
  try {
    sessionStorage.setItem(KEY, JSON.stringify(useConfirmedEmail.getState()));
  } catch {
    // If the browser refuses storage, the buyer enters the email address again after a reload.
  }
}

function read(): Partial<Kept> | null {
  try {
    return JSON.parse(sessionStorage.getItem(KEY) ?? 'null');
  } catch {
    return null;
  }
}

/** @returns true if the limit can be avoided by confirming an email address */
export function noteLimit(asked: string, { code, title, detail }: Problem): boolean {
  const isOne = isConfirmable(code);
  const { againAt } = useConfirmedEmail.getState();
  const isWaiting = againAt !== null && Date.now() < againAt + CODE_LIFE;
  keepConfirming({ limit: isOne ? { asked, title, detail } : null, againAt: isWaiting ? againAt : null });
  return isOne;
}

export function whoAsks(): { browser: string; emailPass?: string } {
  const { pass } = useConfirmedEmail.getState();
  const isGood = pass !== null && Date.parse(pass.until) > Date.now();
  return { browser: browserNumber(), ...(isGood && { emailPass: pass.value }) };
}
