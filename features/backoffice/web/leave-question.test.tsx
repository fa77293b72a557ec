import { I18nProvider } from '@lingui/react';
import { act } from 'react';
import { createRoot } from 'react-dom/client';
import { createMemoryRouter } from 'react-router';
import { RouterProvider } from 'react-router/dom';
import { expect, onTestFinished, test, vi } from 'vitest';
import { click } from '#tests/show.tsx';
import { i18n } from '#web/i18n.ts';
import { LeaveQuestion } from './leave-question.tsx';

async function open(asks: boolean) {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
  const editor = (
    <LeaveQuestion asks={asks} title="¿Salir?" verb="Salir" leave="Quedarme">
      <p>Falta subir una foto.</p>
    </LeaveQuestion>
  );
  const router = createMemoryRouter(
    [
      { path: '/plan', element: editor },
      { path: '/planes', element: <p>Tus planes</p> },
      { path: '/hoy', element: <p>Hoy</p> },
    ],
    { initialEntries: ['/hoy', '/plan'] },
  );
  const place = document.body.appendChild(document.createElement('div'));
  const root = createRoot(place);
  onTestFinished(async () => {
    await act(async () => root.unmount());
    place.remove();
  });
  await act(async () =>
    root.render(
      <I18nProvider i18n={i18n}>
        <RouterProvider router={router} />
      </I18nProvider>,
    ),
  );
  const go = (to: string) => act(async () => void (await router.navigate(to)));
  const back = () => act(async () => void (await router.navigate(-1)));
  const answer = (name: string) =>
    click([...place.querySelectorAll('dialog[open] button')].find((one) => one.textContent === name));
  return { place, router, go, back, answer };
}

const isUnloadAsked = () => !dispatchEvent(new Event('beforeunload', { cancelable: true }));

test('leaving asks, and continues only if the person wants to leave', async () => {
  const { place, router, go, answer } = await open(true);
  expect(isUnloadAsked()).toBe(true);
  await go('/planes');
  expect(place.textContent).toContain('Falta subir una foto.');
  await answer('Quedarme');
  expect(router.state.location.pathname).toBe('/plan');
  expect(place.querySelector('dialog[open]')).toBeNull();

  await go('/planes');
  await answer('Salir');
  expect(place.textContent).toBe('Tus planes');
  expect(isUnloadAsked()).toBe(false);
});

test('after Back, the question waits until the browser shows the screen again', async () => {
  const { place, back, answer } = await open(true);
  await back();
  expect(place.querySelector('dialog[open]')).toBeNull();
  await act(async () => void dispatchEvent(new PopStateEvent('popstate')));
  expect(place.querySelector('dialog[open]')).not.toBeNull();
  await answer('Salir');
  expect(place.textContent).toBe('Hoy');
});

test('another step of the same screen does not ask, nor does leaving with nothing to lose', async () => {
  const asking = await open(true);
  await asking.go('/plan?paso=tarifas');
  expect(asking.router.state.location.search).toBe('?paso=tarifas');
  const idle = await open(false);
  await idle.go('/planes');
  expect(idle.place.textContent).toBe('Tus planes');
});
