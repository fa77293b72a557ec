// @vitest-environment happy-dom
import { act } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { Type } from 'typebox';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { inPeru } from '#tests/show.tsx';
import { ApiError } from '#web/http/problem.ts';
import { Field } from '#web/ui/field.tsx';
import { Form } from '#web/ui/form.tsx';
import { type ContractForm, useContractForm } from './use-contract-form.ts';

const Body = Type.Object(
  {
    name: Type.String({ minLength: 2 }),
    people: Type.Integer({ minimum: 1 }),
    email: Type.String({ format: 'email' }),
    note: Type.Union([Type.String({ maxLength: 3 }), Type.Null()]),
  },
  { additionalProperties: false },
);
interface Values {
  name: string;
  people: string;
  email: string;
  note: string;
}
interface BookBody {
  name: string;
  people: number;
  email: string;
  note: string | null;
}

const schema = vi.fn(async () => Body);
const send = vi.fn(async (_: BookBody) => {});
let root: Root;
let host: HTMLElement;
let now: ContractForm<Values, BookBody>;

function Screen() {
  now = useContractForm<Values, BookBody>({
    defaultValues: { name: '', people: '0', email: '', note: '' },
    schema,
    bodyOf: ({ people, note, ...rest }) => ({ ...rest, people: Number(people), note: note || null }),
    fieldOfCode: { mail_taken: 'email' },
    words: { name: 'Escribe tu nombre.', email: { empty: 'Escribe tu correo.' } },
    rules: ({ people }) => (people > 9 ? [{ path: 'people', message: 'Caben nueve.' }] : []),
    check: ({ note }) => ({ note: note === 'x' ? 'No escribas x.' : undefined }),
  });
  const { register, formState } = now.form;
  return (
    <Form {...now.sendWith(send)}>
      {(['people', 'name', 'email', 'note'] as const).map((name) => (
        <Field key={name} label={name} error={formState.errors[name]?.message} {...register(name)} />
      ))}
    </Form>
  );
}

beforeEach(() => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
  schema.mockClear();
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

const input = (name: string) => host.querySelector<HTMLInputElement>(`[name=${name}]`)!;
const messageOf = (name: string) =>
  document.getElementById(input(name).getAttribute('aria-describedby') ?? '')?.textContent;
async function write(values: Partial<Values>) {
  await act(async () => {
    for (const [name, value] of Object.entries(values)) now.form.setValue(name as keyof Values, value);
  });
}
async function submit() {
  await act(async () => {
    host.querySelector('form')!.dispatchEvent(new Event('submit', { bubbles: true, cancelable: true }));
  });
  await act(() => vi.dynamicImportSettled());
}
const VALID = { name: 'Ana', people: '2', email: 'ana@ejemplo.pe', note: '' };

test('the schema is loaded once, with the first focus', async () => {
  expect(schema).not.toHaveBeenCalled();
  await act(async () => input('name').focus());
  await act(async () => input('people').focus());
  expect(schema).toHaveBeenCalledTimes(1);
});

test('a field shows the message of the form if it has one, and otherwise the server’s message', async () => {
  await write({ email: 'ana@ejemplo', note: 'larga' });
  await submit();
  expect(messageOf('people')).toBe('Debe ser 1 o más.');
  expect(messageOf('name')).toBe('Escribe tu nombre.');
  expect(messageOf('email')).toBe('Debe ser un correo como ana@ejemplo.pe.');
  expect(messageOf('note')).toBe('Debe tener 3 caracteres o menos.');
  expect(document.activeElement).toBe(input('people'));
  await write({ email: ' ' });
  await submit();
  expect(messageOf('email')).toBe('Escribe tu correo.');
  expect(send).not.toHaveBeenCalled();
});

test('the form’s own rules are checked too, and a valid body is sent', async () => {
  await write({ ...VALID, note: 'x', people: '10' });
  await submit();
  expect([messageOf('note'), messageOf('people')]).toEqual(['No escribas x.', 'Caben nueve.']);
  await write(VALID);
  await submit();
  expect(send).toHaveBeenCalledTimes(1);
  expect(send.mock.calls[0]![0]).toEqual({ name: 'Ana', people: 2, email: 'ana@ejemplo.pe', note: null });
});

test('an issue of the server is shown at its field, which gets the focus', async () => {
  const issues = [{ path: 'body.email', message: 'Ese correo no existe.' }];
  send.mockRejectedValue(
    new ApiError({ title: '', status: 400, code: 'invalid', detail: 'Revisa los datos.', issues }),
  );
  await write(VALID);
  await submit();
  expect(messageOf('email')).toBe('Ese correo no existe.');
  expect(document.activeElement).toBe(input('email'));
  expect([now.submission.failure, input('email').value]).toEqual(['Revisa los datos.', 'ana@ejemplo.pe']);
});

test('a refusal with a known code is shown only at the field that belongs to the code', async () => {
  send.mockRejectedValue(
    new ApiError({ title: '', status: 409, code: 'mail_taken', detail: 'Ese correo ya tiene cuenta.' }),
  );
  await write(VALID);
  await submit();
  expect([messageOf('email'), now.submission.failure]).toEqual(['Ese correo ya tiene cuenta.', null]);
  expect(document.activeElement).toBe(input('email'));
});

test('if the schema does not load, the server checks the body, and the next focus loads the schema again', async () => {
  schema.mockRejectedValueOnce(new TypeError('Failed to fetch'));
  await submit();
  expect(send).toHaveBeenCalledTimes(1);
  await act(async () => input('name').focus());
  expect(schema).toHaveBeenCalledTimes(2);
});
