import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { readDraft, writeDraft } from '#web/drafts/drafts.ts';
import {
  endSession,
  enterSession,
  followSession,
  isEnding,
  keepSession,
  leaveSession,
  onSignedIn,
  recallSession,
  renamePerson,
  useSession,
} from './session.ts';

const person = { id: 'a', name: 'Lucía', email: 'lucia@example.org', staff: null, secondFactor: false };
const inMinutes = (minutes: number) => new Date(Date.now() + minutes * 60_000).toISOString();
const given = (token = 'one', minutes = 15) => ({ token, expiresAt: inMinutes(minutes), person });
const here = () => useSession.getState();

beforeEach(() => {
  vi.useFakeTimers({ now: new Date('2026-11-21T12:00:00Z') });
  localStorage.clear();
  useSession.setState({ status: 'unknown', person: null, email: null, accountClosed: false });
});
afterEach(() => vi.useRealTimers());

it('enterSession stores the token as a JSON string, and the person', () => {
  enterSession(given());
  expect(localStorage.getItem('token')).toBe('"one"');
  expect(here()).toMatchObject({ status: 'person', person, email: person.email });
  useSession.setState({ status: 'unknown', person: null, email: null, accountClosed: false });
  recallSession();
  expect(here().person).toEqual(person);
});

it('listeners are called for sign-ins, not for renewals', () => {
  const heard = vi.fn();
  const stop = onSignedIn(heard);
  enterSession(given());
  keepSession(given('two'));
  stop();
  enterSession(given('three'));
  expect(heard.mock.calls).toEqual([[person]]);
});

it('an expired session and a sign-out lead to different statuses', () => {
  enterSession(given());
  endSession();
  expect(here()).toMatchObject({ status: 'ended', person: null, email: person.email });
  enterSession(given());
  leaveSession();
  expect(here()).toEqual({ status: 'nobody', person: null, email: null, accountClosed: false });
  endSession();
  expect(here().status).toBe('nobody');
});

it('drafts are deleted when the person signs out or another person signs in', () => {
  const drafts = () => readDraft('plan/1');
  const type = () => writeDraft('plan/1', { title: 'Valle' });
  enterSession(given());
  type();
  endSession();
  enterSession(given());
  expect(drafts()).toEqual({ title: 'Valle' });
  endSession();
  enterSession({ ...given(), person: { ...person, id: 'b', email: 'otra@example.org' } });
  expect(drafts()).toBeNull();
  type();
  leaveSession();
  expect(drafts()).toBeNull();
});

it('followSession follows sign-ins and sign-outs in other tabs', () => {
  const stop = followSession();
  const seen: string[] = [];
  const unsubscribe = useSession.subscribe(({ status }) => seen.push(status));
  const write = (key: string, value: unknown) => {
    if (value === null) localStorage.removeItem(key);
    else localStorage.setItem(key, JSON.stringify(value));
    dispatchEvent(new StorageEvent('storage', { key }));
  };
  write('token', 'one');
  write('session', { person, expiresAt: inMinutes(15), keptAt: Date.now() });
  write('session', { ended: person.email });
  write('token', null);
  write('token', 'two');
  write('session', { person, expiresAt: inMinutes(15), keptAt: Date.now() });
  write('token', null);
  expect(seen).toEqual(['person', 'ended', 'person', 'nobody']);
  stop();
  unsubscribe();
});

it('isEnding is true 30 seconds before the token expires, but not in the token’s first minute', () => {
  keepSession(given());
  expect(isEnding()).toBe(false);
  vi.setSystemTime(Date.now() + 14.6 * 60_000);
  expect(isEnding()).toBe(true);
  keepSession(given('two', -40));
  expect(isEnding()).toBe(false);
  vi.setSystemTime(Date.now() + 61_000);
  expect(isEnding()).toBe(true);
  leaveSession();
  expect(isEnding()).toBe(false);
});

it('renamePerson changes the name of the signed-in person', () => {
  enterSession(given());
  renamePerson({ name: 'Lucía Mendoza' });
  expect(here().person?.name).toBe('Lucía Mendoza');
  leaveSession();
  renamePerson({ name: 'Nadie' });
  expect(here().person).toBeNull();
});
