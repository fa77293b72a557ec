// @vitest-environment happy-dom
import { act, useState } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { Type } from 'typebox';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { inPeru } from '#tests/show.tsx';
import { ApiError } from '#web/http/problem.ts';
import { Field } from '#web/ui/field.tsx';
import { type DraftForm, useDraftForm } from './use-draft-form.ts';

const Body = Type.Object({
  uuid: Type.String({ minLength: 1 }),
  name: Type.String({ minLength: 2 }),
  when: Type.Object({ days: Type.Integer({ minimum: 1 }) }),
});
interface BookBody {
  uuid: string;
  name: string;
  when: { days: number };
}

const send = vi.fn(async (_: BookBody) => {});
let root: Root;
let host: HTMLElement;
let now: DraftForm<BookBody>;
let draft: BookBody;
let write: (part: Partial<BookBody>) => void;

function Screen() {
  const [body, setBody] = useState<BookBody>({ uuid: 'a', name: 'Ana', when: { days: 1 } });
  draft = body;
  write = (part) => setBody((before) => ({ ...before, ...part }));
  now = useDraftForm<BookBody>({
    schema: async () => Body,
    bodyOf: () => body,
    fields: ['name', 'when'],
    words: { name: 'Escribe tu nombre.' },
    check: () => (body.name === 'x' ? [{ path: 'name', message: 'No escribas x.' }] : []),
  });
  return (
    <div {...now.formProps}>
      <Field label="name" name="name" value={body.name} error={now.errorAt('name')} readOnly />
      <Field label="when" name="when" value={body.when.days} error={now.errorAt('when')} readOnly />
      <p>{now.submission.failure}</p>
    </div>
  );
}

beforeEach(() => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
  send.mockReset();
  host = document.createElement('div');
  document.body.append(host);
  root = createRoot(host);
  act(() => root.render(inPeru(<Screen />)));
});
afterEach(() => {
  act(() => root.unmount());
  host.remove();
});

const submit = () => act(() => now.send(send));
const failed = (status: number, issues?: { path: string; code: string; message: string }[]) =>
  new ApiError({ type: '', title: '', code: 'x', status, detail: 'No llegó.', ...(issues && { issues }) });

test('a valid draft is sent, and a draft with an invalid field is not sent', async () => {
  act(() => write({ name: '', when: { days: 0 } }));
  expect(await submit()).toBe(false);
  expect(send).not.toHaveBeenCalled();
  expect([now.errorAt('name'), now.errorAt('body.when')]).toEqual(['Escribe tu nombre.', 'Debe ser 1 o más.']);
  expect(document.activeElement).toBe(host.querySelector('[name=name]'));

  act(() => write({ name: 'Ana', when: { days: 2 } }));
  expect(await submit()).toBe(true);
  expect(send.mock.calls[0]![0]).toEqual(draft);
  expect(now.faults).toEqual([]);
});

test('a message of the screen replaces the message of the schema for the same field', async () => {
  act(() => write({ name: 'x' }));
  await submit();
  expect(now.faults).toEqual([{ path: 'name', message: 'No escribas x.' }]);
});

test('a fault that no field shows is part of the form’s failure', async () => {
  act(() => write({ uuid: '' }));
  expect(await submit()).toBe(false);
  expect(now.submission.failure).toBe('No puede estar vacío.');
});

test('the fields show the issues of the server, and the draft stays', async () => {
  send.mockRejectedValueOnce(failed(422, [{ path: 'body.when.days', code: 'x', message: 'No caben.' }]));
  await submit();
  expect(now.errorAt('when')).toBe('No caben.');
  expect(now.submission.failure).toBe('No llegó.');
  expect(draft.name).toBe('Ana');
  act(() => now.clear());
  expect(now.errorAt('when')).toBeUndefined();
});

test('a retry sends the draft with its latest changes', async () => {
  send.mockRejectedValueOnce(failed(0));
  await submit();
  act(() => write({ name: 'Eva' }));
  await act(async () => now.submission.retry?.());
  expect(send.mock.calls.map(([{ name }]) => name)).toEqual(['Ana', 'Eva']);
  expect(now.submission.failure).toBeNull();
});
