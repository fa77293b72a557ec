import { act } from 'react';
import { beforeEach, expect, test } from 'vitest';
import { show } from '#tests/show.tsx';
import { holdError } from '#web/http/error-holder.ts';
import type { Problem } from '#web/http/problem.ts';
import { enterSession, followSession, leaveSession } from '#web/session/session.ts';
import { Notice } from './notice.tsx';

const session = {
  token: 'one',
  expiresAt: '2999-01-01T00:00:00Z',
  person: { id: 'ana', name: 'Ana', email: 'ana@ejemplo.pe', staff: null, secondFactor: false },
};
const problem = (status: number, detail: string) =>
  ({ status, code: 'x', title: detail, detail, issues: [] }) as Problem;
const SIGN_IN = problem(401, 'Inicia sesión para continuar.');

beforeEach(() => leaveSession());

test('the request to sign in disappears after signing in, and other notices stay', async () => {
  const { place } = await show(<Notice />);
  await act(async () => holdError(SIGN_IN, false));
  expect(place.textContent).toContain(SIGN_IN.detail);
  await act(async () => enterSession(session));
  expect(place.textContent).toBe('');
  await act(async () => leaveSession());
  expect(place.textContent).toBe('');
  await act(async () => holdError(problem(503, 'Ahora no.'), false));
  await act(async () => enterSession(session));
  expect(place.textContent).toContain('Ahora no.');
});

test('signing in in another tab removes the request to sign in', async () => {
  const unfollow = followSession();
  const { place } = await show(<Notice />);
  await act(async () => holdError(SIGN_IN, false));
  const mine = { ...localStorage };
  enterSession(session);
  const theirs = { ...localStorage };
  leaveSession();
  Object.assign(localStorage, mine);
  await act(async () => holdError(SIGN_IN, false));
  expect(place.textContent).toContain(SIGN_IN.detail);
  for (const [key, value] of Object.entries(theirs)) localStorage.setItem(key, value as string);
  await act(async () => dispatchEvent(new StorageEvent('storage', { key: null })));
  expect(place.textContent).toBe('');
  unfollow();
});
