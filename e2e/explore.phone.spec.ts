import { AxeBuilder } from '@axe-core/playwright';
import { expect, type Page, test } from '@playwright/test';
import { WITH_MAPS_AND_PICTURES } from './data-saver.ts';
import { alive, liveMap } from './page-steps.ts';

test.use(WITH_MAPS_AND_PICTURES);

const sheet = (page: Page) => page.locator('[data-height]');

test('the sheet with the list has three heights, which a button or a drag sets', async ({ page }) => {
  await page.goto('/explorar');
  await liveMap(page);
  await expect(sheet(page)).toHaveAttribute('data-height', 'half');
  await page.getByRole('button', { name: 'Subir la lista' }).tap();
  await expect(sheet(page)).toHaveAttribute('data-height', 'full');
  await page.getByRole('button', { name: 'Bajar la lista' }).tap();
  await page.getByRole('button', { name: 'Bajar la lista' }).tap();
  await expect(sheet(page)).toHaveAttribute('data-height', 'low');
  await expect.poll(async () => (await sheet(page).boundingBox())?.height).toBe(84);
  const head = await page.getByRole('heading', { level: 1 }).boundingBox();
  if (!head) throw new Error('the sheet has no heading');
  await page.mouse.move(head.x + 20, head.y + 4);
  await page.mouse.down();
  await page.mouse.move(head.x + 20, head.y - 330, { steps: 12 });
  await page.mouse.move(head.x + 20, head.y - 331);
  await page.mouse.up();
  await expect(sheet(page)).toHaveAttribute('data-height', 'half');
  const overflow = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
  expect(overflow).toBeLessThanOrEqual(0);
});

test('when a button of the sheet disappears, the focus stays on the sheet', async ({ page }) => {
  await page.goto('/explorar');
  await alive(page);
  await page.getByRole('button', { name: 'Bajar la lista' }).press('Enter');
  await expect(sheet(page)).toHaveAttribute('data-height', 'low');
  await expect(page.getByRole('button', { name: 'Subir la lista' })).toBeFocused();
  await page.keyboard.press('Enter');
  await page.keyboard.press('Enter');
  await expect(sheet(page)).toHaveAttribute('data-height', 'full');
  await expect(page.getByRole('button', { name: 'Bajar la lista' })).toBeFocused();
});

test('on a short phone, the sheet does not cover the buttons of the map', async ({ page }) => {
  await page.setViewportSize({ width: 375, height: 600 });
  await page.goto('/explorar');
  await liveMap(page);
  const tools = await page.getByRole('button', { name: 'Dónde estoy' }).boundingBox();
  const top = await sheet(page).boundingBox();
  if (!tools || !top) throw new Error('the map has no tools, or the sheet is gone');
  expect(tools.y + tools.height).toBeLessThan(top.y);
});

test('the card of a chosen place replaces the sheet with the list', async ({ page }) => {
  await page.goto('/explorar?categoria=museum');
  const first = page.locator('ol > li[data-place]').first();
  const name = (await first.getByRole('heading').textContent()) ?? '';
  const slug = (await first.getByRole('link').getAttribute('href'))?.split('/').at(-1);
  await page.goto(`/explorar?categoria=museum&lugar=${slug}`);
  await liveMap(page);
  await expect(page.getByRole('article', { name })).toBeVisible();
  await expect(sheet(page)).toHaveAttribute('data-height', 'low');
  await page
    .getByRole('article', { name })
    .getByRole('button', { name: `Agregar ${name} a mi viaje` })
    .tap();
  await page.getByRole('article', { name }).getByRole('link', { name }).tap();
  await expect(page).toHaveURL(new RegExp(`/lugares/${slug}$`), { timeout: 30_000 });
  await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
});

test('the filters open in a sheet that shows the number of results', async ({ page }) => {
  await page.goto('/explorar');
  await alive(page);
  await page.getByRole('button', { name: 'Filtros', exact: true }).tap();
  const filters = page.getByRole('dialog', { name: 'Filtros' });
  await filters.getByText('Playas', { exact: true }).tap();
  await expect(page).toHaveURL(/categoria=beach/);
  await filters.getByRole('button', { name: /Ver \d+ lugar/ }).tap();
  await expect(filters).toBeHidden();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/playas/);
});

for (const path of ['/explorar', '/lugares/huacas-del-sol-y-la-luna']) {
  test(`axe finds nothing on ${path}`, async ({ page }) => {
    await page.goto(path);
    await alive(page);
    const { violations } = await new AxeBuilder({ page })
      .withTags(['wcag2a', 'wcag2aa', 'wcag21aa', 'wcag22aa'])
      .analyze();
    expect(
      violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ target }) => target.join(' ')).join(', ')}`),
    ).toEqual([]);
    const small = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
    expect(small).toBeLessThanOrEqual(0);
  });
}
