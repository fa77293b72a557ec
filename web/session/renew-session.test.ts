import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';

const person = { id: 'a', name: 'Lucía', email: 'lucia@example.org', staff: null, secondFactor: false };
const session = (token: string) => ({ token, expiresAt: new Date(Date.now() + 900_000).toISOString(), person });

/** A new tab has its own modules, and shares storage and locks with the other tabs. */
async function openTab() {
  vi.resetModules();
  const [{ renewSession }, here] = await Promise.all([import('./renew-session.ts'), import('./session.ts')]);
  here.recallSession();
  return { renewSession, ...here };
}

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
  it('sends one request when two tabs renew together, and both get the new token', async () => {
    const site = server('t');
    const [one, other] = [await openTab(), await openTab()];
    one.keepSession(session('t'));
    other.recallSession();
    const renewals = [one, other, one].map((tab) => tab.renewSession(site.renew, 't'));
    expect(await Promise.all(renewals)).toEqual(['renewed', 'renewed', 'renewed']);
    expect(site.asked()).toBe(1);
    expect([one.sessionToken(), other.sessionToken()]).toEqual(['t-1', 't-1']);
  });

  it('sends one request at a time in a browser without locks', async () => {
    vi.stubGlobal('navigator', {});
    const site = server('t');
    const tab = await openTab();
    tab.keepSession(session('t'));
    await Promise.all([tab.renewSession(site.renew, 't'), tab.renewSession(site.renew, 't')]);
    expect(site.asked()).toBe(1);
  });

  it('ends the session in all tabs when the server refuses the renewal', async () => {
    const [one, other] = [await openTab(), await openTab()];
    one.keepSession(session('t'));
    const refuse = async () => new Response('{}', { status: 401 });
    expect(await one.renewSession(refuse, 't')).toBe('ended');
    expect(await other.renewSession(refuse, 't')).toBe('ended');
    other.recallSession();
    expect(other.useSession.getState()).toMatchObject({ status: 'ended', email: person.email });
  });

  it('keeps the session when the server gives no clear response', async () => {
    const tab = await openTab();
    tab.keepSession(session('t'));
    const unreachable = () => Promise.reject(new TypeError('failed to fetch'));
    expect(await tab.renewSession(unreachable, 't')).toBe('no_answer');
    expect(await tab.renewSession(async () => new Response('', { status: 503 }), 't')).toBe('no_answer');
    expect(await tab.renewSession(async () => new Response('<html>'), 't')).toBe('no_answer');
    expect(tab.useSession.getState().status).toBe('person');
    expect(tab.sessionToken()).toBe('t');
  });

  it('does not restore a session after the person signed out', async () => {
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
