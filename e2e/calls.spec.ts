import { expect, type Page, test } from '@playwright/test';
import { listAmenityKinds } from '../features/amenities/contract/routes.ts';
import { listPlaces } from '../features/places/contract/routes.ts';
import { otherHost } from './other-host.ts';
import { ready } from './page-steps.ts';

const go = (page: Page, path: string) =>
  page.evaluate((to) => {
    history.pushState({}, '', to);
    dispatchEvent(new PopStateEvent('popstate'));
  }, path);

function listen(page: Page) {
  const heard: [path: string, authorization: string | undefined][] = [];
  page.on('request', (it) => {
    const { pathname } = new URL(it.url());
    if (pathname.startsWith('/api/')) heard.push([pathname, it.headers().authorization]);
  });
  return {
    to: (start: string) => heard.filter(([path]) => path.startsWith(start)).map(([, authorization]) => authorization),
    heard,
  };
}

test("requests to public API paths carry the application's token, even when a person is signed in", async ({
  page,
}) => {
  await page.addInitScript(() => localStorage.setItem('token', JSON.stringify('mi-ficha')));
  const calls = listen(page);
  await ready(page, '/ayuda');
  await go(page, '/explorar');
  await expect.poll(() => calls.to(listPlaces.path).length).toBeGreaterThan(0);
  expect(new Set(calls.to(listPlaces.path))).toEqual(new Set(['Bearer vereda-demo']));
  for (const [path] of calls.heard) {
    const last = path.split('/').at(-1);
    if (path.startsWith('/api/companies')) expect(last).toBe('');
  }
});

test("requests to all other API paths carry the person's token, or no token", async ({ page, context }) => {
  const calls = listen(page);
  await ready(page, '/ayuda');
  await go(page, '/explorar');
  await expect.poll(() => calls.to(listAmenityKinds.path).length).toBeGreaterThan(0);
  expect(new Set(calls.to(listAmenityKinds.path))).toEqual(new Set([undefined]));

  const signedIn = await context.newPage();
  await signedIn.addInitScript(() => localStorage.setItem('token', JSON.stringify('mi-ficha')));
  const theirs = listen(signedIn);
  await ready(signedIn, '/ayuda');
  await go(signedIn, '/explorar');
  // The stored token is invalid, so the browser repeats the request without a token.
  const repeated = () =>
    theirs.heard.filter(([path, token]) => token === 'Bearer mi-ficha' && theirs.to(path).at(-1) === undefined);
  await expect.poll(() => repeated().length).toBeGreaterThan(0);
  expect(await signedIn.evaluate(() => localStorage.getItem('token'))).toBeNull();
});

test.describe('another host', () => {
  // The content security policy would block most of these requests.
  test.use({ bypassCSP: true, serviceWorkers: 'block' });

  test('receives no token when a request is redirected or a link is followed', async ({ page }) => {
    const other = await otherHost();
    const secrets = ({ headers }: (typeof other.heard)[number]) => [headers.authorization, headers.cookie];
    await page.addInitScript(() => {
      localStorage.setItem('token', JSON.stringify('mi-ficha'));
      sessionStorage.setItem('token', JSON.stringify('mi-ficha'));
    });
    const sentOn: (string | undefined)[] = [];
    for (const [kind, token] of [
      ['amenities', 'Bearer mi-ficha'],
      ['companies', 'Bearer vereda-demo'],
    ]) {
      await page.route(`**/api/${kind}/**`, (route) => {
        const { pathname, search } = new URL(route.request().url());
        sentOn.push(route.request().headers().authorization);
        return route.fulfill({ status: 307, headers: { location: `${other.origin}${pathname}${search}` } });
      });
      await ready(page, '/ayuda');
      await go(page, '/explorar');
      await expect.poll(() => other.heard.some(({ url }) => url.startsWith(`/api/${kind}/`))).toBe(true);
      expect(sentOn).toContain(token);
    }
    expect(other.heard.flatMap(secrets).filter(Boolean)).toEqual([]);

    await page.evaluate((href) => {
      document.body.innerHTML = `<a href="${href}/enlace">Su sitio</a>`;
    }, other.origin);
    await page.getByRole('link', { name: 'Su sitio' }).click();
    await expect(page).toHaveTitle('Otro sitio');
    const followed = other.heard.filter(({ url }) => url === '/enlace');
    expect(followed.map(secrets)).toEqual([[undefined, undefined]]);

    // This request proves that the other host records a token that a page sends.
    await page.evaluate(() => fetch('/control', { headers: { authorization: 'Bearer mi-ficha' } }));
    expect(other.heard.at(-1)?.headers.authorization).toBe('Bearer mi-ficha');
    await other.close();
  });
});

type Held = { message: { status: number; detail: string; code: string } | null };

test('the error of a failed request is shown until a request succeeds', async ({ page }) => {
  await page.addInitScript(() => {
    const held: unknown[] = [];
    Object.assign(window, {
      held,
      __REDUX_DEVTOOLS_EXTENSION__: {
        connect: ({ name }: { name: string }) => ({
          init: (state: unknown) => name === 'errors' && held.push(state),
          send: (_action: unknown, state: unknown) => name === 'errors' && held.push(state),
          subscribe: () => () => {},
        }),
      },
    });
  });
  const held = () => page.evaluate(() => (window as unknown as { held: Held[] }).held);
  await ready(page, '/ayuda');
  expect(await held()).toEqual([{ message: null, shownByScreen: false }]);

  await go(page, '/lugares/este-lugar-no-existe');
  await expect(page.getByRole('heading', { name: 'Por aquí no hay camino' })).toBeVisible();
  const failure = (await held()).at(-1)?.message;
  expect(failure).toMatchObject({ status: 404, code: expect.any(String), detail: expect.any(String) });
  await expect(page.getByText(failure?.detail ?? 'nada')).toBeVisible();

  await go(page, '/explorar');
  await expect.poll(async () => (await held()).at(-1)?.message).toBeNull();
});

test('a request that fails because the browser is offline shows a message', async ({ page, context }) => {
  await ready(page, '/explorar');
  await page.locator('main').waitFor();
  await context.setOffline(true);
  await expect(page.getByText('Sin conexión. Ves lo que ya estaba cargado')).toBeVisible();
  await go(page, '/explorar?q=museo');
  await expect(page.getByText('No nos llega respuesta')).toBeVisible();
  await context.setOffline(false);
  await expect(page.getByText('Sin conexión. Ves lo que ya estaba cargado')).toBeHidden();
});

test('a collection path without the final slash redirects to the path with the slash', async ({ request }) => {
  const headers = { authorization: 'Bearer vereda-demo' };
  const answer = await request.get('/api/companies?limit=1', { headers, maxRedirects: 0 });
  expect(answer.status()).toBe(308);
  expect(answer.headers().location).toMatch(/\/api\/companies\/\?limit=1$/);
});
