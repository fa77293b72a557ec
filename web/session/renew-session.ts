import { endSession, type GivenSession, keepSession, sessionToken } from './session.ts';

/** `no_answer`: the session is unchanged, because the server gave no clear response. */
export type Renewal = 'renewed' | 'ended' | 'no_answer';

let last: Promise<unknown> = Promise.resolve();

/** Browsers offer locks only over HTTPS. Without locks, calls of different tabs may overlap. */
function alone<T>(work: () => Promise<T>): Promise<T> {
  if (globalThis.navigator?.locks) return navigator.locks.request('session', work) as Promise<T>;
  const mine = last.then(work);
  last = mine.catch(() => {});
  return mine;
}

/**
 * Does nothing if another tab has already renewed the token.
 * @param used the token that was refused or is about to expire.
 */
export function renewSession(ask: () => Promise<Response>, used: string): Promise<Renewal> {
  return alone(async () => {
    if (sessionToken() !== used) return outcome();
    try {
      const answer = await ask();
      const session = answer.ok && ((await answer.json()) as GivenSession);
      // The person may have signed out or in during the request.
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
