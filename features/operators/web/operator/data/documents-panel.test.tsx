import { I18nProvider } from '@lingui/react';
import { QueryClient, QueryClientProvider, useQuery } from '@tanstack/react-query';
import { act } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { type Face, FaceProvider } from '#web/face.ts';
import type { Api } from '#web/http/api.ts';
import { ApiProvider } from '#web/http/use-api.ts';
import { i18n } from '#web/i18n.ts';
import { listOperatorDocuments, showOperator, showRegisterFields } from '../../../contract/operator-routes.ts';
import { operatorQuery } from '../operator.queries.ts';
import { DocumentsPanel } from './documents-panel.tsx';

let root: Root;
beforeEach(() => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
  document.body.replaceChildren();
  root = createRoot(document.body.appendChild(document.createElement('div')));
});
afterEach(() => act(() => root.unmount()));

/** After the upload, the screen loads the operator again. This request is pending until the test calls `refreshed`. */
function slowApi() {
  const { promise: refresh, resolve: refreshed } = Promise.withResolvers<object>();
  const operator = [Promise.resolve({}), refresh];
  const call = async (route: object) => {
    if (route === showRegisterFields) return { documents: ['register', 'tax', 'identity'] };
    if (route === showOperator) return operator.shift();
    return {
      items:
        route === listOperatorDocuments
          ? []
          : [{ id: 'd', kind: 'register', name: 'A.pdf', addedAt: '2026-11-01T12:00:00Z' }],
    };
  };
  return { api: { call: vi.fn(call), fetch: vi.fn() } as unknown as Api, refreshed: () => refreshed({}) };
}

function Screen({ api }: { api: Api }) {
  useQuery(operatorQuery(api, 'o'));
  return <DocumentsPanel operatorId="o" />;
}

test('a kind that is chosen during an upload stays chosen after the upload', async () => {
  const { api, refreshed } = slowApi();
  await act(async () =>
    root.render(
      <I18nProvider i18n={i18n}>
        <QueryClientProvider client={new QueryClient()}>
          <FaceProvider value={{ timeZone: 'America/Lima' } as unknown as Face}>
            <ApiProvider value={api}>
              <Screen api={api} />
            </ApiProvider>
          </FaceProvider>
        </QueryClientProvider>
      </I18nProvider>,
    ),
  );
  const input = document.querySelector<HTMLInputElement>('input[type=file]')!;
  Object.defineProperty(input, 'files', { value: [new File(['%PDF'], 'A.pdf', { type: 'application/pdf' })] });
  Object.defineProperty(input, 'value', { set: () => undefined });
  await act(async () => input.dispatchEvent(new Event('change', { bubbles: true })));
  expect(document.body.textContent).toContain('Subiendo…');
  const select = document.querySelector('select')!;
  await act(async () => {
    select.value = 'identity';
    select.dispatchEvent(new Event('change', { bubbles: true }));
  });
  await act(async () => refreshed());
  expect(document.body.textContent).toContain('Agregar foto o PDF');
  expect(select.value).toBe('identity');
});
