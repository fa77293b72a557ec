// @vitest-environment happy-dom
import { act } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { afterEach, expect, test } from 'vitest';
import { readDraft } from './drafts.ts';
import { dropAllDrafts } from './drop-all-drafts.ts';
import { useTextDraft } from './use-text-draft.ts';

let root: Root;
let text: string;
let write: (text: string) => void;

function Screen({ about }: { about: string }) {
  [text, write] = useTextDraft(about);
  return null;
}
const open = (about: string) => {
  root = createRoot(document.createElement('div'));
  show(about);
};
const show = (about: string) => act(() => root.render(<Screen about={about} />));
afterEach(() => {
  act(() => root.unmount());
  dropAllDrafts();
});

test('each key has its own text, which is restored after leaving the page and deleted after sending', () => {
  open('complaint/1/answer');
  act(() => write('Lo sentimos.'));
  show('complaint/1/note');
  expect(text).toBe('');
  act(() => root.unmount());
  open('complaint/1/answer');
  expect(text).toBe('Lo sentimos.');
  act(() => write(''));
  expect([text, readDraft('complaint/1/answer')]).toEqual(['', null]);
});
