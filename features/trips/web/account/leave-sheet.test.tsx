import { I18nProvider } from '@lingui/react';
import { act } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { i18n } from '#web/i18n.ts';
import { enterSession, leaveSession } from '#web/session/session.ts';
import type { TripDocument } from '../../contract/trip.ts';
import { newBrowserTrip, putBrowserTrip } from '../document/browser-trips.ts';
import { LeaveSheet } from './leave-sheet.tsx';

const person = { id: 'ana', name: 'Ana', email: 'ana@example.org', staff: null, secondFactor: false };
let root: Root;

beforeEach(() => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
  localStorage.clear();
  enterSession({ token: 'one', expiresAt: '2999-01-01T00:00:00Z', person });
  const document = { title: 'Norte', days: [{ date: '2026-12-11', stops: [] }] } as unknown as TripDocument;
  putBrowserTrip({ ...newBrowserTrip(document), account: person.id });
});
afterEach(() => act(() => root.unmount()));

async function shown(): Promise<string> {
  root = createRoot(document.body.appendChild(document.createElement('div')));
  await act(async () =>
    root.render(
      <I18nProvider i18n={i18n}>
        <LeaveSheet account={person.id} onDone={() => undefined} />
      </I18nProvider>,
    ),
  );
  return document.body.textContent;
}

test('after signing out, the sheet says that the trips stay in the account', async () => {
  leaveSession();
  expect(await shown()).toContain('En tu cuenta sigue a salvo.');
});

test('after the account was closed, the sheet says that only this device has the trips', async () => {
  leaveSession({ accountClosed: true });
  const text = await shown();
  expect(text).toContain('Cuando tu cuenta se borre, será la única.');
  expect(text).not.toContain('a salvo');
});
