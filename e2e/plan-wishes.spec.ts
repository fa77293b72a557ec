import { expect, type Page, test } from '@playwright/test';
import { noFaults, ready, someFriday } from './page-steps.ts';

async function plan(page: Page, wish: string) {
  await ready(page, `/arma-tu-viaje?desde=${someFriday()}&${wish}`);
  await page.getByRole('button', { name: 'Ver mi plan' }).click();
  await page.waitForURL(/\/viajes\/[\w-]+/);
  await expect(page.getByRole('list', { name: 'Comprobaciones' })).toBeVisible();
}

const stopNamed = (page: Page, name: string) =>
  page.locator('[data-ribbon-day] [data-stop] > button').filter({ visible: true }).and(page.getByLabel(name));
const broken = (page: Page) => page.locator('[data-stop][data-broken]');
const waiting = (page: Page) => page.getByRole('region', { name: 'Por ubicar' });

test('a wished place that does not fit into the plan is listed with the reason', async ({ page }) => {
  const name = 'Museo Huacas de Moche';
  await plan(page, 'dias=1&ritmo=lleno');
  await page.getByRole('button', { name: 'Agregar un lugar' }).click();
  await page.getByRole('combobox', { name: 'Busca por nombre' }).fill(name);
  await page.getByRole('option', { name }).first().click();
  await expect(page.getByText(/quedó en «Por ubicar»\. Ningún día tiene un hueco libre\./)).toBeVisible();
  await expect(waiting(page).getByRole('heading', { name })).toBeVisible();
  await expect(waiting(page).getByRole('heading', { name: 'Sin hueco libre' })).toBeVisible();
  await expect(broken(page)).toHaveCount(0);
  await expect(page.getByText('Guardado', { exact: true })).toBeVisible();
  await noFaults(page);

  await page.reload();
  await expect(waiting(page).getByRole('heading', { name })).toBeVisible();
  const undo = page.getByRole('button', { name: /^Deshacer: guardaste Museo Huacas de Moche.* por ubicar/ });
  await undo.click();
  await expect(waiting(page)).toHaveCount(0);
  await page.getByRole('button', { name: /^Rehacer: guardaste/ }).click();

  await waiting(page)
    .getByRole('button', { name: /^Poner/ })
    .click();
  const preview = page.getByRole('dialog', { name: 'Qué cambia si entra' });
  await expect(preview.getByText(/cambia el día 1\./)).toBeVisible();
  await expect(preview.getByText(/^Entra Museo Huacas de Moche/)).toBeVisible();
  await expect(waiting(page).getByRole('heading', { name })).toBeVisible();
  await preview.getByRole('button', { name: 'Ponerlo así' }).click();
  await expect(page.getByText(/^Museo Huacas de Moche .* entra el día 1\./)).toBeVisible();
  await expect(stopNamed(page, name)).toBeVisible();
  await expect(waiting(page)).toHaveCount(0);
  await expect(broken(page)).toHaveCount(0);
  await page.getByRole('button', { name: /^Deshacer: hiciste sitio a Museo Huacas/ }).click();
  await expect(waiting(page).getByRole('heading', { name })).toBeVisible();
  await waiting(page)
    .getByRole('button', { name: /^Quitar/ })
    .click();
  await expect(waiting(page)).toHaveCount(0);
});

test('a left-out place says that it would displace a stop, and adding the place can be undone', async ({ page }) => {
  await plan(page, 'dias=1');
  const stops = page.locator('[data-ribbon-day] [data-stop]');
  const before = await stops.count();
  const card = page
    .getByRole('region', { name: 'Quedó fuera, y por qué' })
    .getByRole('listitem')
    .filter({ hasText: 'Sacaría a otra parada' })
    .first();
  const name = (await card.getByRole('heading').textContent())!;
  await card.getByRole('button', { name: /^Poner/ }).click();
  await page.getByRole('button', { name: 'Ponerlo así' }).click();
  await expect(page.getByText(`${name} entra el día`)).toBeVisible();
  await expect(stopNamed(page, name)).toBeVisible();
  await expect(broken(page)).toHaveCount(0);
  await expect(card.filter({ hasText: name })).toHaveCount(0);
  await page.getByRole('button', { name: /^Deshacer: hiciste sitio/ }).click();
  await expect(stops).toHaveCount(before);
  await expect(stopNamed(page, name)).toHaveCount(0);
});

