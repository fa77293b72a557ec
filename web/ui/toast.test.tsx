// @vitest-environment happy-dom
import { i18n } from '@lingui/core';
import { I18nProvider } from '@lingui/react';
import { act } from 'react';
import { createRoot } from 'react-dom/client';
import { MemoryRouter } from 'react-router';
import { expect, test, vi } from 'vitest';
import { Toasts } from './toast.tsx';
import { toast } from './toast-store.ts';

test('a toast is shown inside the open dialog, and on the page after the dialog closes', async () => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
  i18n.loadAndActivate({ locale: 'es', messages: {} });
  const page = document.body.appendChild(document.createElement('div'));
  const sheet = document.body.appendChild(document.createElement('dialog'));
  sheet.setAttribute('open', '');
  const root = createRoot(page);
  await act(async () =>
    root.render(
      <I18nProvider i18n={i18n}>
        <MemoryRouter>
          <Toasts />
        </MemoryRouter>
      </I18nProvider>,
    ),
  );
  await act(async () => toast({ text: 'Enlace copiado.' }));
  expect([sheet.textContent, page.textContent]).toEqual(['Enlace copiado.', '']);
  await act(async () => sheet.remove());
  await vi.waitFor(() => expect(page.textContent).toBe('Enlace copiado.'));
  await act(async () => root.unmount());
});
