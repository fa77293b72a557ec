import { act } from 'react';
import { createRoot } from 'react-dom/client';
import { MemoryRouter } from 'react-router';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { ApiError, noAnswer } from '#web/http/problem.ts';
import { ApiProvider } from '#web/http/use-api.ts';
import { useSession } from '#web/session/session.ts';
import type { Api } from '../http/api.ts';
import { type GuestDocuments, useGuestDocument } from './use-guest-document.ts';

interface Note {
  text: string;
}

type Hook = ReturnType<typeof useGuestDocument<Note>>;

const PERSON = { id: 'a', name: 'Lucía', email: 'lucia@example.org', staff: null, secondFactor: false };
const BY_LINK = { secret: 'link' };
const NOON = '2026-11-21T12:00:00Z';

const closing: (() => void)[] = [];
beforeEach(() => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
  vi.useFakeTimers({ now: new Date(NOON) });
  useSession.setState({ status: 'nobody', person: null });
});
afterEach(() => {
  for (const close of closing.splice(0)) act(close);
  vi.useRealTimers();
});

const noteAnswer = (text: string, date = NOON) =>
  Response.json({ text }, { headers: { date: new Date(date).toUTCString() } });
const fails = (status: number, detail = `error ${status}`) =>
  new ApiError(status === 0 ? noAnswer() : { status, detail, title: '', code: 'test' });

function Screen({ kind, onRender }: { kind: GuestDocuments<Note>; onRender: (now: Hook) => void }) {
  onRender(useGuestDocument(kind, 'L1'));
  return null;
}

async function shown(
  answers: (Response | ApiError)[],
  { at = '/notas/L1', pin, ...settings }: { at?: string; pin?: string } & Partial<GuestDocuments<Note>> = {},
) {
  const load = vi.fn<GuestDocuments<Note>['load']>(async () => {
    const answer = answers.shift();
    if (!(answer instanceof Response)) throw answer ?? new Error('No more answers.');
    return answer;
  });
  const kind: GuestDocuments<Note> = { secretHeader: 'secret', pinHeader: 'pin', load, ...settings };
  const seen: { now?: Hook } = {};
  const root = createRoot(document.createElement('div'));
  closing.push(() => root.unmount());
  const [pathname, hash = ''] = at.split('#');
  const entry = { pathname, hash: hash && `#${hash}`, state: pin ? { pin } : null };
  await act(async () =>
    root.render(
      <ApiProvider value={{} as Api}>
        <MemoryRouter initialEntries={[entry]}>
          <Screen kind={kind} onRender={(now) => Object.assign(seen, { now })} />
        </MemoryRouter>
      </ApiProvider>,
    ),
  );
  return {
    load,
    opened: () => seen.now!.opened,
    screen: () => seen.now!,
    keysTried: () => load.mock.calls.map(([, , headers]) => headers),
  };
}

test('the secret of the link is tried before the PIN and the stored key', async () => {
  const keepKey = vi.fn();
  const { opened, screen, keysTried } = await shown([noteAnswer('Hola', '2026-11-21T12:01:00Z')], {
    at: '/notas/L1#link',
    pin: '12345678',
    keyOf: () => ({ secret: 'kept' }),
    keepKey,
  });
  expect(keysTried()).toEqual([BY_LINK]);
  expect(opened()).toEqual({ step: 'open', document: { text: 'Hola' }, behind: 60_000, keptAt: null });
  expect(screen().key).toEqual(BY_LINK);
  expect(keepKey).toHaveBeenCalledWith({ text: 'Hola' }, { secret: 'link', pin: undefined });
});

test('the PIN of the previous page opens the document, and without a PIN the stored key opens it', async () => {
  const keyOf = (name: string) => ({ secret: `kept ${name}` });
  expect((await shown([noteAnswer('Hola')], { pin: '12345678', keyOf })).keysTried()).toEqual([{ pin: '12345678' }]);
  expect((await shown([noteAnswer('Hola')], { keyOf })).keysTried()).toEqual([{ secret: 'kept L1' }]);
});

