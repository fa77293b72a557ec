import { expect, type Page, test } from '@playwright/test';
import { alive, footerAlive, ready, someFriday } from './page-steps.ts';

const filters = (page: Page) => page.getByRole('dialog', { name: 'Filtros' });
const path = (page: Page) => page.evaluate(() => location.pathname);

async function openFilters(page: Page): Promise<void> {
  await page.getByRole('button', { name: /^Filtros/ }).click();
  await expect(filters(page)).toBeVisible();
}

/** Reaches Explorar by a link, so that the tab has an earlier page of the site. */
async function fromHelp(page: Page): Promise<void> {
  await ready(page, '/ayuda');
  await footerAlive(page);
  await page.evaluate(() => Object.assign(window, { sameDocument: true }));
  await page.getByRole('contentinfo').getByRole('link', { name: 'Explorar' }).click();
  await expect(page.getByRole('button', { name: /^Filtros/ })).toBeVisible();
  await page.evaluate(() => scrollTo(0, 300));
}

test('Back closes an open sheet, and leaves the page only at the next press', async ({ page }) => {
  await fromHelp(page);
  await openFilters(page);
  const requests: string[] = [];
  page.on('request', (request) => request.url().includes('/api/') && requests.push(request.url()));
  await page.goBack();
  await expect(filters(page)).toBeHidden();
  expect(await path(page)).toBe('/explorar');
  expect(requests, 'closing a sheet loads nothing').toEqual([]);
  await page.goBack();
  await expect(page).toHaveURL('/ayuda');
  await page.goForward();
  await expect(page).toHaveURL('/explorar');
  await expect(page.getByRole('button', { name: /^Filtros/ })).toBeVisible();
  expect(await page.evaluate(() => 'sameDocument' in window)).toBe(true);
});

test('a sheet that was closed by its button costs no press of Back', async ({ page }) => {
  await fromHelp(page);
  for (const _ of [1, 2]) {
    await openFilters(page);
    await filters(page).getByRole('button', { name: 'Cerrar' }).click();
    await expect(filters(page)).toBeHidden();
  }
  await page.goBack();
  await expect(page).toHaveURL('/ayuda');
  await page.goForward();
  await expect(page).toHaveURL('/explorar');
  await openFilters(page);
  await page.goBack();
  await expect(filters(page)).toBeHidden();
});

test('filters chosen in a sheet stay when Back closes the sheet, and the next press takes them back', async ({
  page,
}) => {
  await fromHelp(page);
  await openFilters(page);
  await filters(page).getByText('Solo horario conocido').click();
  await expect(page).toHaveURL(/horario=conocido/);
  await page.goBack();
  await expect(filters(page)).toBeHidden();
  await expect(page).toHaveURL(/horario=conocido/);
  await page.goBack();
  await expect(page).toHaveURL('/explorar');
  await expect(filters(page)).toBeHidden();
  await page.goBack();
  await expect(page).toHaveURL('/ayuda');
});

test('Back after a link in a sheet returns to the page of the sheet', async ({ page }) => {
  await fromHelp(page);
  await page.getByRole('button', { name: 'Abrir el menú' }).click();
  const menu = page.getByRole('dialog', { name: 'Menú' });
  await menu.getByRole('link', { name: 'Planes' }).click();
  await expect(page).toHaveURL('/planes');
  await expect(menu).toBeHidden();
  await page.goBack();
  await expect(page).toHaveURL('/explorar');
  await expect(menu).toBeHidden();
  await page.goBack();
  await expect(page).toHaveURL('/ayuda');
});

test('Back closes a sheet on the first page of a visit', async ({ page }) => {
  await page.goto('/explorar');
  await alive(page);
  await openFilters(page);
  await page.goBack();
  await expect(filters(page)).toBeHidden();
  expect(await path(page)).toBe('/explorar');
});

test('Back closes the sheet of a stop, and the plan stays', async ({ page }) => {
  await ready(page, `/arma-tu-viaje?desde=${someFriday()}&dias=2`);
  await page.getByRole('button', { name: 'Ver mi plan' }).tap();
  await page.waitForURL(/\/viajes\/[\w-]+/);
  const plan = await path(page);
  await page.locator('[data-ribbon-day="0"] [data-stop] > button').first().tap();
  const card = page.getByRole('article');
  await expect(card).toBeInViewport();
  await page.goBack();
  await expect(card).toBeHidden();
  expect(await path(page)).toBe(plan);
});

test('Back lowers the full list of Explorar before it leaves the page', async ({ page }) => {
  await fromHelp(page);
  await page.getByRole('button', { name: 'Subir la lista' }).click();
  await expect(page.getByRole('button', { name: 'Subir la lista' })).toBeHidden();
  await page.goBack();
  await expect(page.getByRole('button', { name: 'Subir la lista' })).toBeVisible();
  expect(await path(page)).toBe('/explorar');
  await page.goBack();
  await expect(page).toHaveURL('/ayuda');
});

test('Back closes the card of a place on the map, and stays in Explorar', async ({ page }) => {
  await page.goto('/explorar?lugar=huaca-de-la-luna');
  await alive(page);
  const card = page.getByRole('article', { name: /Huaca de la Luna/ });
  await expect(card).toBeVisible();
  await page.goBack();
  await expect(card).toBeHidden();
  expect(await path(page)).toBe('/explorar');
  await expect(page).not.toHaveURL(/lugar=/);
});