test('a place goes from its page into the trip in progress, and a saved place is offered there', async ({ page }) => {
  await plan(page, 'dias=1&ritmo=tranquilo');
  const left = page.getByRole('region', { name: 'Quedó fuera, y por qué' }).getByRole('listitem').first();
  const link = left.getByRole('heading').getByRole('link');
  const name = (await link.textContent())!;
  await link.click();
  await page.waitForURL(/\/lugares\//);
  const later = page.getByRole('button', { name: 'Guardar para después' });
  await expect(page.getByRole('link', { name: 'Poner en mi viaje' }).first()).toBeVisible();
  await later.click();
  const saved = page.getByRole('button', { name: 'Guardado para tu viaje' }).first();
  await saved.click();
  await expect(page.getByText(`Quitamos «${name}» de tus guardados.`)).toBeVisible();
  await page.getByRole('button', { name: 'Deshacer', exact: true }).click();
  await expect(saved).toBeVisible();
  await noFaults(page);

  await page.goBack();
  await page.getByRole('button', { name: 'Agregar un lugar' }).click();
  const sheet = page.getByRole('dialog', { name: 'Agregar un lugar' });
  await sheet.getByRole('button', { name: `Agregar ${name}` }).click();
  await expect(sheet).toBeHidden();
  await expect(
    page.getByText(`${name} entra el día`).or(page.getByText(`${name} quedó en «Por ubicar»`)),
  ).toBeVisible();
  await ready(page, '/viajes');
  await expect(page.getByText('guardado para tu próximo viaje')).toHaveCount(0);
});

test('saved places stay on the screen of trips until the traveller plans or removes them', async ({ page }) => {
  await ready(page, '/lugares/complejo-arqueologico-chan-chan');
  await page.getByRole('button', { name: 'Agregar a mi viaje' }).first().click();
  await ready(page, '/viajes');
  const gathered = page.getByRole('region', { name: '1 lugar guardado para tu próximo viaje' });
  await expect(gathered.getByText('Complejo Arqueológico Chan Chan')).toBeVisible();
  await noFaults(page);
  await gathered.getByRole('link', { name: 'Armar el viaje con él' }).click();
  await expect(page.getByRole('button', { name: 'Quitar Complejo Arqueológico Chan Chan' })).toBeVisible();
  await ready(page, '/viajes');
  await gathered.getByRole('button', { name: /^Quitar/ }).click();
  await expect(page.getByRole('heading', { name: 'Todavía no tienes viajes' })).toBeVisible();
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('the planning screens say that they need scripts, and link to ready itineraries', async ({ page }) => {
    for (const path of [
      '/arma-tu-viaje?dias=3',
      '/viajes',
      '/viajes/cualquiera#ver=0123456789',
      '/viajes/otro/imprimir',
    ]) {
      await page.goto(path);
      await expect(page.getByRole('heading', { level: 1 }).filter({ visible: true })).toHaveCount(1);
      await expect(page.locator('noscript').getByRole('paragraph').first()).toContainText('JavaScript');
      await expect(page.getByRole('button', { name: 'Ver mi plan' })).toBeHidden();
      await page.getByRole('link', { name: 'Ver itinerarios listos' }).click();
      await expect(page).toHaveURL(/\/itinerarios$/);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    }
    await page.goto('/lugares/complejo-arqueologico-chan-chan');
    const notice = page.locator('noscript').getByRole('paragraph');
    await expect(notice).toBeVisible();
    await expect(notice).toContainText('Para guardar lugares hace falta JavaScript.');
    await expect(page.getByRole('button', { name: 'Agregar a mi viaje' })).toBeHidden();
  });
});
