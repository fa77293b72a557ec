import { type Browser, expect, type Page } from '@playwright/test';
import { spacedReference } from '../features/bookings/contract/booking-words.ts';
import { type DemoName, signedIn } from './demo-people.ts';
import { alive } from './page-steps.ts';
import type { SentRequest } from './quoting.ts';

export async function openInInbox(
  browser: Browser,
  name: DemoName,
  { operatorId }: SentRequest,
  reference: string,
): Promise<Page> {
  const context = await signedIn(browser, name);
  const staffPage = await context.newPage();
  await staffPage.setViewportSize({ width: 390, height: 844 });
  await staffPage.goto(`/operador/${operatorId}/cotizaciones`);
  await alive(staffPage);
  await staffPage.getByLabel('Buscar').fill(reference);
  const found = staffPage.getByRole('listitem').filter({ hasText: spacedReference(reference) });
  await found.getByRole('link').click();
  await expect(staffPage.getByRole('heading', { name: 'Te toca responder' })).toBeVisible();
  await staffPage.getByRole('button', { name: 'Responder' }).click();
  return staffPage;
}

export const step = (staffPage: Page, name: string) =>
  staffPage.getByRole('navigation', { name: 'Pasos de la oferta' }).getByRole('button', { name });

export async function priceFromTemplate(staffPage: Page, template: string, line: string, price: string): Promise<void> {
  await staffPage.getByRole('button', { name: 'Plantillas' }).click();
  await staffPage.getByRole('button', { name: `Usar ${template}` }).click();
  await step(staffPage, 'Precio').click();
  await staffPage.getByRole('button', { name: line }).click();
  await staffPage.getByLabel(/^Precio por /).fill(price);
}

export async function sendOffer(staffPage: Page): Promise<void> {
  await step(staffPage, 'Revisar y enviar').click();
  await staffPage.getByRole('button', { name: /^Enviar la (oferta|versión \d+)$/ }).click();
  await expect(staffPage.getByRole('heading', { name: /^Ahora le toca decidir a / })).toBeVisible();
}

export async function correctFirstStop(staffPage: Page, minutes: number): Promise<void> {
  await step(staffPage, 'Revisar y enviar').click();
  await expect(staffPage.getByRole('heading', { name: 'Revisa esto en los días' })).toBeVisible();
  await expect(staffPage.getByRole('button', { name: 'Enviar la oferta' })).toBeDisabled();
  await staffPage.getByRole('button', { name: 'Corregirlo en los días' }).click();
  await staffPage.getByLabel('Dura').first().selectOption(String(minutes));
}

/**
 * Names the meeting point of a plan, and chooses its place on the map.
 * @param address the operator's own address, with which a new plan begins.
 */
export async function markMeeting(page: Page, name: string, address = ''): Promise<void> {
  const field = page.getByRole('textbox', { name: 'Punto de encuentro' });
  await expect(field).toHaveValue(address);
  await field.fill(name);
  await page.getByRole('combobox', { name: 'Buscar un lugar cercano' }).fill('Huanchaco');
  await page.getByRole('option').first().click();
  await expect(page.getByText('Toca el mapa o arrastra la marca hasta el punto exacto.')).toBeVisible();
  await expect(field).toHaveValue(name);
}
