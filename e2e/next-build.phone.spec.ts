import { expect, type Page, test } from '@playwright/test';
import { buy, dayOf } from './buying.ts';
import { standBefore } from './next-build.ts';

const PLAN = 'huacas-en-media-manana';
const SHELLS = 'vereda-shells-';

const builds = (page: Page): Promise<string[]> =>
  page.evaluate(
    async (prefix) =>
      (await caches.keys()).filter((name) => name.startsWith(prefix)).map((name) => name.slice(prefix.length)),
    SHELLS,
  );

test('a visit installs the service worker of a new build, unless the build is incomplete', async ({
  browser,
  baseURL,
}) => {
  const site = await standBefore(baseURL!);
  const context = await browser.newContext({ baseURL: site.address, viewport: { width: 390, height: 844 } });
  const page = await context.newPage();
  try {
    const date = await dayOf(context.request, PLAN, 5);
    const bought = await buy(context.request, { plan: PLAN, date, name: 'Lucía Ñopo' });
    const kept = page.getByText('Guardado en este teléfono: se abre también sin señal.');
    const visit = async () => {
      await page.goto('about:blank');
      await page.goto(bought.page);
      await expect(kept).toBeVisible({ timeout: 30_000 });
    };

    await visit();
    const [first] = await builds(page);
    expect(first).toBeTruthy();

    site.worker = (text) => text.replaceAll(first!, `${first}-next`);
    await visit();
    await expect.poll(() => builds(page), { timeout: 20_000 }).toEqual([`${first}-next`]);

    const before = site.worker;
    site.worker = (text) =>
      before(text)
        .replaceAll(`${first}-next`, `${first}-half`)
        .replaceAll(/main-[\w-]+\.js/g, 'main-gone.js');
    const refused = page.evaluate(
      () =>
        new Promise<string>((done) => {
          void navigator.serviceWorker.ready.then((registration) =>
            registration.addEventListener('updatefound', () => {
              const { installing } = registration;
              installing?.addEventListener('statechange', () => done(installing.state));
            }),
          );
          void navigator.serviceWorker.ready.then((registration) => registration.update().catch(() => undefined));
        }),
    );
    expect(await refused).toBe('redundant');

    await context.setOffline(true);
    await page.goto('about:blank');
    await page.goto(bought.page.split('#')[0]!);
    await expect(page.getByRole('img', { name: /Código QR/ })).toBeVisible();
    expect(await builds(page)).toContain(`${first}-next`);
  } finally {
    await context.close();
    await site.close();
  }
});
