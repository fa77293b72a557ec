import { expect, test } from '@playwright/test';
import { alive, noFaults, someFriday } from './page-steps.ts';

test('the search shows how it understood the query, and each understood part can be removed', async ({ page }) => {
  await page.goto('/explorar?q=restaurantes+cerca+de+Huanchaco');
  await alive(page);
  const heading = page.getByRole('heading', { level: 1 });
  await expect(heading).toHaveText(/\d+ restaurantes/);
  const parts = page.getByRole('list', { name: 'Filtros puestos' }).first();
  await expect(parts.getByRole('button', { name: 'Quitar Restaurantes' })).toBeVisible();
  await parts.getByRole('button', { name: 'Quitar Cerca de Huanchaco' }).click();
  await expect(page).toHaveURL(/q=restaurantes$/);
  await expect(page.getByRole('combobox', { name: 'Buscar lugares' })).toHaveValue('restaurantes');
  await expect(parts.getByRole('button', { name: 'Quitar Cerca de Huanchaco' })).toHaveCount(0);
});

test('a search for hospitals finds no hostels, and lists the hospitals as useful places', async ({ page }) => {
  await page.goto('/explorar?q=hospital');
  await expect(
    page
      .getByRole('region', { name: /^\d+ hospitales$/ })
      .getByRole('button')
      .first(),
  ).toContainText('Hospital');
  await expect(page.locator('ol > li[data-place]')).toHaveCount(0);
});

test('visitors filter places by entrance fee, children and day, and remove each filter', async ({ page }) => {
  await page.goto('/explorar');
  await alive(page);
  const facets = page.getByRole('complementary', { name: 'Filtros' });
  await facets.getByText('Para ir con niños').click();
  await expect(page).toHaveURL(/ninos=si/);
  await facets.getByLabel('Entrada').selectOption({ label: 'Gratis' });
  await expect(page).toHaveURL(/entrada=gratis/);
  const shown = page.getByRole('list', { name: 'Filtros puestos' }).last();
  await expect(shown.getByRole('button')).toHaveText(['Gratis', 'Para ir con niños']);
  await noFaults(page);
  await shown.getByRole('button', { name: 'Quitar Para ir con niños' }).click();
  const day = facets.getByRole('textbox', { name: 'Abierto el día' });
  await day.fill(someFriday().split('-').reverse().join('/'));
  await day.press('Enter');
  await expect(page).toHaveURL(new RegExp(`dia=${someFriday()}&entrada=gratis$`));
  await expect(page.locator('ol > li[data-place]').first()).toBeVisible();
});

test('choosing a kind of place finds as many places as its count says', async ({ page }) => {
  await page.goto('/explorar?q=gratis');
  await alive(page);
  const facets = page.getByRole('complementary', { name: 'Filtros' });
  const beaches = facets.locator('label', { hasText: 'Playas' });
  const count = Number(((await beaches.textContent()) ?? '').replace(/\D/g, ''));
  expect(count).toBeGreaterThan(1);
  await beaches.click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(`${count} playas`);
});

for (const javaScriptEnabled of [true, false]) {
  test.describe(javaScriptEnabled ? 'with scripts' : 'without scripts', () => {
    test.use({ javaScriptEnabled });

    test('plans are searched by words, with Enter and with the button', async ({ page }) => {
      await page.goto('/planes');
      if (javaScriptEnabled) await alive(page);
      const box = page.getByRole('searchbox', { name: 'Buscar planes' });
      await box.fill('chan chan');
      await box.press('Enter');
      await expect(page).toHaveURL(/q=chan(\+|%20)chan/);
      await page.getByRole('searchbox', { name: 'Buscar planes' }).fill('huacas');
      await page.getByRole('button', { name: 'Buscar', exact: true }).click();
      await expect(page).toHaveURL(/q=huacas/);
    });
  });
}
