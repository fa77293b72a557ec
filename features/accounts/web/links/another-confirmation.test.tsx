// @vitest-environment happy-dom
import { act } from 'react';
import { expect, test, vi } from 'vitest';
import { resendConfirmation } from '#features/accounts/contract/entry-routes.ts';
import { click, show, type } from '#tests/show.tsx';
import type { Api } from '#web/http/api.ts';
import { ApiProvider } from '#web/http/use-api.ts';
import { type Settings, SettingsProvider } from '#web/settings.ts';
import { AnotherConfirmation } from './another-confirmation.tsx';

test('a person with an expired link asks for another link by email address', async () => {
  const call = vi.fn().mockResolvedValue({ sent: true, againIn: 60 });
  const { place } = await show(
    <SettingsProvider value={{ mailbox: null } as Settings}>
      <ApiProvider value={{ call } as unknown as Api}>
        <AnotherConfirmation />
      </ApiProvider>
    </SettingsProvider>,
  );
  await type(place.querySelector('input')!, ' rosa@ejemplo.pe');
  await act(() => vi.dynamicImportSettled());
  await click(place.querySelector('button[type=submit]'));
  await vi.waitFor(async () => {
    await act(async () => undefined);
    expect(place.textContent).toContain('llega otro enlace');
  });
  expect(call).toHaveBeenCalledWith(
    resendConfirmation,
    expect.objectContaining({ body: { email: 'rosa@ejemplo.pe' } }),
  );
});
