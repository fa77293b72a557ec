import { expect, type FrameLocator, type Page } from '@playwright/test';
import { alive } from './page-steps.ts';

export const APPROVED = '4242 4242 4242 4242';
export const CHALLENGED = '4000 0000 0000 3220';
export const REFUSED = '4000 0000 0000 9979';

export async function openPlan(page: Page, plan: string, day?: string): Promise<void> {
  await page.goto(day ? `/planes?fecha=${day}` : '/planes');
  await page.getByRole('link', { name: plan }).tap();
  await expect(page.getByRole('heading', { level: 1, name: plan })).toBeVisible();
  await alive(page);
}

export async function reserve(page: Page, plan = 'Rema un caballito de totora', day?: string): Promise<void> {
  await openPlan(page, plan, day);
  await page.getByRole('button', { name: /^Reservar por/ }).tap();
  // The plan's page also shows "Guardamos tus lugares", so the test first waits for the payment page.
  await page.waitForURL(/\/pago\//);
  await expect(page.getByText('Guardamos tus lugares')).toBeVisible();
  await alive(page);
}

export async function fillDetails(page: Page, email = 'lucia.nopo@ejemplo.pe'): Promise<void> {
  await page.getByLabel('Nombre y apellido').first().fill('Lucía Ñopo');
  await page.getByLabel('Correo').fill(email);
  await page.getByLabel('Teléfono').fill('+51 944 000 000');
  for (const choice of await page.locator('select:required').all()) await choice.selectOption({ index: 1 });
  for (const text of await page.locator('input:required:not([type=checkbox])').all())
    if (!(await text.inputValue())) await text.fill('Hostal Colonial');
  for (const pickup of await page.getByLabel('¿Dónde te recogen?').all()) await pickup.fill('Hostal Colonial');
  await page.getByText('Leí y acepto los textos').tap();
}

/** @param press must be `click` in a frame, where Chromium taps beside the button */
export async function typeCard(
  where: Page | FrameLocator,
  card: string,
  press: 'tap' | 'click' = 'tap',
): Promise<void> {
  await where.getByLabel('Número de tarjeta').fill(card);
  await where.getByLabel(/Vence/).fill('12/39');
  await where.getByLabel(/CVC/).fill('123');
  await where.getByLabel('Nombre en la tarjeta').fill('LUCIA NOPO');
  await where.getByRole('button', { name: /^Pagar/ })[press]();
}

export async function payWithChallenge(page: Page, here: string): Promise<void> {
  await page.waitForURL((url) => url.port !== new URL(here).port);
  await typeCard(page, CHALLENGED);
  await page.getByLabel('Código de seis cifras').fill('123456');
  await page.getByRole('button', { name: 'Confirmar la compra' }).tap();
}

export async function bookAndPay(page: Page, plan?: string, day?: string): Promise<void> {
  await reserve(page, plan, day);
  await fillDetails(page);
  await page.getByRole('button', { name: /^Pagar PEN/ }).tap();
  await page.waitForURL(/\/pagar\//);
  await typeCard(page, APPROVED);
  await expect(page.getByRole('heading', { name: 'Tu reserva está lista' })).toBeVisible();
}
