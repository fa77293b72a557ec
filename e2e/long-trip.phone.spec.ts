import { expect, test } from '@playwright/test';
import { WITH_MAPS_AND_PICTURES } from './data-saver.ts';
import { noFaults, ready, someFriday } from './page-steps.ts';

test('a trip of fourteen days has two lodgings, and tabs lead from day to day', async ({ page }) => {
  await ready(page, `/arma-tu-viaje?desde=${someFriday()}&dias=14&adultos=30&ninos=10`);
  await expect(page.getByRole('button', { name: 'Adultos: uno más' })).toBeDisabled();
  await page.getByText('Duermo en más de un lugar').tap();
  await page
    .getByRole('button', { name: /^Cambiar dónde duermes/ })
    .nth(3)
    .tap();
  await page.getByRole('combobox', { name: /^Noche del/ }).fill('balneario de huanchaco');
  await page
    .getByRole('option', { name: /Balneario de Huanchaco/ })
    .first()
    .tap();
  const nights = page.getByRole('listitem').filter({ hasText: 'Cambiar dónde duermes' });
  await expect(nights).toHaveCount(13);
  await expect(nights.filter({ hasText: 'Balneario de Huanchaco' })).toHaveCount(10);
  await noFaults(page);
  await page.getByRole('button', { name: 'Ver mi plan' }).tap();
  await page.waitForURL(/\/viajes\/[\w-]+/);
  await expect(page.getByRole('heading', { level: 1, name: /^14 días en/ })).toBeVisible();
  await expect(page.getByText(/^Cambias de alojamiento: de .* a Balneario de Huanchaco/)).toHaveCount(1);
  await noFaults(page);

  const tabs = page.getByRole('navigation', { name: 'Días del viaje' });
  await tabs.getByRole('button', { name: /Día 14$/ }).tap();
  await expect(page.locator('#dia-14')).toBeInViewport();
  await expect(page.getByRole('button', { name: 'Plegar el día 14' })).toBeVisible();

  const stops = await page.locator('[data-stop]').count();
  await page.getByRole('button', { name: 'Cambiar fechas, alojamiento y grupo' }).tap();
  const sheet = page.getByRole('dialog', { name: 'Fechas, alojamiento y grupo' });
  await noFaults(page);
  await sheet.getByText('Duermo en más de un lugar').tap();
  await sheet.getByRole('button', { name: 'Cambiar el viaje' }).tap();
  await expect(sheet).toBeHidden();
  await expect(page.getByText(/^(Cambias de alojamiento|Duermes en)/)).toHaveCount(0);
  expect(await page.locator('[data-stop]').count()).toBe(stops);
});

test.describe('with a map', () => {
  test.use(WITH_MAPS_AND_PICTURES);

  test('the map of a trip shows useful places after they are switched on', async ({ page }) => {
    await ready(page, `/arma-tu-viaje?desde=${someFriday()}&dias=1&plan=si`);
    await page.waitForURL(/\/viajes\/[\w-]+/);
    await page.getByRole('button', { name: 'Lugares útiles en el mapa' }).tap();
    const sheet = page.getByRole('dialog', { name: 'Lugares útiles en el mapa' });
    await noFaults(page);
    const answer = page.waitForResponse((response) => /\/api\/amenities\/\?kind=pharmacy/.test(response.url()));
    await sheet.getByText('Farmacias', { exact: true }).tap();
    await sheet.getByRole('button', { name: 'Ver el mapa' }).tap();
    expect((await (await answer).json()).total).toBeGreaterThan(100);
    await noFaults(page);
  });
});
