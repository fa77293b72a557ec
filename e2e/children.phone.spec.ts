import { expect, test } from '@playwright/test';
import { noFaults, ready, someFriday } from './page-steps.ts';

test('the age of a child is asked once, and the trip, a request and a purchase know it', async ({ page }) => {
  const friday = someFriday();
  await ready(page, `/arma-tu-viaje?desde=${friday}&dias=2`);
  const age = page.getByRole('combobox', { name: 'Edad', exact: true });
  await expect(age).toHaveCount(0);
  await page.getByRole('button', { name: 'Niñas y niños: uno más' }).tap();
  await age.selectOption('7');
  await noFaults(page);
  await page.getByRole('button', { name: 'Ver mi plan' }).tap();
  await page.waitForURL(/\/viajes\/[\w-]+/);
  await expect(page.getByText(/con horario publicado están abiertas toda la visita/)).toBeAttached();
  await expect(page.getByText('Guardado', { exact: true })).toBeAttached();
  const trip = new URL(page.url()).pathname.split('/')[2]!;

  await page.getByRole('button', { name: /^Cambiar/ }).tap();
  const sheet = page.getByRole('dialog', { name: 'Fechas, alojamiento y grupo' });
  await expect(sheet.getByRole('combobox', { name: 'Edad', exact: true })).toHaveValue('7');
  await noFaults(page);

  await ready(page, `/cotizar?viaje=${trip}`);
  await expect(page.getByRole('combobox', { name: 'Edad', exact: true })).toHaveValue('7');

  await ready(page, `/planes/huacas-en-media-manana?fecha=${friday}`);
  await page.getByRole('button', { name: /^Niñ.*: uno más/ }).tap();
  await page.getByRole('button', { name: /^Reservar por/ }).tap();
  await page.waitForURL(/\/pago\//);
  await expect(page.getByLabel('Edad', { exact: true })).toHaveValue('7');
  await noFaults(page);
});
