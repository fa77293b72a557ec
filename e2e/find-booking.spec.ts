import { expect, test } from '@playwright/test';
import { regionPaths } from '../web/paths/region.ts';
import { buy, dayOf } from './buying.ts';
import { enter } from './demo-people.ts';
import { endedBookings } from './ended-booking.ts';
import { noFaults } from './page-steps.ts';

test('a moderator finds a booking by reference or email address, and sees how to reach the traveller', async ({
  page,
}) => {
  const [booking] = await endedBookings([`Zenaida ${Date.now().toString(36)}`]);
  await enter(page, 'moderacion', '/region/reservas');
  const field = page.getByRole('searchbox', { name: 'Referencia, correo, teléfono o nombre' });
  const search = page.getByRole('button', { name: 'Buscar', exact: true });
  await field.fill('a');
  await search.click();
  await expect(page.getByText('Escribe una referencia, un correo, un teléfono o un nombre de al menos')).toBeVisible();
  await field.fill('nadie@example.org');
  await search.click();
  await expect(page.getByText('No hay ninguna reserva así.')).toBeVisible();
  await field.fill(booking!.order.replace(/(.{4})/g, '$1 ').toLowerCase());
  await search.click();
  await expect(page.getByText('1 reserva por referencia')).toBeVisible();
  await expect(page.getByText(booking!.email)).toBeHidden();
  await noFaults(page);
  await field.fill(booking!.email);
  await search.click();
  await expect(page.getByText('1 reserva por correo')).toBeVisible();
  await page
    .getByRole('main')
    .getByRole('link', { name: /Zenaida/ })
    .click();
  await expect(page.getByRole('link', { name: booking!.email })).toBeVisible();
  await expect(page.getByText('944 555 121')).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Historial' })).toBeHidden();
  await noFaults(page);
  await page.getByRole('link', { name: 'Buscar otra reserva' }).click();
  await expect(field).toHaveValue(booking!.email);
  await page.setViewportSize({ width: 390, height: 844 });
  await page.emulateMedia({ colorScheme: 'dark' });
  await noFaults(page);
});

test('a moderator corrects the email address of a booking, sends the email again, and cancels with a preview of the refund', async ({
  page,
}) => {
  const plan = 'rema-un-caballito-de-totora';
  const date = await dayOf(page.request, plan, 24);
  const { order } = await buy(page.request, { plan, date, name: 'Zoraida Lara' });
  const corrected = `zoraida.${Date.now().toString(36)}@ejemplo.pe`;
  await enter(page, 'moderacion', regionPaths.booking(order.bookings[0]!.id));
  const main = page.getByRole('main');

  await main.getByRole('button', { name: 'Corregir el correo' }).click();
  const sheet = page.getByRole('dialog');
  await sheet.getByLabel('Correo').fill('zoraida@');
  await sheet.getByRole('button', { name: 'Guardar y avisar' }).click();
  await expect(sheet.getByLabel('Correo')).toHaveAttribute('aria-invalid', 'true');
  await sheet.getByLabel('Correo').fill(corrected);
  await noFaults(page);
  await sheet.getByRole('button', { name: 'Guardar y avisar' }).click();
  await expect(main.getByRole('link', { name: corrected })).toBeVisible();

  await main.getByRole('button', { name: 'Enviar los comprobantes otra vez' }).click();
  await sheet.getByRole('button', { name: 'Enviarlos' }).click();
  await expect(page.getByText(`los comprobantes van en camino a ${corrected}`)).toBeVisible();

  await main.getByRole('button', { name: 'Cancelar a su pedido' }).click();
  await expect(sheet.getByText(/Según la política se le devuelven PEN 140/)).toBeVisible();
  await page.setViewportSize({ width: 390, height: 844 });
  await noFaults(page);
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.emulateMedia({ colorScheme: 'dark' });
  await sheet.getByLabel('Por qué se cancela; la persona lo lee en su correo').fill('Nos llamó: está enferma.');
  await sheet.getByRole('button', { name: 'Cancelar la reserva' }).click();
  await expect(main.getByText('La región la canceló a pedido de quien reservó')).toBeVisible();
  await expect(main.getByRole('button', { name: 'Cancelar a su pedido' })).toBeHidden();

  await page.goto('/demo/buzon');
  await expect(page.getByText(corrected).first()).toBeVisible();
  await expect(page.getByText(new RegExp(`${order.reference}: se canceló`)).first()).toBeVisible();
});
