import { AxeBuilder } from '@axe-core/playwright';
import { type Browser, expect, type Page, test } from '@playwright/test';
import { presentCode, readDemoAccounts } from '../features/accounts/api/demo/demo-accounts.ts';

/** The region's officer changes how the site looks, and everybody sees it; whoever else works here is told what is not theirs. */

test.describe.configure({ mode: 'serial' });

const DATA_DIR = process.env.E2E_DATA_DIR ?? `${import.meta.dirname}/../node_modules/.cache/e2e`;

async function noFaults(page: Page) {
  const { violations } = await new AxeBuilder({ page }).exclude('canvas').exclude('iframe').analyze();
  expect(violations.map(({ id, nodes }) => [id, nodes.map((node) => node.target.join(' '))])).toEqual([]);
}

/** Signs somebody of the demo in through the door of the screen that was asked for. */
async function enter(page: Page, email: string, path: string) {
  const people = (await readDemoAccounts({ DATA_DIR, REGION: 'trujillo' })) ?? [];
  const person = people.find((one) => one.email === email)!;
  await page.goto(path);
  await page.getByLabel('Correo').fill(person.email);
  await page.getByLabel('Contraseña', { exact: true }).fill(person.password);
  await page.getByRole('main').getByRole('button', { name: 'Entrar', exact: true }).click();
  if (person.secret) {
    await page.getByLabel(/código/i).fill(presentCode(person)!);
    await page.getByRole('main').getByRole('button', { name: 'Entrar', exact: true }).click();
  }
  await page.waitForURL((url) => url.pathname === path);
}

/** What a stranger in another browser gets of the first page. */
async function seenByStrangers(browser: Browser) {
  const context = await browser.newContext();
  const page = await context.newPage();
  await page.goto('/');
  const seen = {
    title: await page.title(),
    accent: await page.evaluate(() => getComputedStyle(document.documentElement).getPropertyValue('--brand-accent')),
  };
  await context.close();
  return seen;
}

test('an admin with a second factor changes name and colour, the public site follows, and it is undone', async ({
  page,
  browser,
}) => {
  const before = await seenByStrangers(browser);
  await enter(page, 'administracion@vereda.example', '/region/organizacion');
  await expect(page.getByRole('heading', { level: 1, name: 'Organización' })).toBeVisible();
  await page.getByLabel('Nombre del sitio').waitFor();
  await noFaults(page);

  const accent = page.getByLabel('Acento: código del color', { exact: true });
  await accent.fill('#f0d0b0');
  await expect(page.getByText('«Acento, de día» no se lee bien').first()).toBeVisible();
  await expect(page.getByRole('button', { name: 'Guardar', exact: true })).toBeDisabled();

  await accent.fill('#0b5d3b');
  await page.getByLabel('Nombre del sitio').fill('Trujillo Vivo');
  const preview = page.frameLocator('iframe[title^="Vista previa"]');
  await expect(preview.locator('html')).toHaveAttribute('style', /--brand-accent: ?#0b5d3b/);
  await page.getByRole('button', { name: 'Guardar', exact: true }).click();
  await expect(page.getByText('Guardado. El sitio ya se ve así.')).toBeVisible();
  await expect(page.getByRole('banner').getByText('Trujillo Vivo')).toBeVisible();
  const saved = Date.now();
  const after = await seenByStrangers(browser);
  expect(Date.now() - saved).toBeLessThan(10_000);
  expect(after).toMatchObject({ title: expect.stringContaining('Trujillo Vivo'), accent: '#0b5d3b' });

  await page.getByRole('link', { name: 'Registro' }).click();
  const line = page.getByRole('listitem').filter({ hasText: 'Cambió los ajustes de la región' }).first();
  await expect(line).toContainText('Ana Administra');
  await noFaults(page);

  await page.getByRole('link', { name: 'Organización' }).click();
  await page.getByRole('button', { name: 'Volver a como vino la región' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Volver', exact: true }).click();
  await expect(page.getByText('El sitio volvió a como estaba.')).toBeVisible();
  expect(await seenByStrangers(browser)).toEqual(before);
});

test('an editor is refused with the reason, and a traveller finds no such place', async ({ browser }) => {
  const deskContext = await browser.newContext();
  const desk = await deskContext.newPage();
  await enter(desk, 'redaccion@vereda.example', '/region/organizacion');
  await expect(desk.getByText('Solo quien administra la región cambia sus ajustes.')).toBeVisible();
  await expect(desk.getByRole('navigation', { name: 'Oficina de la región' }).getByRole('link')).not.toContainText([
    'Equipo',
  ]);
  await deskContext.close();

  const context = await browser.newContext();
  const traveller = await context.newPage();
  await enter(traveller, 'viajera@vereda.example', '/region');
  await expect(traveller.getByRole('heading', { name: 'Por aquí no hay camino' })).toBeVisible();
  await noFaults(traveller);
  await context.close();
});
