import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';

const person = { id: 'a', name: 'Lucía', email: 'lucia@example.org', staff: null, secondFactor: false };
const session = (token: string) => ({ token, expiresAt: new Date(Date.now() + 900_000).toISOString(), person });

/** A tab: its own modules, with the storage and locks of the browser. */
async function openTab() {
  vi.resetModules();
  const [{ renewSession }, here] = await Promise.all([import('./renew-session.ts'), import('./session.ts')]);
  here.recallSession();
  return { renewSession, ...here };
}

/** Locks of a browser; requests of a name run one after the other. */
function browserLocks() {
  let last: Promise<unknown> = Promise.resolve();
  return {
    request(_name: string, work: () => Promise<unknown>) {
      const mine = last.then(work);
      last = mine.catch(() => {});
      return mine;
    },
  };
}

/** A server that renews each token once, because ours ends a session whose old cookie comes back. */
function server(first: string) {
  let current = first;
  let asked = 0;
  return {
    asked: () => asked,
    async renew() {
      asked += 1;
      await new Promise((resolve) => setTimeout(resolve, 5));
      current = `${first}-${asked}`;
      return new Response(JSON.stringify(session(current)));
    },
  };
}

beforeEach(() => {
  localStorage.clear();
  vi.stubGlobal('navigator', { ...navigator, locks: browserLocks() });
});
afterEach(() => vi.unstubAllGlobals());

describe('renewSession', () => {
  it('asks once when two tabs race, and both continue with the new token', async () => {
    const site = server('t');
    const [one, other] = [await openTab(), await openTab()];
    one.keepSession(session('t'));
    other.recallSession();
    const renewals = [one, other, one].map((tab) => tab.renewSession(site.renew, 't'));
    expect(await Promise.all(renewals)).toEqual(['renewed', 'renewed', 'renewed']);
    expect(site.asked()).toBe(1);
    expect([one.sessionToken(), other.sessionToken()]).toEqual(['t-1', 't-1']);
  });

  it('asks one at a time in a tab whose browser has no locks', async () => {
    vi.stubGlobal('navigator', {});
    const site = server('t');
    const tab = await openTab();
    tab.keepSession(session('t'));
    await Promise.all([tab.renewSession(site.renew, 't'), tab.renewSession(site.renew, 't')]);
    expect(site.asked()).toBe(1);
  });

  it('ends a refused session in every tab', async () => {
    const [one, other] = [await openTab(), await openTab()];
    one.keepSession(session('t'));
    const refuse = async () => new Response('{}', { status: 401 });
    expect(await one.renewSession(refuse, 't')).toBe('ended');
    expect(await other.renewSession(refuse, 't')).toBe('ended');
    other.recallSession();
    expect(other.useSession.getState()).toMatchObject({ status: 'ended', email: person.email });
  });

  it('keeps the session when there is no reply, or an inconclusive one', async () => {
    const tab = await openTab();
    tab.keepSession(session('t'));
    const unreachable = () => Promise.reject(new TypeError('failed to fetch'));
    expect(await tab.renewSession(unreachable, 't')).toBe('no_answer');
    expect(await tab.renewSession(async () => new Response('', { status: 503 }), 't')).toBe('no_answer');
    expect(await tab.renewSession(async () => new Response('<html>'), 't')).toBe('no_answer');
    expect(tab.useSession.getState().status).toBe('person');
    expect(tab.sessionToken()).toBe('t');
  });

  it('does not bring back a session that was signed out while it asked', async () => {
    const site = server('t');
    const tab = await openTab();
    tab.keepSession(session('t'));
    const renewal = tab.renewSession(site.renew, 't');
    await Promise.resolve();
    tab.leaveSession();
    expect(await renewal).toBe('ended');
    expect(tab.sessionToken()).toBeNull();
  });
});
