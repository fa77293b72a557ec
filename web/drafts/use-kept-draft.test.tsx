// @vitest-environment happy-dom
import { act } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { Issue } from '#features/issues.ts';
import { ApiError } from '#web/http/problem.ts';
import { dropDraft, readDraft, writeDraft } from './drafts.ts';
import { type KeptDraft, useKeptDraft } from './use-kept-draft.ts';

interface Note {
  text: string;
  more?: string;
}
const KEY = 'note';
let root: Root;
let draft: KeptDraft<Note>;

beforeEach(() => vi.useFakeTimers());
afterEach(() => {
  act(() => root.unmount());
  dropDraft(KEY);
  vi.useRealTimers();
});

interface ScreenProps {
  refuse?: ((note: Note) => string | readonly Issue[] | null) | undefined;
  saved: Note;
  save: (note: Note) => Promise<Note>;
  join?: { plain: (note: Note) => Note; theirs: (error: unknown) => Note | null } | undefined;
  read?: ((kept: Note) => Note) | undefined;
}

function Screen({ saved, save, join, read, refuse = () => null }: ScreenProps) {
  draft = useKeptDraft<Note>({
    key: KEY,
    saved,
    save,
    refuse,
    ...(join && { join }),
    ...(read && { read }),
  });
  return null;
}

function open(
  saved: Note,
  save: ScreenProps['save'] = async (note) => note,
  more: Pick<ScreenProps, 'join' | 'read' | 'refuse'> = {},
) {
  root = createRoot(document.createElement('div'));
  act(() => root.render(<Screen saved={saved} save={save} {...more} />));
}
const pause = () => act(() => vi.advanceTimersByTimeAsync(2_000));

test('changes are stored on the device at once, and saved after a pause', async () => {
  const saved: Note[] = [];
  open({ text: '' }, async (note) => {
    saved.push(note);
    return note;
  });
  act(() => {
    draft.change((now) => ({ text: `${now.text}a` }));
    draft.change((now) => ({ text: `${now.text}b` }));
  });
  expect(readDraft(KEY)).toMatchObject({ value: { text: 'ab' } });
  await pause();
  expect([draft.status, saved, readDraft(KEY)]).toEqual(['saved', [{ text: 'ab' }], null]);
});

test('offline changes stay on the device until the network is back', async () => {
  let isOnline = false;
  open({ text: '' }, async (note) => {
    if (!isOnline) throw new ApiError({ type: 'about:blank', title: '', status: 0, detail: 'Sin conexión.', code: '' });
    return note;
  });
  act(() => draft.change({ text: 'a' }));
  await pause();
  expect([draft.status, readDraft(KEY)]).toMatchObject(['kept', { value: { text: 'a' } }]);
  isOnline = true;
  await act(async () => dispatchEvent(new Event('online')));
  await pause();
  expect([draft.status, readDraft(KEY)]).toEqual(['saved', null]);
});

test('a draft of an older version is not shown, and the person can choose to continue it', async () => {
  writeDraft(KEY, { base: JSON.stringify({ text: 'old' }), value: { text: 'mine' } });
  open({ text: 'theirs' });
  expect([draft.value, draft.left]).toEqual([{ text: 'theirs' }, { text: 'mine' }]);
  expect(await draft.flush()).toBe(true);
  expect(readDraft(KEY)).toMatchObject({ value: { text: 'mine' } });
  act(() => draft.restart({ text: 'theirs' }, draft.left!));
  expect([draft.value, draft.left, draft.status]).toEqual([{ text: 'mine' }, null, 'waiting']);
  await pause();
  expect([draft.status, readDraft(KEY)]).toEqual(['saved', null]);
  act(() => draft.restart({ text: 'newest' }, { text: 'newest' }));
  expect([draft.value, draft.status, readDraft(KEY)]).toEqual([{ text: 'newest' }, 'saved', null]);
});

test('a draft in the format of an earlier release is converted', async () => {
  writeDraft(KEY, { base: JSON.stringify({ words: 'old' }), value: { words: 'mine' } });
  open({ text: 'old' }, undefined, { read: (kept) => ({ text: (kept as unknown as { words: string }).words }) });
  expect([draft.value, draft.left, draft.status]).toEqual([{ text: 'mine' }, null, 'waiting']);
});

/** Imitates a server on which another person saved `there` first. */
function contested(there: Note) {
  const saved: Note[] = [];
  let isRefused = false;
  const conflict = new Error('conflict');
  const save = async (note: Note) => {
    if (!isRefused) throw conflict;
    saved.push(note);
    return note;
  };
  const theirs = (error: unknown) => {
    if (error !== conflict) return null;
    isRefused = true;
    return there;
  };
  return { saved, save, join: { plain: (note: Note) => note, theirs } };
}

test('changes of two people are merged by field and saved', async () => {
  const { saved, save, join } = contested({ text: 'old', more: 'theirs' });
  open({ text: 'old', more: 'old' }, save, { join: join });
  act(() => draft.change({ text: 'mine', more: 'old' }));
  await pause();
  await pause();
  expect(saved).toEqual([{ text: 'mine', more: 'theirs' }]);
  expect([draft.status, draft.conflicts, readDraft(KEY)]).toEqual(['saved', null, null]);
});

test('a field that two people changed is saved only after a choice', async () => {
  const first = contested({ text: 'theirs', more: 'old' });
  open({ text: 'old', more: 'old' }, first.save, { join: first.join });
  act(() => draft.change({ text: 'mine', more: 'mine' }));
  await pause();
  await pause();
  expect([first.saved, draft.status]).toEqual([[], 'forked']);
  expect(draft.conflicts).toEqual([{ path: ['text'], mine: 'mine', theirs: 'theirs' }]);
  act(() => root.unmount());

  const saved: Note[] = [];
  const save = async (note: Note) => {
    saved.push(note);
    return note;
  };
  open({ text: 'theirs', more: 'old' }, save, { join: first.join });
  await pause();
  expect([saved, draft.conflicts?.length]).toEqual([[], 1]);
  act(() => draft.settle(() => 'theirs'));
  await pause();
  expect(saved).toEqual([{ text: 'theirs', more: 'mine' }]);
  expect([draft.status, draft.conflicts, readDraft(KEY)]).toEqual(['saved', null, null]);
});

test('a value with faults is not sent, and each fault is shown at its field or at the field around it', async () => {
  const save = vi.fn(async (note: Note) => note);
  const issues = [{ path: 'body.text.0', code: 'x', message: 'No se entiende.' }];
  open({ text: '' }, save, { refuse: ({ text }) => (text === 'mal' ? issues : []) });
  act(() => draft.change({ text: 'mal' }));
  expect(draft.errorAt('text')).toBeUndefined();
  await pause();
  expect([draft.status, draft.failure, draft.errorAt('text'), draft.errorAt('more')]).toEqual([
    'refused',
    'No se entiende.',
    'No se entiende.',
    undefined,
  ]);
  expect(save).not.toHaveBeenCalled();
  act(() => draft.change({ text: 'bien' }));
  expect(draft.errorAt('text')).toBeUndefined();
  await pause();
  expect([draft.status, save.mock.calls.length]).toEqual(['saved', 1]);
});
