import { expect, type Page, test } from '@playwright/test';
import { listPlaces } from '../features/places/contract/routes.ts';
import { pathOf } from '../features/route.ts';
import { alive } from './page-steps.ts';

const rows = (page: Page) => page.locator('ol > li[data-place]');

test('without scripts, the list of places is readable and its filters work as a form', async ({ browser, baseURL }) => {
  const context = await browser.newContext({ javaScriptEnabled: false, baseURL });
  const page = await context.newPage();
  await page.goto('/explorar');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/\d+ lugares/);
  expect(await rows(page).count()).toBe(24);
  await page.getByRole('complementary', { name: 'Filtros' }).getByText('Museos', { exact: true }).click();
  await page.getByRole('button', { name: 'Aplicar' }).click();
  await expect(page).toHaveURL(/categoria=museum/);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/\d+ museos/);
  await page.goBack();
  const first = await rows(page).first().getByRole('heading').textContent();
  await page.getByRole('link', { name: 'Lugares siguientes' }).click();
  await expect(rows(page).first().getByRole('heading')).not.toHaveText(first ?? '');
  await context.close();
});

test("the server's HTML shows the same places as the API, and hydration changes nothing", async ({ page }) => {
  const faults: string[] = [];
  page.on('pageerror', ({ message }) => faults.push(message));
  page.on('console', (message) => message.type() === 'error' && faults.push(message.text()));
  const answer = await page.goto('/explorar');
  const headers = { authorization: 'Bearer vereda-demo' };
  const { items } = await (await page.request.get(pathOf(listPlaces, { query: { limit: 24 } }), { headers })).json();
  const listed = items.map(({ name, open }: { name: string; open: { state: string } }) => [name, open.state]);
  // The site's content security policy forbids parsing HTML from a text, so a blank page parses the HTML.
  const elsewhere = await page.context().newPage();
  const written = await elsewhere.evaluate(
    (html) =>
      [...new DOMParser().parseFromString(html, 'text/html').querySelectorAll('ol > li[data-place]')].map((row) => {
        const words = row.textContent ?? '';
        const state = /Abierto ahora/.test(words) ? 'open' : /Cerrado ahora/.test(words) ? 'closed' : 'unknown';
        return [row.querySelector('h2')?.textContent, /Espacio abierto/.test(words) ? 'open_space' : state];
      }),
    (await answer?.text()) ?? '',
  );
  expect(written).toEqual(listed);
  await alive(page);
  expect(faults).toEqual([]);
});

