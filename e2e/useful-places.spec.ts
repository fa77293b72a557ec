import { expect, test } from '@playwright/test';
import { WITH_MAPS_AND_PICTURES } from './data-saver.ts';
import { liveMap, noFaults, ready, someFriday } from './page-steps.ts';

test.use(WITH_MAPS_AND_PICTURES);

test('useful places are loaded after the visitor switches them on, and one of them opens on the map', async ({
  page,
}) => {
  const asked: string[] = [];
  page.on('request', (request) => {
    const { pathname, searchParams } = new URL(request.url());
    if (pathname === '/api/amenities/') asked.push(searchParams.get('kind') ?? '');
  });
  await ready(page, '/explorar');
  await liveMap(page);
  expect(asked).toEqual([]);
  await page.getByRole('button', { name: 'Lugares útiles en el mapa' }).click();
  const sheet = page.getByRole('dialog', { name: 'Lugares útiles en el mapa' });
  await sheet.getByText('Farmacias', { exact: true }).click();
  await expect(page).toHaveURL(/util=pharmacy/);
  await sheet.getByRole('button', { name: 'Ver el mapa' }).click();
  await expect(page.getByRole('heading', { name: '312 farmacias' })).toBeVisible();
  await expect.poll(() => asked.filter((kind) => kind === 'pharmacy').length).toBeGreaterThan(0);
  const list = page.getByRole('region', { name: '312 farmacias' });
  const first = list.getByRole('button').first();
  const name = (await first.locator('b').textContent())!;
  await first.click();
  await expect(page.getByRole('article', { name })).toBeVisible();
  await noFaults(page);
  await page.getByRole('button', { name: `Cerrar ${name}` }).click();
  await expect(page.getByRole('article', { name })).toHaveCount(0);
});

test('the page of a place lists the nearest useful places with distance and minutes', async ({ page }) => {
  await ready(page, '/lugares/huaca-de-la-luna');
  const section = page.getByRole('region', { name: 'Por si lo necesitas' });
  await section.scrollIntoViewIfNeeded();
  for (const kind of ['Farmacia', 'Cajero automático', 'Hospital', 'Policía', 'Grifo'])
    await expect(section.getByRole('listitem').filter({ hasText: kind }).first()).toContainText(/(km|m) · .*min/);
  await expect(section.getByRole('link', { name: '© colaboradores de OpenStreetMap' })).toBeVisible();
  await noFaults(page);
});

test('a trip starts from a street address, and its emergency card can be shown, printed and opened offline', async ({
  page,
}) => {
  await ready(page, `/arma-tu-viaje?desde=${someFriday()}&dias=2`);
  const start = page.getByRole('combobox', { name: 'Duermes o empiezas en' });
  await start.fill('Jr. Pizarro 350');
  await page.getByRole('option', { name: /Jirón Francisco Pizarro 350/ }).click();
  await expect(page.getByRole('button', { name: 'Quitar Jirón Francisco Pizarro 350' })).toBeVisible();
  const end = page.getByRole('combobox', { name: 'Terminas cada día en' });
  await end.fill('Jr. Gamarra 4900');
  await page
    .getByRole('option', { name: /no sabemos dónde cae el 4900/ })
    .first()
    .click();
  await expect(page.getByRole('button', { name: 'Quitar Jirón Gamarra (medio de la calle)' })).toBeVisible();
  await page.getByRole('button', { name: 'Quitar Jirón Gamarra (medio de la calle)' }).click();
  await noFaults(page);
  await page.getByRole('button', { name: 'Ver mi plan' }).last().click();
  await page.waitForURL(/\/viajes\/[\w-]+/);
  const card = page.getByRole('region', { name: 'Si pasa algo' });
  await card.scrollIntoViewIfNeeded();
  await expect(card.getByRole('link', { name: '105' })).toHaveAttribute('href', 'tel:105');
  const day = card.locator('details').first();
  await expect(day.getByText('Jirón Francisco Pizarro 350').first()).toBeVisible();
  for (const kind of ['Hospital', 'Policía', 'Farmacia']) await expect(day).toContainText(kind);
  await noFaults(page);

  await page.route('**/api/amenities/**', (route) => route.abort());
  await page.reload();
  await expect(card.getByRole('link', { name: '106' })).toBeVisible();
  await page.unroute('**/api/amenities/**');
  const id = new URL(page.url()).pathname.split('/').at(-1)!;
  await ready(page, `/viajes/${id}/imprimir`);
  await expect(page.getByRole('heading', { name: 'Si pasa algo' })).toBeVisible();
});
