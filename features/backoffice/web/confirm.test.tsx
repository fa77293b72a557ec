import { setupI18n } from '@lingui/core';
import { I18nProvider } from '@lingui/react';
import { act } from 'react';
import { createRoot } from 'react-dom/client';
import { expect, it, vi } from 'vitest';
import { Confirm } from './confirm.tsx';

it('a dialog keeps its texts while it closes', async () => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
  const place = document.createElement('div');
  const root = createRoot(place);
  const i18n = setupI18n({ locale: 'es', messages: { es: {} } });
  const show = (name: string | null) =>
    act(async () =>
      root.render(
        <I18nProvider i18n={i18n}>
          <Confirm
            open={name !== null}
            onClose={() => {}}
            title={`¿Quitar a ${name ?? ''}?`}
            verb="Quitar"
            run={async () => {}}
          >
            <p>Ya no entra.</p>
          </Confirm>
        </I18nProvider>,
      ),
    );
  await show('Rosa');
  await show(null);
  expect(place.querySelector('h2')?.textContent).toBe('¿Quitar a Rosa?');
  await show('Luis');
  expect(place.querySelector('h2')?.textContent).toBe('¿Quitar a Luis?');
  await act(async () => root.unmount());
});
