import { join } from 'node:path';
import { expect, test } from '@playwright/test';
import { createServer, type ViteDevServer } from 'vite';
import { KIT_PATH, kitPage } from '../tools/kit-page.ts';
import { noFaults, ready } from './page-steps.ts';

let vite: ViteDevServer;
let url: string;

test.beforeAll(async () => {
  vite = await createServer({
    root: join(import.meta.dirname, '..'),
    configLoader: 'native',
    plugins: [kitPage()],
    server: { port: Number(process.env.E2E_PORT) + 7, ws: false, watch: null },
  });
  await vite.listen();
  url = new URL(KIT_PATH, vite.resolvedUrls!.local[0]).href;
});
test.afterAll(() => vite.close());

test("axe finds no fault in any component, in light and dark mode and with each region's palette", async ({ page }) => {
  await ready(page, url);
  for (const region of await page.getByRole('group', { name: 'Paleta de la región' }).getByRole('radio').all()) {
    await region.check({ force: true });
    await noFaults(page);
  }
});

test("the menu works by keyboard, and Escape returns the focus to the menu's button", async ({ page }) => {
  await ready(page, url);
  const button = page.getByRole('region', { name: 'Modo claro' }).getByRole('button', { name: /^Más acciones/ });
  await button.focus();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('menuitem', { name: 'Editar' })).toBeFocused();
  await page.keyboard.press('End');
  await expect(page.getByRole('menuitem', { name: 'Eliminar' })).toBeFocused();
  await page.keyboard.press('d');
  await expect(page.getByRole('menuitem', { name: 'Duplicar' })).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('menu')).toHaveCount(0);
  await expect(button).toBeFocused();
});

test('the combobox works by keyboard', async ({ page }) => {
  await ready(page, url);
  const light = page.getByRole('region', { name: 'Modo claro' });
  await light.getByRole('combobox', { name: 'Lugar' }).focus();
  await page.keyboard.type('hua');
  await expect(light.getByRole('option')).toHaveCount(2);
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await expect(light.getByText('Elegiste Huaca de la Luna.')).toBeVisible();
  await expect(light.getByRole('combobox', { name: 'Lugar' })).toHaveValue('');
});

test('a dialog keeps the focus inside, and Escape returns the focus to the button that opened the dialog', async ({
  page,
}) => {
  await ready(page, url);
  const button = page.getByRole('region', { name: 'Modo oscuro' }).getByRole('button', { name: 'Diálogo' });
  await button.press('Enter');
  const dialog = page.getByRole('dialog', { name: 'Diálogo' });
  await expect(dialog).toBeVisible();
  for (let presses = 0; presses < 4; presses += 1) await page.keyboard.press('Tab');
  await noFaults(page);
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await expect(button).toBeFocused();
});
