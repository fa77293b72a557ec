import { expect, test } from '@playwright/test';
import { enter, signedIn } from './demo-people.ts';
import { noFaults } from './page-steps.ts';

test.describe.configure({ mode: 'serial' });

const STAMP = Date.now().toString(36);

const SOON = { timeout: 1_000, intervals: [50] };

test("an admin changes the site's name and publishes a policy, and visitors see both changes", async ({
  page,
  browser,
  request,
}) => {
  const sent = async (path: string) => (await request.get(path)).text();
  const brand = `Trujillo Vivo ${STAMP}`;
  const titleOf = (html: string) => /<title>([^<]*)/.exec(html)?.[1];
  await enter(page, 'administracion', '/region/organizacion');
  await expect(page.getByRole('heading', { level: 1, name: 'Organización' })).toBeVisible();
  await page.getByLabel('Nombre del sitio').waitFor();
  await noFaults(page);

  const accent = page.getByLabel('Acento: código del color', { exact: true });
  await accent.fill('#f0d0b0');
  await expect(page.getByText('«Acento, de día» no se lee bien').first()).toBeVisible();
  await expect(page.getByRole('button', { name: 'Guardar', exact: true })).toBeDisabled();

  await accent.fill('#0b5d3b');
  await page.getByLabel('Nombre del sitio').fill(brand);
  await page.reload();
  await expect(page.getByLabel('Nombre del sitio')).toHaveValue(brand);
  await expect(page.getByText('Aquí está lo que escribiste y no guardaste.')).toBeVisible();
  const preview = page.frameLocator('iframe[title$="con estos colores"]');
  await expect(preview.locator('html')).toHaveAttribute('style', /--brand-accent: ?#0b5d3b/);
  await page.getByRole('button', { name: 'Guardar', exact: true }).click();
  await expect(page.getByText('Guardado. El sitio ya se ve así.')).toBeVisible();
  await expect.poll(() => sent('/').then(titleOf), SOON).toContain(brand);
  await expect(page.getByRole('banner').getByText(brand)).toBeVisible();

  const title = `Accesibilidad para todos (${STAMP})`;
  const promise = `Las rampas de la plaza se revisan cada mes: ${title}.`;
  await page.getByRole('link', { name: 'Textos legales' }).click();
  await page.locator('a[href="/region/politicas/accessibility"]').click();
  await page.getByLabel('Título').fill(title);
  const text = page.getByLabel('Texto', { exact: true });
  await text.fill(`${await text.inputValue()}\n\n${promise}\n`);
  await page.getByLabel('Qué cambia y por qué').fill('Decimos cada cuánto se revisan las rampas.');
  await page.getByText('Qué cambia', { exact: true }).click();
  await expect(page.getByRole('insertion').filter({ hasText: promise })).toBeVisible();
  await page.getByRole('button', { name: 'Guardar borrador' }).click();
  await expect(page.getByText('Borrador guardado.')).toBeVisible();
  await noFaults(page);
  expect(await sent('/politicas/accessibility')).not.toContain(promise);
  await page.getByRole('button', { name: 'Publicar hoy' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Publicar', exact: true }).click();
  await expect(page.getByText('El texto está vigente.')).toBeVisible();
  await expect.poll(() => sent('/politicas/accessibility'), SOON).toContain(promise);
  await expect.poll(() => sent('/ayuda'), SOON).toContain(title);

  const street = await browser.newContext();
  const stranger = await street.newPage();
  await stranger.goto('/politicas/accessibility');
  await expect(stranger).toHaveTitle(/^Accesibilidad para todos .* · Trujillo Vivo/);
  await expect(stranger.getByRole('heading', { level: 1, name: title })).toBeVisible();
  await expect(stranger.getByRole('main').getByText(promise)).toBeVisible();
  await expect(stranger.getByRole('contentinfo').getByRole('link', { name: title })).toBeVisible();
  expect(
    await stranger.evaluate(() => getComputedStyle(document.documentElement).getPropertyValue('--brand-accent')),
  ).toBe('#0b5d3b');
  await street.close();

  await page.getByRole('link', { name: 'Registro' }).click();
  const lines = page.getByRole('listitem');
  await expect(lines.filter({ hasText: 'Cambió los ajustes de la región' }).first()).toContainText('Ana Administra');
  await expect(lines.filter({ hasText: 'Publicó una política' }).first()).toContainText('Ana Administra');
  await noFaults(page);

  await page.getByRole('link', { name: 'Organización' }).click();
  await page.getByRole('button', { name: 'Volver a esta: como vino la región' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Volver', exact: true }).click();
  await expect(page.getByText('El sitio volvió a como estaba.')).toBeVisible();
  await expect.poll(() => sent('/').then(titleOf), SOON).not.toContain(brand);
});

test('an editor may not change the settings and reads why, and a traveller cannot open the back office', async ({
  browser,
}) => {
  const staffContext = await signedIn(browser, 'redaccion');
  const staffPage = await staffContext.newPage();
  await staffPage.goto('/region/organizacion');
  await expect(staffPage.getByText('Solo quien administra la región cambia sus ajustes.')).toBeVisible();
  await expect(staffPage.getByRole('navigation', { name: 'Oficina de la región' }).getByRole('link')).not.toContainText(
    ['Equipo'],
  );
  await staffContext.close();

  const street = await signedIn(browser, 'viajera');
  const traveller = await street.newPage();
  await traveller.goto('/region');
  await expect(traveller.getByRole('heading', { name: 'Por aquí no hay camino' })).toBeVisible();
  await noFaults(traveller);
  await street.close();
});
