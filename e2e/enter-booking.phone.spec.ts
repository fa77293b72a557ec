import { AxeBuilder } from '@axe-core/playwright';
import { expect, test } from '@playwright/test';
import { signedIn } from './demo-people.ts';
import { prepareDeparture } from './own-departure.ts';
import { alive } from './page-steps.ts';

test('an operator enters a booking that was made by telephone', async ({ browser }) => {
  const { bookings, departures } = await prepareDeparture();
  const page = await (await signedIn(browser, 'viajera')).newPage();
  await page.goto(bookings);
  await alive(page);
  await page.getByRole('link', { name: 'Anotar una reserva' }).click();
  await page
    .getByRole('link', { name: /Caballitos de totora/ })
    .first()
    .click();
  await expect(page.getByRole('button', { name: /^Anotar la reserva por/ })).toBeVisible();
  await page.goto(departures);
  await alive(page);
  await page
    .getByRole('button', { name: /Caballitos de totora/ })
    .first()
    .click();
  await page.getByRole('link', { name: 'Anotar una reserva' }).click();
  await expect(page.getByRole('heading', { name: 'Anotar una reserva' })).toBeVisible();
  expect((await new AxeBuilder({ page }).analyze()).violations).toEqual([]);

  const send = page.getByRole('button', { name: /^Anotar la reserva por/ });
  await send.click();
  await expect(page.getByText('Escribe a nombre de quién va.')).toBeVisible();
  await page.getByLabel('Nombre').fill('Rosa Vega');
  await page.getByLabel('Teléfono').fill('+51 944 111 222');
  await page.getByRole('button', { name: /Adulto: uno más/ }).click();
  await page.getByText('Una parte').click();
  await page.getByLabel('Cuánto te pagó').fill('5000');
  await send.click();
  await expect(page.getByText('Es más que el precio.')).toBeVisible();
  await page.getByLabel('Cuánto te pagó').fill('50');
  await send.click();
  await expect(page.getByRole('heading', { name: 'Reserva de Rosa Vega' })).toBeVisible();
  await expect(page.getByText('Falta cobrar', { exact: true })).toBeVisible();
  await expect(page.getByText('Anotada a mano')).toBeVisible();
  await page.getByRole('link', { name: 'Ver toda la salida' }).click();
  await expect(page.getByRole('button', { name: /^Rosa Vega/ })).toContainText('Por llegar');
});

test('an operator moves a booking by telephone to another departure, cancels it and notes what it gave back', async ({
  browser,
}) => {
  const { own, departures } = await prepareDeparture('owner');
  const page = await (await signedIn(browser, 'viajera')).newPage();
  await page.goto(departures);
  await alive(page);
  const departure = page.getByRole('button', { name: /Caballitos de totora/ }).first();
  await departure.click();
  await page.getByRole('link', { name: 'Anotar una reserva' }).click();
  await page.getByLabel('Nombre').fill('Carmen Paredes');
  await page.getByLabel('Teléfono').fill('944 111 222');
  await page.getByRole('button', { name: /Adulto: uno más/ }).click();
  await page.getByText('Una parte').click();
  await page.getByLabel('Cuánto te pagó').fill('50');
  await page.getByRole('button', { name: /^Anotar la reserva por/ }).click();
  await expect(page.getByRole('heading', { name: 'Reserva de Carmen Paredes' })).toBeVisible();
  const booking = page.url();

  await page.goto(departures);
  await alive(page);
  await departure.click();
  await page.getByText('Cambiar la hora').click();
  await page.getByRole('button', { name: 'Agregar la salida' }).click();
  await expect(page.getByLabel('Hora nueva')).toBeFocused();
  await page.getByLabel('Hora nueva').fill('23:50');
  await page.getByRole('button', { name: 'Crear la salida' }).click();
  await expect(page.getByText('Ese día ya hay otra salida: 23:50.')).toBeVisible();
  await page.getByRole('link', { name: 'Carmen Paredes' }).click();

  await page.getByRole('button', { name: 'Pasarla a otra salida' }).click();
  const sheet = page.getByRole('dialog', { name: 'Pasarla a otra salida' });
  await sheet.getByLabel('Salida nueva').selectOption({ label: (await sheet.getByText('23:50').textContent())! });
  await sheet.getByRole('button', { name: 'Pasarla a esa salida' }).click();
  await expect(page.getByText('La pasaste a otra salida')).toBeVisible();
  await expect(page.getByRole('link', { name: 'Avisarle por WhatsApp' })).toBeVisible();
  expect((await new AxeBuilder({ page }).analyze()).violations).toEqual([]);

  await page.getByRole('button', { name: 'Cancelar la reserva' }).click();
  const confirm = page.getByRole('dialog', { name: '¿Cancelar esta reserva?' });
  await confirm.getByRole('textbox').fill('Se enfermó el guía.');
  await confirm.getByRole('button', { name: 'Cancelarla' }).click();
  await expect(page.getByText(/Falta que le devuelvas/)).toBeVisible();
  await expect(page.getByRole('button', { name: 'Anular' })).toHaveCount(0);
  await page.goto(own);
  await expect(page.getByRole('link', { name: /^Devuelve .*50 a Carmen Paredes/ })).toBeVisible();
  await page.goto(`${own}/pagos`);
  await expect(page.getByText('Total de hoy')).toBeVisible();
  await page.goto(booking);
  await page.getByRole('button', { name: 'Ya le devolví el dinero' }).click();
  await page.getByRole('button', { name: /^Devolví .*50$/ }).click();
  await expect(page.getByText(/^Te pagó .*50 y le devolviste .*50\.$/)).toBeVisible();
  await expect(page.getByText(/^Le devolviste .*50$/)).toBeVisible();
  await expect(page.getByRole('link', { name: 'Enviar el recibo de la devolución' })).toBeVisible();
  expect((await new AxeBuilder({ page }).analyze()).violations).toEqual([]);
  await page.goto(departures);
});
