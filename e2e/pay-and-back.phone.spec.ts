import { expect, test } from '@playwright/test';
import { APPROVED, fillDetails, reserve, typeCard } from './booking-steps.ts';
import { noFaults } from './page-steps.ts';

test('a buyer goes back from the card to the details and the basket, pays the same order, and corrects the email address', async ({
  page,
}) => {
  await reserve(page);
  const order = new URL(page.url()).pathname;
  await fillDetails(page, 'lucia.mal@ejemplo.pe');
  await page.getByRole('button', { name: /^Pagar PEN/ }).tap();
  await page.waitForURL(/\/pagar\//);

  await page.goto(order);
  await page.getByRole('button', { name: 'Cambiar mis datos' }).tap();
  await expect(page.getByLabel('Correo')).toHaveValue('lucia.mal@ejemplo.pe');
  await expect(page.getByText('Guardamos tus lugares')).toBeVisible();
  await noFaults(page);
  await page.getByRole('link', { name: 'Mi canasta' }).tap();
  await expect(page.getByRole('heading', { level: 1, name: 'Tu canasta' })).toBeVisible();
  await page.getByRole('button', { name: 'Reservar y pagar' }).tap();
  await page.waitForURL((url) => url.pathname === order);

  await page.getByRole('button', { name: 'Cambiar mis datos' }).tap();
  await page.getByLabel('Nombre y apellido').first().fill('Lucía Ñopo Ríos');
  await page.getByRole('button', { name: /^Pagar PEN/ }).tap();
  await page.waitForURL(/\/pagar\//);
  await typeCard(page, APPROVED);
  await expect(page.getByRole('heading', { name: 'Tu reserva está lista' })).toBeVisible();

  await page.getByRole('button', { name: 'Corregir el correo' }).tap();
  await page.getByRole('dialog').getByLabel('Correo').fill('lucia.bien@ejemplo.pe');
  await page.getByRole('button', { name: 'Guardar y avisar' }).tap();
  await expect(page.getByText('Los avisos llegan a lucia.bien@ejemplo.pe.')).toBeVisible();
  await noFaults(page);
});