test('the person is asked for the PIN, and sees an error only after a wrong PIN', async () => {
  const { opened, screen, keysTried } = await shown([fails(404), fails(404), noteAnswer('Hola')]);
  expect(opened()).toEqual({ step: 'closed', problem: null });
  await act(() => screen().openWithPin('1111 1111'));
  expect(opened()).toMatchObject({ step: 'closed', problem: { status: 404 } });
  await act(() => screen().openWithPin('1234-5678'));
  expect(opened()).toMatchObject({ step: 'open', document: { text: 'Hola' } });
  expect(keysTried()).toEqual([{}, { pin: '11111111' }, { pin: '12345678' }]);
});

test('the screen shows too many requests, a server error and a missing network as a problem', async () => {
  for (const status of [429, 500, 0])
    expect((await shown([fails(status)])).opened()).toMatchObject({ step: 'closed', problem: { status } });
});

test('without a network, shows the copy on this device until the network returns', async () => {
  const read = vi.fn(async () => ({ value: { text: 'Copia' }, at: 7 }));
  const keep = vi.fn(async () => undefined);
  const { opened, screen } = await shown([fails(0), noteAnswer('Hola')], {
    at: '/notas/L1#link',
    copies: { keep, read },
  });
  expect(read).toHaveBeenCalledWith('L1', BY_LINK);
  expect(opened()).toEqual({ step: 'open', document: { text: 'Copia' }, behind: 0, keptAt: 7 });
  expect(screen().key).toEqual(BY_LINK);
  await act(async () => window.dispatchEvent(new Event('online')));
  expect(opened()).toMatchObject({ document: { text: 'Hola' }, keptAt: null });
  expect(keep).toHaveBeenCalledWith({ text: 'Hola' }, BY_LINK);
});

test('without a network, a PIN that opens no stored copy gets an explanation', async () => {
  const copies = {
    keep: async () => undefined,
    read: async () => null,
    problemOf: async () => ({ ...noAnswer(), detail: 'otro PIN' }),
  };
  const { opened, screen } = await shown([fails(0), fails(0)], { copies });
  expect(opened()).toMatchObject({ problem: { detail: noAnswer().detail } });
  await act(() => screen().openWithPin('12345678'));
  expect(opened()).toMatchObject({ step: 'closed', problem: { detail: 'otro PIN' } });
});

test('an open document stays open after a failed reload, and closes when its key is refused', async () => {
  const { opened, screen, keysTried } = await shown([noteAnswer('Hola'), fails(500), fails(0), fails(404)], {
    at: '/notas/L1#link',
  });
  await act(() => screen().refresh());
  expect(opened()).toMatchObject({ step: 'open', keptAt: null });
  await act(() => screen().refresh());
  expect(opened()).toMatchObject({ step: 'open', keptAt: Date.parse(NOON) });
  await act(() => screen().refresh());
  expect(opened()).toMatchObject({ step: 'closed', problem: { status: 404 } });
  expect(keysTried()).toEqual([BY_LINK, BY_LINK, BY_LINK, BY_LINK]);
});

test('a reload with equal data keeps the same object', async () => {
  const { opened, screen } = await shown([noteAnswer('Hola'), noteAnswer('Hola'), noteAnswer('Adiós')], {
    againMs: 30_000,
  });
  const documentNow = () => {
    const now = opened();
    return now.step === 'open' ? now.document : null;
  };
  const first = documentNow();
  await act(() => vi.advanceTimersByTimeAsync(30_000));
  expect(documentNow()).toBe(first);
  await act(() => vi.advanceTimersByTimeAsync(30_000));
  expect(documentNow()).toEqual({ text: 'Adiós' });
  await act(async () => screen().take({ text: 'Respuesta' }));
  expect(documentNow()).toEqual({ text: 'Respuesta' });
});

test('with `needsKey`, a visitor without a key causes no request', async () => {
  useSession.setState({ status: 'unknown' });
  const { opened, load } = await shown([noteAnswer('Hola')], { needsKey: true });
  expect(opened()).toEqual({ step: 'loading' });
  await act(async () => useSession.setState({ status: 'nobody' }));
  expect(opened()).toEqual({ step: 'closed', problem: null });
  expect(load).not.toHaveBeenCalled();
  await act(async () => useSession.setState({ status: 'person', person: PERSON }));
  expect(opened()).toMatchObject({ step: 'open' });
});
