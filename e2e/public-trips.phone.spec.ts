import { randomUUID } from 'node:crypto';
import { type Browser, expect, type Page, test } from '@playwright/test';
import { signedIn } from './demo-people.ts';
import { noFaults, ready, someFriday } from './page-steps.ts';

/** Unlike the trips that an earlier run left. */
const TITLE = `Huacas y mar ${randomUUID().slice(0, 6)}`;

async function planOwnTrip(page: Page): Promise<void> {
  await ready(page, `/arma-tu-viaje?desde=${someFriday()}&dias=2`);
  await page.getByRole('button', { name: 'Ver mi plan' }).tap();
  await page.waitForURL(/\/viajes\/[\w-]+/);
  await page.getByRole('textbox', { name: 'Nombre del viaje' }).fill(TITLE);
  await page.keyboard.press('Enter');
}

async function stranger(browser: Browser, path: string): Promise<Page> {
  const context = await browser.newContext();
  const page = await context.newPage();
  await ready(page, path);
  return page;
}

test('a traveller publishes a trip, the region approves it, and a stranger finds and copies it with credit', async ({
  page,
  browser,
  request,
}) => {
  await planOwnTrip(page);
  await page.getByRole('button', { name: 'Compartir, descargar o imprimir' }).first().tap();
  await page.getByRole('button', { name: 'Publicar…' }).tap();
  await page.waitForURL(/\/viajes\/[\w-]{43}\/publicar$/);
  const id = new URL(page.url()).pathname.split('/')[2]!;
  await page.getByText('Mostrar mi nombre').tap();
  await page.getByLabel('Cómo quieres que te nombren').fill('Ana P.');
  await expect(page.getByRole('region', { name: 'Así lo verán los demás' }).getByText(TITLE)).toBeVisible();
  await noFaults(page);
  await page.getByRole('button', { name: 'Pedir que se publique' }).tap();
  await expect(page.getByText('Lo estamos revisando')).toBeVisible();

  const closed = await (await request.get(`/viajes/${id}`)).text();
  expect(closed).toContain('noindex');
  expect(closed).not.toContain(TITLE);

  const moderator = await (await signedIn(browser, 'moderacion')).newPage();
  await ready(moderator, '/region/viajes');
  const waiting = moderator.getByRole('listitem').filter({ hasText: TITLE }).first();
  await expect(waiting.getByText('Por Ana P.')).toBeVisible();
  await noFaults(moderator);
  await waiting.getByRole('button', { name: 'Publicar', exact: true }).click();
  await expect(moderator.getByText('El viaje es público.')).toBeVisible();
  await moderator.context().close();

  const open = await (await request.get(`/viajes/${id}`)).text();
  expect(open).toContain(TITLE);
  expect(open).toContain('TouristTrip');
  expect(open).not.toContain('noindex');

  const reader = await stranger(browser, '/viajes/publicos');
  await reader.getByLabel('Cuántos días').selectOption('2-3');
  await reader.waitForURL(/dias=2-3/);
  const found = reader.getByRole('link', { name: TITLE });
  await expect(found.getByText('Por Ana P.')).toBeVisible();
  await noFaults(reader);
  await found.click();
  await expect(reader.getByRole('heading', { level: 1, name: TITLE })).toBeVisible();
  await noFaults(reader);
  await reader.getByRole('button', { name: 'Copiar este viaje' }).click();
  await reader.waitForURL((url) => !url.pathname.includes(id));
  await expect(reader.getByText(`Basado en el viaje «${TITLE}» de Ana P.`)).toBeVisible();
  await expect(reader.getByRole('button', { name: 'Mejorar mi ruta' }).first()).toBeVisible();
  await expect(async () => {
    expect(await (await request.get(`/viajes/${id}`)).text()).toContain('copiado 1 vez');
  }).toPass();
  await reader.context().close();

  await page.reload();
  await page.getByRole('button', { name: 'Dejar de publicarlo' }).tap();
  await expect(page.getByText('Ya no es público.')).toBeVisible();
  const gone = await stranger(browser, `/viajes/${id}`);
  await expect(gone.getByRole('heading', { name: 'Este viaje no está aquí' })).toBeVisible();
  await gone.context().close();
});
