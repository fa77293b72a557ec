import { expect, test } from '@playwright/test';
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
  await page.screenshot({ path: test.info().outputPath('found.png'), fullPage: true });
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
  await page.screenshot({ path: test.info().outputPath('booking.png'), fullPage: true });
  await page.getByRole('link', { name: 'Buscar otra reserva' }).click();
  await expect(field).toHaveValue(booking!.email);
  await page.setViewportSize({ width: 390, height: 844 });
  await page.emulateMedia({ colorScheme: 'dark' });
  await noFaults(page);
  await page.screenshot({ path: test.info().outputPath('phone.png'), fullPage: true });
});
