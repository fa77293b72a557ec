// @vitest-environment happy-dom
import { act } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { afterEach, expect, test } from 'vitest';
import { dropDraft, readDraft } from './drafts.ts';
import { type EditorDraft, useEditorDraft } from './use-editor-draft.ts';

interface Page {
  title: string;
  lines: string[];
}
const KEY = 'page';
const same = (page: Page) => page;
let root: Root;
let draft: EditorDraft<Page, Page>;

function Screen({ saved }: { saved: Page }) {
  draft = useEditorDraft<Page, Page>({ key: KEY, saved, plain: same, revive: same });
  return null;
}
function open(saved: Page) {
  root = createRoot(document.createElement('div'));
  show(saved);
}
const show = (saved: Page) => act(() => root.render(<Screen saved={saved} />));
const leave = () => act(() => root.unmount());
afterEach(() => {
  leave();
  dropDraft(KEY);
});

const page = (title: string, ...lines: string[]): Page => ({ title, lines });

test('unsaved text is restored after leaving the page, but not after saving or discarding', () => {
  open(page('Uno', 'a'));
  act(() => draft.change((now) => ({ ...now, title: 'Dos' })));
  leave();
  open(page('Uno', 'a'));
  expect([draft.value.title, draft.isChanged, draft.isRecovered]).toEqual(['Dos', true, true]);
  act(() => draft.discard());
  expect([draft.value.title, draft.isChanged, readDraft(KEY)]).toEqual(['Uno', false, null]);
  act(() => draft.change(page('Tres', 'a')));
  act(() => draft.accept(page('Tres', 'a'), draft.value));
  show(page('Tres', 'a'));
  expect([draft.value.title, draft.isChanged, readDraft(KEY)]).toEqual(['Tres', false, null]);
});

test('after saving, the editor shows the server’s version and keeps text that was typed meanwhile', () => {
  open(page('Uno', 'a'));
  const sent = page(' Dos ', 'a');
  act(() => draft.change(sent));
  act(() => draft.change(page(' Dos ', 'a', 'b')));
  act(() => draft.accept(page('Dos', 'a'), sent));
  show(page('Dos', 'a'));
  expect([draft.value, draft.isChanged]).toEqual([page('Dos', 'a', 'b'), true]);
});

test('when another person saves, the fields are merged, and the editor asks about a field that both changed', () => {
  open(page('Uno', 'a'));
  act(() => draft.change(page('Uno', 'a', 'mine')));
  show(page('Uno', 'a', 'theirs'));
  expect([draft.value.lines, draft.conflicts]).toEqual([['a', 'mine', 'theirs'], null]);
  act(() => draft.change((now) => ({ ...now, title: 'Mío' })));
  leave();
  open(page('Suyo', 'a', 'theirs'));
  expect(draft.conflicts).toEqual([{ path: ['title'], mine: 'Mío', theirs: 'Suyo' }]);
  leave();
  open(page('Suyo', 'a', 'theirs'));
  act(() => draft.settle(() => 'mine'));
  expect([draft.value, draft.conflicts, draft.isChanged]).toEqual([page('Mío', 'a', 'mine', 'theirs'), null, true]);
});

test('undo restores a discarded draft, also on the device', () => {
  open(page('Uno', 'a'));
  act(() => draft.change(page('Mío', 'a')));
  let back = () => {};
  act(() => {
    back = draft.discard();
  });
  expect([draft.value, draft.isChanged]).toEqual([page('Uno', 'a'), false]);
  act(() => back());
  expect([draft.value, draft.isChanged]).toEqual([page('Mío', 'a'), true]);
  leave();
  open(page('Uno', 'a'));
  expect([draft.value, draft.isRecovered]).toEqual([page('Mío', 'a'), true]);
});
