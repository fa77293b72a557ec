// @vitest-environment happy-dom
import { i18n } from '@lingui/core';
import { I18nProvider } from '@lingui/react';
import { act } from 'react';
import { createRoot } from 'react-dom/client';
import { MemoryRouter } from 'react-router';
import { expect, test, vi } from 'vitest';
import { inPeru } from '#tests/show.tsx';
import type { Api } from '#web/http/api.ts';
import { ApiError } from '#web/http/problem.ts';
import { ApiProvider } from '#web/http/use-api.ts';
import { SignInForm } from './sign-in-form.tsx';

test('the choice to keep the account is sent together with the code', async () => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
  i18n.loadAndActivate({ locale: 'es', messages: {} });
  const refuse = (code: string) => new ApiError({ type: '', status: 403, title: code, detail: code, code });
  const call = vi
    .fn()
    .mockRejectedValueOnce(refuse('account_leaving'))
    .mockRejectedValueOnce(refuse('code_needed'))
    .mockResolvedValueOnce({ person: {} });
  const onSignedIn = vi.fn();
  const place = document.body.appendChild(document.createElement('div'));
  const root = createRoot(place);
  await act(async () =>
    root.render(
      <I18nProvider i18n={i18n}>
        <ApiProvider value={{ call } as unknown as Api}>
          <MemoryRouter>{inPeru(<SignInForm email="rosa@ejemplo.pe" onSignedIn={onSignedIn} />)}</MemoryRouter>
        </ApiProvider>
      </I18nProvider>,
    ),
  );
  const type = (name: string, text: string) =>
    act(async () => {
      const field = place.querySelector<HTMLInputElement>(`input[name=${name}]`)!;
      Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')!.set!.call(field, text);
      field.dispatchEvent(new Event('input', { bubbles: true }));
    });
  const press = async (label: string) => {
    const find = () => [...place.querySelectorAll('button')].find((it) => it.textContent === label);
    await vi.waitFor(() => expect(find()).toBeDefined());
    await act(async () => find()!.click());
    await act(() => vi.dynamicImportSettled());
  };
  await type('password', 'una clave larga');
  await press('Entrar');
  await press('Conservar mi cuenta y entrar');
  await vi.waitFor(() => expect(place.querySelector('input[name=code]')).not.toBeNull());
  await type('code', '123456');
  await act(async () => place.querySelector<HTMLButtonElement>('button[type=submit]')!.click());
  await vi.waitFor(() => expect(onSignedIn).toHaveBeenCalledOnce());
  expect(call.mock.lastCall![1].body).toMatchObject({ code: '123456', keepAccount: true });
  await act(async () => root.unmount());
});
