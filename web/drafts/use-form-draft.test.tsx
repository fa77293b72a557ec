// @vitest-environment happy-dom
import { act } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { type UseFormReturn, useForm } from 'react-hook-form';
import { afterEach, expect, test } from 'vitest';
import { readDraft, writeDraft } from './drafts.ts';
import { dropAllDrafts } from './drop-all-drafts.ts';
import { useFormDraft } from './use-form-draft.ts';

const KEY = 'complaint/new';
let root: Root;
let form: UseFormReturn<{ name: string; minor: boolean }>;
let draft: ReturnType<typeof useFormDraft>;

function Screen() {
  form = useForm<{ name: string; minor: boolean }>({ defaultValues: { name: 'Lucía', minor: false } });
  draft = useFormDraft(form, KEY);
  return null;
}
function open() {
  root = createRoot(document.createElement('div'));
  act(() => root.render(<Screen />));
}
const close = () => act(() => root.unmount());
afterEach(() => {
  close();
  dropAllDrafts();
});

test('the values of a form are restored after leaving the page, but not after sending', () => {
  open();
  expect([draft.recovered, readDraft(KEY)]).toEqual([false, null]);
  act(() => form.setValue('name', 'Rosa'));
  close();
  open();
  expect([draft.recovered, form.getValues()]).toEqual([true, { name: 'Rosa', minor: false }]);
  act(() => draft.drop());
  close();
  open();
  expect([draft.recovered, form.getValues('name')]).toEqual([false, 'Lucía']);
});

test('restored values can be discarded, and undo brings them back', () => {
  writeDraft(KEY, { name: 'Rosa', minor: 'sí', gone: 'x' });
  open();
  expect(form.getValues()).toEqual({ name: 'Rosa', minor: false });
  let back: () => void = () => {};
  act(() => {
    back = draft.discard();
  });
  expect([form.getValues('name'), readDraft(KEY)]).toEqual(['Lucía', null]);
  act(() => back());
  expect([form.getValues('name'), readDraft(KEY)]).toMatchObject(['Rosa', { name: 'Rosa' }]);
});
