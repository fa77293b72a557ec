import type { Browser, BrowserContext, Page, Request } from 'playwright-core';
import { STANDS_AT } from './clock.ts';
import type { Prepared } from './prepared-site.ts';
import type { Screen } from './screens.ts';
import { ORIGIN } from './site.ts';
import { SKELETON } from './skeleton.ts';

const QUIET_MS = 300;
const PATIENCE_MS = 20_000;

export async function openContext(
  browser: Browser,
  { data, sessions }: Prepared,
  { as, storage }: Screen,
  viewport: { width: number; height: number },
): Promise<BrowserContext> {
  const session = as && sessions[as];
  const values = {
    ...(session && {
      token: session.token,
      session: { person: session.person, expiresAt: session.expiresAt, keptAt: Date.parse(STANDS_AT) },
    }),
    ...storage?.(data),
  };
  const localStorage = Object.entries(values).map(([name, value]) => ({ name, value: JSON.stringify(value) }));
  const context = await browser.newContext({
    viewport,
    baseURL: ORIGIN,
    colorScheme: 'light',
    locale: 'es-PE',
    timezoneId: 'America/Lima',
    hasTouch: viewport.width < 600,
    reducedMotion: 'reduce',
    serviceWorkers: 'block',
    storageState: { cookies: [], origins: [{ origin: ORIGIN, localStorage }] },
  });
  await context.clock.setFixedTime(new Date(STANDS_AT));
  await context.addInitScript(seedRandomNumbers);
  return context;
}

function seedRandomNumbers(): void {
  let state = 1;
  Math.random = () => {
    state = (state * 48_271) % 2_147_483_647;
    return state / 2_147_483_647;
  };
}

/**
 * Waits until the page is hydrated, shows no placeholder lines and has no open requests. Streams of events may stay
 * open.
 */
export async function openQuietly(page: Page, path: string): Promise<void> {
  const open = new Set<Request>();
  let changedAt = performance.now();
  const end = (request: Request) => {
    if (open.delete(request)) changedAt = performance.now();
  };
  page.on('request', (request) => {
    if (request.resourceType() === 'eventsource') return;
    open.add(request);
    changedAt = performance.now();
  });
  page.on('requestfinished', end);
  page.on('requestfailed', end);
  const quiet = async () => {
    const until = performance.now() + PATIENCE_MS;
    while (open.size > 0 || performance.now() - changedAt < QUIET_MS) {
      if (performance.now() > until)
        throw new Error(`${path} did not become quiet: ${[...open].map((it) => it.url())}`);
      await page.waitForTimeout(50);
    }
  };
  await page.goto(path);
  await page.locator('html[data-ready]').waitFor({ timeout: PATIENCE_MS });
  await quiet();
  await page
    .waitForFunction((selector) => !document.querySelector(selector), SKELETON, { timeout: PATIENCE_MS })
    .catch(() => console.warn(`${path} still shows placeholder lines.`));
  await quiet();
  await page.evaluate(() => {
    for (const picture of document.images) picture.loading = 'eager';
  });
  await quiet();
  await page.evaluate(async () => {
    await document.fonts.ready;
    // No request is open, so an incomplete image has left the page and would never be decoded.
    const loaded = [...document.images].filter((picture) => picture.complete);
    await Promise.all(loaded.map((picture) => picture.decode().catch(() => undefined)));
  });
}
