import { AxeBuilder } from '@axe-core/playwright';
import { expect, type Page } from '@playwright/test';

/** What every journey does with a page. */

/** Waits until the page is alive: what is touched before is answered, but not drawn. */
export const alive = (page: Page): Promise<void> => page.locator('html[data-ready]').waitFor();

/** Goes there as by typing the address. */
export async function ready(page: Page, path = '/'): Promise<void> {
  await page.goto(path);
  await alive(page);
}

/** Waits for what still moves or fades, which has the colours of neither before nor after. */
const settled = (page: Page): Promise<unknown> =>
  page.waitForFunction(() =>
    document.getAnimations().every(({ playState, effect }) => {
      const endless = effect?.getComputedTiming().endTime === Number.POSITIVE_INFINITY;
      return endless || playState !== 'running';
    }),
  );

/** Nothing that axe finds, and nothing to push sideways. */
export async function noFaults(page: Page): Promise<void> {
  await settled(page);
  const { violations } = await new AxeBuilder({ page }).exclude('canvas').exclude('iframe').analyze();
  expect(violations.map(({ id, nodes }) => [id, nodes.map((node) => node.target.join(' '))])).toEqual([]);
  const overflow = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
  expect(overflow).toBeLessThanOrEqual(0);
}

/** A Friday so many days ahead or up to six more, as "2026-12-11". */
export function someFriday(daysAhead = 21): string {
  const day = new Date(Date.now() + daysAhead * 86_400_000);
  day.setUTCDate(day.getUTCDate() + ((5 - day.getUTCDay() + 7) % 7));
  return day.toISOString().slice(0, 10);
}
