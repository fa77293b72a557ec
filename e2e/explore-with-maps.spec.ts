import { AxeBuilder } from '@axe-core/playwright';
import { expect, type Page, test } from '@playwright/test';
import { WITH_MAPS_AND_PICTURES } from './data-saver.ts';
import { alive, liveMap, noFaults, readableInDark } from './page-steps.ts';

test.use(WITH_MAPS_AND_PICTURES);

const rows = (page: Page) => page.locator('ol > li[data-place]');

test('a link with a chosen place opens the map with the card of the place', async ({ page }) => {
  await page.goto('/explorar?categoria=museum');
  const href = await rows(page).first().getByRole('link').getAttribute('href');
  const name = await rows(page).first().getByRole('heading').textContent();
  await page.goto(`/explorar?categoria=museum&lugar=${href?.split('/').at(-1)}`);
  await liveMap(page);
  const card = page.getByRole('article', { name: name ?? '' });
  await expect(card).toBeVisible();
  await card.getByRole('button', { name: `Agregar ${name} a mi viaje` }).click();
  await expect(card.getByRole('button', { name: `Agregar ${name} a mi viaje` })).toHaveAttribute(
    'aria-pressed',
    'true',
  );
  await card.getByRole('button', { name: `Cerrar ${name}` }).click();
  await expect(card).toBeHidden();
  await expect(page).not.toHaveURL(/lugar=/);
});

test('after the map was moved, a button searches in the visible area', async ({ page }) => {
  await page.goto('/explorar');
  await liveMap(page);
  const canvas = page.locator('canvas').first();
  const box = await canvas.boundingBox();
  if (!box) throw new Error('the map has no size');
  await page.mouse.move(box.x + 300, box.y + 400);
  await page.mouse.down();
  await page.mouse.move(box.x + 120, box.y + 300, { steps: 8 });
  await page.mouse.up();
  await page.getByRole('button', { name: 'Buscar en esta zona' }).click();
  await expect(page).toHaveURL(/zona=-?\d/);
  await expect(page.getByRole('button', { name: 'Quitar En esta zona' })).toBeVisible();
});

test('a poster animates from the list to the page of its place and back', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'no-preference' });
  await page.addInitScript(() => {
    const begin = Document.prototype.startViewTransition;
    Document.prototype.startViewTransition = function (update) {
      const transition = begin.call(this, update);
      void transition.ready.then(() => {
        const moving = document.getAnimations().map(({ effect }) => (effect as KeyframeEffect).pseudoElement ?? '');
        document.documentElement.dataset.moved = String(
          moving.some((it) => it.startsWith('::view-transition-new(cartel-')),
        );
      });
      return transition;
    };
  });
  await page.goto('/explorar?categoria=museum');
  await alive(page);
  const moved = page.locator('html[data-moved="true"]');
  await page.locator('li[data-place] a').first().click();
  await page.waitForURL(/\/lugares\//);
  await expect(moved).toHaveCount(1);
  await page.evaluate(() => delete document.documentElement.dataset.moved);
  await page.goBack();
  await page.waitForURL(/\/explorar/);
  await expect(moved).toHaveCount(1);
});

test('the page of a place shows hours, doubtful facts and sources, and has structured data', async ({ page }) => {
  await page.goto('/lugares/huacas-del-sol-y-la-luna');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/Luna/);
  const hours = page.getByRole('region', { name: 'Horario' });
  await expect(hours.getByText('09:00–16:00')).toHaveCount(7);
  await expect(hours.getByText(/· hoy/)).toBeVisible();
  await expect(hours.getByText(/Según MINCETUR/)).toBeVisible();
  await expect(page.getByRole('region', { name: 'Lo que no está claro' }).getByRole('listitem').first()).toBeVisible();
  await expect(page.getByRole('region', { name: 'Antes de ir' })).toContainText('PEN 10');
  const described = await page.locator('script[type="application/ld+json"]').allTextContents();
  const place = described.map((text) => JSON.parse(text)).find((it) => it.geo);
  expect(place.openingHoursSpecification).toHaveLength(7);
  await liveMap(page);
});

for (const [name, path] of [
  ['Explorar', '/explorar?categoria=museum,beach'],
  ['Explorar without results', '/explorar?q=zzqx&categoria=beach'],
  ['Lugar', '/lugares/huacas-del-sol-y-la-luna'],
] as const) {
  test(`axe finds nothing on ${name}`, async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await page.goto(path);
    await liveMap(page);
    await noFaults(page);
    const { violations } = await new AxeBuilder({ page }).include('canvas').analyze();
    expect(violations.map(({ id }) => id)).toEqual([]);
    await readableInDark(page);
  });
}
