import './styles/tokens.css';
import './styles/base.css';
import { hydrateRoot } from 'react-dom/client';
import { createBrowserRouter, type HydrationState, RouterContextProvider } from 'react-router';
import { RouterProvider } from 'react-router/dom';
import { APPLICATION_TOKEN_PATHS } from '#features/accounts/contract/application-token.ts';
import { SESSION_COOKIE_PATH } from '#features/accounts/contract/session-paths.ts';
import { renewSession as renewal } from '#features/accounts/contract/session-routes.ts';
import { App } from './app.tsx';
import type { Face } from './face.ts';
import { setLocale } from './format/locale.ts';
import { followHead } from './head/follow-head.ts';
import { createApi } from './http/api.ts';
import { pageContext } from './page.tsx';
import { discover, loadPagesFor, routes } from './routes.tsx';
import { askProof } from './session/proof-question.ts';
import { renewSession } from './session/renew-session.ts';
import { isEnding, sessionToken } from './session/session.ts';
import { apiBaseOf, type Settings } from './settings.ts';
import { trustOwnCodeAlone } from './trusted-types.ts';
import { closePanelsOnBack } from './ui/close-on-back.ts';

export interface FirstPage {
  face: Face;
  settings: Settings;
  state: HydrationState;
}

trustOwnCodeAlone();
const first = JSON.parse(document.getElementById('first-page')?.textContent ?? '{}') as FirstPage;
setLocale(first.face.locale);
const base = apiBaseOf(first.settings, location.origin);
const api = createApi({
  base,
  apiOrigin: new URL(base).origin,
  applicationPaths: APPLICATION_TOKEN_PATHS,
  applicationToken: first.settings.applicationToken,
  userToken: sessionToken,
  cookiePath: SESSION_COOKIE_PATH,
  cookiesEverywhere: first.settings.mailbox === 'own',
  keeper: { isEnding, renew: (used) => renewSession(askForToken, used) },
  askProof,
  fetch: (input, init) => fetch(input, init),
  shared: true,
});

const askForToken = () => fetch(base + renewal.path, { method: renewal.method, credentials: 'include' });

await loadPagesFor(location.pathname);

const context = new RouterContextProvider();
context.set(pageContext, { api, face: first.face });
const router = closePanelsOnBack(() =>
  createBrowserRouter(routes, {
    hydrationData: first.state,
    getContext: () => context,
    patchRoutesOnNavigation: discover,
  }),
);
followHead(router, first.face, first.settings.publicUrl);

hydrateRoot(
  document.getElementById('app')!,
  <App api={api} face={first.face} settings={first.settings}>
    <RouterProvider router={router} />
  </App>,
);
document.documentElement.dataset.ready = 'true';
