import { AxeBuilder } from '@axe-core/playwright';
import { expect, type Page } from '@playwright/test';

export const alive = (page: Page): Promise<void> => page.locator('html[data-ready]').waitFor();

export async function ready(page: Page, path = '/'): Promise<void> {
  await page.goto(path);
  await alive(page);
}

export const liveMap = (page: Page): Promise<void> =>
  expect(page.locator('[data-map="live"]').first()).toBeVisible({ timeout: 60_000 });

/** Waits for the scripts of the footer, which load when the browser is idle. Until then its links load whole pages. */
export async function footerAlive(page: Page): Promise<void> {
  await page.waitForFunction(() =>
    performance.getEntriesByType('resource').some(({ name }) => /\/footer-[\w-]+\.js$/.test(name)),
  );
  await page.evaluate(() => new Promise((resolve) => requestIdleCallback(resolve)));
}

/** Waits for animations, because axe would check intermediate colours of fading elements. */
const settled = (page: Page): Promise<unknown> =>
  page.waitForFunction(() =>
    document.getAnimations().every(({ playState, effect }) => {
      const endless = effect?.getComputedTiming().endTime === Number.POSITIVE_INFINITY;
      return endless || playState !== 'running';
    }),
  );

async function checkWithAxe(
  page: Page,
  part: string,
  set: (axe: AxeBuilder) => AxeBuilder = (axe) => axe,
): Promise<void> {
  await settled(page);
  const { violations } = await set(
    new AxeBuilder({ page }).include(part).exclude('canvas').exclude('iframe'),
  ).analyze();
  expect(violations.map(({ id, nodes }) => [id, nodes.map((node) => node.target.join(' '))])).toEqual([]);
}

/** Runs all rules of axe on a part of the page, and checks that the page is not wider than the window. */
export async function noFaults(page: Page, part = 'html'): Promise<void> {
  await checkWithAxe(page, part);
  const overflow = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
  expect(overflow).toBeLessThanOrEqual(0);
}

/**
 * Checks that buttons, links and fields in the main part can be touched: 44 px high and wide. Links in a sentence and
 * controls of the map are left out.
 */
export async function touchable(page: Page): Promise<void> {
  const small = await page.locator('main').evaluate((main) => {
    const name = (one: Element) =>
      one.getAttribute('aria-label') || one.textContent?.trim() || one.outerHTML.slice(0, 80);
    return [...main.querySelectorAll('a, button, summary, select, input, textarea')]
      .filter((one) => !one.closest('p, .maplibregl-map, [hidden]') && one.checkVisibility())
      .map((one) => (one.matches('input') ? (one.closest('label') ?? one.parentElement!) : one))
      .filter((one) => {
        const { width, height } = one.getBoundingClientRect();
        return width > 1 && height > 1 && (width < 43.5 || height < 43.5);
      })
      .map((one) => `${name(one)} ${Math.round(one.clientWidth)}×${Math.round(one.clientHeight)}`);
  });
  expect(small).toEqual([]);
}

/** Switches the page to dark mode and checks its contrasts. Only these rules of axe can have another result there. */
export async function readableInDark(page: Page, part = 'html'): Promise<void> {
  await page.emulateMedia({ colorScheme: 'dark' });
  await checkWithAxe(page, part, (axe) => axe.withRules(['color-contrast', 'link-in-text-block']));
}

/** Public holidays of Peru with a fixed date (MM-DD). Most places state no hours for these days. */
const HOLIDAYS = /-(01-01|05-01|06-07|06-29|07-23|07-28|07-29|08-06|08-30|10-08|11-01|12-08|12-09|12-25)$/;

/** Returns a day as YYYY-MM-DD that is no public holiday. `weekday` 1 is Monday. */
export function someDay(weekday: number, daysAhead = 21): string {
  const day = new Date(Date.now() + daysAhead * 86_400_000);
  day.setUTCDate(day.getUTCDate() + ((weekday - day.getUTCDay() + 7) % 7));
  const text = day.toISOString().slice(0, 10);
  return HOLIDAYS.test(text) ? someDay(weekday, daysAhead - 7) : text;
}

export const someFriday = (daysAhead?: number): string => someDay(5, daysAhead);
