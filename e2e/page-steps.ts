import { AxeBuilder } from '@axe-core/playwright';
import { expect, type Page } from '@playwright/test';

export const alive = (page: Page): Promise<void> => page.locator('html[data-ready]').waitFor();

export async function ready(page: Page, path = '/'): Promise<void> {
  await page.goto(path);
  await alive(page);
}

/** Waits for animations, because axe would check intermediate colours of fading elements. */
const settled = (page: Page): Promise<unknown> =>
  page.waitForFunction(() =>
    document.getAnimations().every(({ playState, effect }) => {
      const endless = effect?.getComputedTiming().endTime === Number.POSITIVE_INFINITY;
      return endless || playState !== 'running';
    }),
  );

export async function noFaults(page: Page): Promise<void> {
  await settled(page);
  const { violations } = await new AxeBuilder({ page }).exclude('canvas').exclude('iframe').analyze();
  expect(violations.map(({ id, nodes }) => [id, nodes.map((node) => node.target.join(' '))])).toEqual([]);
  const overflow = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
  expect(overflow).toBeLessThanOrEqual(0);
}

export function someFriday(daysAhead = 21): string {
  const day = new Date(Date.now() + daysAhead * 86_400_000);
  day.setUTCDate(day.getUTCDate() + ((5 - day.getUTCDay() + 7) % 7));
  return day.toISOString().slice(0, 10);
}
