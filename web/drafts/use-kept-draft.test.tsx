// @vitest-environment happy-dom
import { act } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { ApiError } from '#web/http/problem.ts';
import { storage } from '#web/storage.ts';
import { type KeptDraft, useKeptDraft } from './use-kept-draft.ts';

interface Note {
  text: string;
}
const KEY = 'note';
let root: Root;
let draft: KeptDraft<Note>;

beforeEach(() => vi.useFakeTimers());
afterEach(() => {
  act(() => root.unmount());
  storage.remove(KEY);
  vi.useRealTimers();
});

interface ScreenProps {
  saved: Note;
  save: (note: Note) => Promise<Note>;
}

function Screen({ saved, save }: ScreenProps) {
  draft = useKeptDraft<Note>({ key: KEY, saved, save, refuse: () => null });
  return null;
}

function open(saved: Note, save: ScreenProps['save'] = async (note) => note) {
  root = createRoot(document.createElement('div'));
  act(() => root.render(<Screen saved={saved} save={save} />));
}
const pause = () => act(() => vi.advanceTimersByTimeAsync(2_000));

test('what is typed is kept at once and saved after a pause; changes that follow from each other add up', async () => {
  const saved: Note[] = [];
  open({ text: '' }, async (note) => {
    saved.push(note);
    return note;
  });
  act(() => {
    draft.change((now) => ({ text: `${now.text}a` }));
    draft.change((now) => ({ text: `${now.text}b` }));
  });
  expect(storage.read(KEY)).toMatchObject({ value: { text: 'ab' } });
  await pause();
  expect([draft.standing, saved, storage.read(KEY)]).toEqual(['saved', [{ text: 'ab' }], null]);
});

test('without a network it stays on the device until that is back', async () => {
  let isOnline = false;
  open({ text: '' }, async (note) => {
    if (!isOnline) throw new ApiError({ type: 'about:blank', title: '', status: 0, detail: 'Sin conexión.', code: '' });
    return note;
  });
  act(() => draft.change({ text: 'a' }));
  await pause();
  expect([draft.standing, storage.read(KEY)]).toMatchObject(['kept', { value: { text: 'a' } }]);
  isOnline = true;
  await act(async () => dispatchEvent(new Event('online')));
  await pause();
  expect([draft.standing, storage.read(KEY)]).toEqual(['saved', null]);
});

test('what was typed over something that is no longer there lies aside until one goes on with one of the two', async () => {
  storage.write(KEY, { base: JSON.stringify({ text: 'old' }), value: { text: 'mine' } });
  open({ text: 'theirs' });
  expect([draft.value, draft.left]).toEqual([{ text: 'theirs' }, { text: 'mine' }]);
  expect(await draft.flush()).toBe(true);
  expect(storage.read(KEY)).toMatchObject({ value: { text: 'mine' } });
  act(() => draft.restart({ text: 'theirs' }, draft.left!));
  expect([draft.value, draft.left, draft.standing]).toEqual([{ text: 'mine' }, null, 'waiting']);
  await pause();
  expect([draft.standing, storage.read(KEY)]).toEqual(['saved', null]);
  act(() => draft.restart({ text: 'newest' }, { text: 'newest' }));
  expect([draft.value, draft.standing, storage.read(KEY)]).toEqual([{ text: 'newest' }, 'saved', null]);
});
