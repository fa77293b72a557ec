import { endSession, type GivenSession, keepSession, sessionToken } from './session.ts';

/** `ended`: the person is signed out. `no_answer`: the state is unknown, and nothing changes. */
export type Renewal = 'renewed' | 'ended' | 'no_answer';

let last: Promise<unknown> = Promise.resolve();

/** Runs one call at a time in all tabs of the browser; without locks (plain HTTP), only in this tab. */
function alone<T>(work: () => Promise<T>): Promise<T> {
  if (globalThis.navigator?.locks) return navigator.locks.request('session', work) as Promise<T>;
  const mine = last.then(work);
  last = mine.catch(() => {});
  return mine;
}

/**
 * Exchanges the browser's cookie for a new token, unless another tab did so or signed out meanwhile.
 * @param ask calls the server.
 * @param used the token that was refused or is about to expire.
 */
export function renewSession(ask: () => Promise<Response>, used: string): Promise<Renewal> {
  return alone(async () => {
    if (sessionToken() !== used) return outcome();
    try {
      const answer = await ask();
      const session = answer.ok && ((await answer.json()) as GivenSession);
      // Signing out or in during the request takes precedence.
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
