import { expect, type Page, test } from '@playwright/test';
import { signedIn } from './demo-people.ts';
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

test('one search finds places, plans, itineraries and help, with the keyboard alone', async ({ page }) => {
  await page.goto('/explorar');
  await alive(page);
  const box = page.getByRole('combobox', { name: 'Buscar lugares' });
  await box.pressSequentially('totora');
  const suggestions = page.getByRole('listbox', { name: 'Sugerencias' });
  for (const name of [/^Lugares \d+$/, /^Planes \d+$/, /^Itinerarios \d+$/])
    await expect(suggestions.getByRole('group', { name })).toBeVisible();
  await noFaults(page);
  await box.press('Enter');
  const others = page.locator('details', { hasText: 'También encontramos' });
  await expect(page).toHaveURL(/q=totora/);
  await others.locator('summary').press('Enter');
  await expect(others.getByRole('link', { name: 'Rema un caballito de totora' })).toBeVisible();
  await expect(others.getByRole('link', { name: 'Huanchaco y la totora' })).toBeVisible();
  await noFaults(page);
  await box.fill('mi reserva');
  const help = suggestions.getByRole('group', { name: /^Ayuda/ });
  await expect(help.getByRole('option', { name: /^Mi reserva/ })).toBeVisible();
  await box.press('ArrowDown');
  await box.press('Enter');
  await expect(page).toHaveURL(/\/reservas$/);
});

/** Digits would look like a telephone number, which is never counted. */
const newWord = () => `xi${[...String(Date.now())].map((digit) => 'bcdfghjklm'[Number(digit)]).join('')}`;

async function seeks(page: Page, word: string) {
  const noted = page.waitForResponse((answer) => answer.url().endsWith('/api/search/unfound'));
  await page.goto(`/explorar?q=${word}`);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Ningún lugar');
  expect((await noted).status()).toBe(204);
}

test('a word that visitors do not find gets a synonym from the region, and is found at once', async ({
  browser,
  page: visitor,
}) => {
  const word = newWord();
  for (let n = 0; n < 3; n += 1) await seeks(visitor, word);
  const staff = await (await signedIn(browser, 'redaccion')).newPage();
  await staff.goto('/region/busquedas');
  await alive(staff);
  const row = staff.getByRole('listitem').filter({ hasText: `«${word}»` });
  await expect(row).toContainText('3 veces');
  await noFaults(staff);
  await row.getByRole('button', { name: 'No es de aquí' }).click();
  await expect(row).toHaveCount(0);
  await staff.getByRole('button', { name: /^Deshacer/ }).click();
  await row.getByRole('button', { name: 'Agregar sinónimo' }).click();
  const field = row.getByRole('textbox', { name: /encuentra lo mismo que/ });
  await field.fill('zzzzqqqq');
  await field.press('Enter');
  await expect(staff.getByText('Escribe palabras que sí encuentren algo')).toBeVisible();
  await field.fill('Huaca de la Luna');
  await field.press('Enter');
  await expect(staff.getByText(/ahora encuentra \d+ resultado/)).toBeVisible();
  await expect(row).toHaveCount(0);
  await visitor.goto(`/explorar?q=${word}`);
  await expect(visitor.locator('ol > li[data-place]').first()).toContainText('la Luna');
  await staff.getByText('Sinónimos', { exact: true }).click();
  await row.getByRole('button', { name: 'Quitar el sinónimo' }).click();
  await expect(row).toHaveCount(0);
  await seeks(visitor, word);
  await staff.getByText('Por atender', { exact: true }).click();
  await row.getByRole('link', { name: 'Agregar lugar' }).click();
  await expect(staff.getByRole('textbox', { name: 'Nombre' })).toHaveValue(word);
});