test('choosing a filter changes the list and the URL, and going back removes the filter', async ({ page }) => {
  await page.goto('/explorar');
  await alive(page);
  const total = Number((await page.getByRole('heading', { level: 1 }).textContent())?.match(/\d+/)?.[0]);
  const facets = page.getByRole('complementary', { name: 'Filtros' });
  const museums = facets.getByRole('checkbox', { name: /^Museos/ });
  const promised = Number((await facets.locator('label', { hasText: 'Museos' }).textContent())?.match(/\d+/)?.[0]);
  await museums.check();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(`${promised} museos`);
  await expect(page).toHaveURL(/[?&]categoria=museum(&|$)/);
  await expect(rows(page)).toHaveCount(promised);
  await facets.getByRole('checkbox', { name: /Solo horario conocido/ }).check();
  await expect(page).toHaveURL(/horario=conocido/);
  await page.goBack();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(`${promised} museos`);
  await page.getByRole('button', { name: 'Quitar Museos' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(`${total} lugares`);
});

test('the search corrects a misspelt word and says so, and its suggestions work by keyboard', async ({ page }) => {
  await page.goto('/explorar?q=huacsa');
  await alive(page);
  await expect(page.getByText('Buscamos huaca en lugar de «huacsa».')).toBeVisible();
  expect(await rows(page).count()).toBeGreaterThan(2);
  const box = page.getByRole('combobox', { name: 'Buscar lugares' });
  await box.fill('huanch');
  const suggestions = page.getByRole('listbox', { name: 'Sugerencias' });
  await expect(suggestions.getByRole('option').first()).toBeVisible();
  await box.press('ArrowDown');
  await expect(suggestions.getByRole('option', { selected: true })).toHaveCount(1);
  await box.press('Escape');
  await expect(suggestions).toBeHidden();
  await box.fill('');
  await box.press('Enter');
  await expect(page).not.toHaveURL(/q=/);
});

test('words that a visitor types before hydration stay in the field', async ({ page }) => {
  let hydrate: () => void = () => undefined;
  const typed = new Promise<void>((resolve) => {
    hydrate = resolve;
  });
  await page.route('**/assets/*.js', async (route) => {
    await typed;
    await route.continue();
  });
  await page.goto('/explorar?q=huaca', { waitUntil: 'commit' });
  const box = page.getByRole('combobox', { name: 'Buscar lugares' });
  await box.fill('huanch');
  hydrate();
  await alive(page);
  await expect(box).toHaveValue('huanch');
  await box.press('Enter');
  await expect(page).toHaveURL(/q=huanch/);
});

test('the search field of the home page suggests places, and keeps words that were typed before hydration', async ({
  page,
}) => {
  await page.goto('/', { waitUntil: 'commit' });
  await page.getByLabel('Buscar lugares').pressSequentially('huan');
  const box = page.getByRole('combobox', { name: 'Buscar lugares' });
  await expect(box).toHaveValue('huan');
  await expect(box).toBeFocused();
  await box.pressSequentially('c');
  const suggestions = page.getByRole('listbox', { name: 'Sugerencias' });
  await expect(suggestions.getByRole('option').first()).toBeInViewport();
  await suggestions.getByRole('option', { name: /Distrito/ }).click();
  await expect(page).toHaveURL(/distrito=Huanchaco/);
  await page.goBack();
  await expect(page.locator('#contenido').getByRole('heading', { name: 'Cada lugar tiene su dibujo' })).toBeVisible();
  await box.fill('plzaa');
  await page.getByRole('button', { name: 'Buscar', exact: true }).click();
  await expect(page.getByText('Buscamos plaza en lugar de «plzaa».')).toBeVisible();
});

test('if no place is found, the page names a filter to remove and the number of places without that filter', async ({
  page,
}) => {
  await page.goto('/explorar?q=zzqx&categoria=beach');
  await alive(page);
  await expect(page.getByRole('heading', { name: 'Aquí no encontramos nada' })).toBeVisible();
  const lift = page.getByRole('button', { name: /Quitar «zzqx»/ });
  const promised = (await lift.textContent())?.match(/(\d+) lugar/)?.[1];
  await lift.click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(`${promised} playas`);
});

test('more places load when the visitor scrolls to the end of the list or presses its button', async ({ page }) => {
  await page.goto('/explorar');
  await alive(page);
  expect(await rows(page).count()).toBeGreaterThanOrEqual(24);
  await rows(page).nth(23).scrollIntoViewIfNeeded();
  await expect.poll(() => rows(page).count()).toBeGreaterThan(24);
});

test('a visitor opens a place from the list by keyboard alone', async ({ page }) => {
  await page.goto('/explorar?categoria=museum');
  await alive(page);
  const link = rows(page).first().getByRole('link');
  const name = await link.textContent();
  await page.getByRole('combobox', { name: 'Ordenar por' }).focus();
  for (let presses = 0; presses < 6 && !(await link.evaluate((it) => it === document.activeElement)); presses++)
    await page.keyboard.press('Tab');
  await expect(link).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 1, name: name ?? '' })).toBeVisible();
});

test('an unknown place gives status 404 and a screen with links to other screens', async ({ page }) => {
  const answer = await page.goto('/lugares/no-existe-este-lugar');
  expect(answer?.status()).toBe(404);
  await expect(page.getByRole('main')).toContainText(/no encontra/i);
});
