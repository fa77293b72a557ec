import { endSession, type GivenSession, keepSession, sessionToken } from './session.ts';

/** `ended`: there is nobody any more. `no_answer`: nothing is known, and nothing changes. */
export type Renewal = 'renewed' | 'ended' | 'no_answer';

let last: Promise<unknown> = Promise.resolve();

/** One at a time in all tabs of the browser; where it has no locks (plain HTTP), in this tab. */
function alone<T>(work: () => Promise<T>): Promise<T> {
  if (globalThis.navigator?.locks) return navigator.locks.request('session', work) as Promise<T>;
  const mine = last.then(work);
  last = mine.catch(() => {});
  return mine;
}

/**
 * Gets a new token for the browser's cookie, unless another tab did or left meanwhile.
 * @param ask asks the server.
 * @param used the token that was refused or is about to end.
 */
export function renewSession(ask: () => Promise<Response>, used: string): Promise<Renewal> {
  return alone(async () => {
    if (sessionToken() !== used) return outcome();
    try {
      const answer = await ask();
      const session = answer.ok && ((await answer.json()) as GivenSession);
      // Whoever signed out or in while we asked has the last word.
      if (sessionToken() !== used) return outcome();
      if (session) keepSession(session);
      else if (answer.status === 401) endSession();
      else return 'no_answer';
      return outcome();
    } catch {
      return 'no_answer';
    }
  });
}

const outcome = (): Renewal => (sessionToken() ? 'renewed' : 'ended');
