import { AxeBuilder } from '@axe-core/playwright';
import { expect, type Page, test } from '@playwright/test';
import { listPlaces } from '../features/places/contract/routes.ts';
import { pathOf } from '../features/route.ts';
import { alive } from './page-steps.ts';

const rows = (page: Page) => page.locator('ol > li[data-place]');
const liveMap = (page: Page) => expect(page.locator('[data-map="live"]').first()).toBeVisible({ timeout: 30_000 });

async function expectNoViolations(page: Page) {
  const { violations } = await new AxeBuilder({ page })
    .withTags(['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'])
    .analyze();
  expect(violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ target }) => target.join(' ')).join(', ')}`)).toEqual(
    [],
  );
}

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
  await liveMap(page);
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
  await expect(page.locator('#contenido').getByRole('heading', { name: 'Cada lugar tiene su cartel' })).toBeVisible();
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

test('an unknown place gives status 404 and a screen with links to other screens', async ({ page }) => {
  const answer = await page.goto('/lugares/no-existe-este-lugar');
  expect(answer?.status()).toBe(404);
  await expect(page.getByRole('main')).toContainText(/no encontra/i);
});

for (const [name, path] of [
  ['Explorar', '/explorar?categoria=museum,beach'],
  ['Explorar without results', '/explorar?q=zzqx&categoria=beach'],
  ['Lugar', '/lugares/huacas-del-sol-y-la-luna'],
] as const) {
  for (const colorScheme of ['light', 'dark'] as const) {
    test(`axe finds nothing on ${name}, ${colorScheme}`, async ({ browser, baseURL }) => {
      const context = await browser.newContext({ colorScheme, baseURL, reducedMotion: 'reduce' });
      const page = await context.newPage();
      await page.goto(path);
      await liveMap(page);
      await expectNoViolations(page);
      await context.close();
    });
  }
}
