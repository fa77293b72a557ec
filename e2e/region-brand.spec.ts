import { expect, type Page, test } from '@playwright/test';
import sharp from 'sharp';
import { restoreOrganisationVersion, showOrganisationSettings } from '../features/organisation/contract/routes.ts';
import { pathOf } from '../features/route.ts';
import { regionPaths } from '../web/paths/region.ts';
import { bearerOf, signedIn } from './demo-people.ts';
import { alive, noFaults } from './page-steps.ts';
import { leastContrast } from './readable-text.ts';

test.describe.configure({ mode: 'serial' });
test.use({ viewport: { width: 1440, height: 1000 } });

let page: Page;
/** An earlier run that failed may have left settings. */
test.beforeAll(async ({ browser }) => {
  const headers = await bearerOf(browser, 'administracion');
  const context = await signedIn(browser, 'administracion');
  const { version } = await (await context.request.get(showOrganisationSettings.path, { headers })).json();
  const restore = pathOf(restoreOrganisationVersion, { params: { version: 0 } });
  const restored = await context.request.post(restore, { headers, data: { version } });
  expect(restored.status(), await restored.text()).toBe(200);
  await context.close();
  page = await (await signedIn(browser, 'administracion')).newPage();
});
test.afterAll(() => page.context().close());

const plain = (background: string) =>
  sharp({ create: { width: 1600, height: 1000, channels: 3, background } })
    .png()
    .toBuffer();
const section = (name: string) => page.getByRole('region', { name, exact: true });

async function upload(label: RegExp, buffer: Buffer): Promise<void> {
  await page.getByLabel(label).setInputFiles({ name: 'foto.png', mimeType: 'image/png', buffer });
}
async function save(): Promise<void> {
  await page.getByRole('button', { name: 'Guardar', exact: true }).click();
  await expect(page.getByText('Guardado. El sitio ya se ve así.').first()).toBeVisible();
}
async function openSettings(): Promise<void> {
  await page.goto(regionPaths.organisation());
  await alive(page);
  await expect(page.getByLabel('Titular, primera línea')).toBeVisible();
}

/** Every theme at the widths of a phone, a tablet and a desktop. */
async function expectReadableHome(visitor: Page, picture: string): Promise<void> {
  for (const colorScheme of ['light', 'dark'] as const) {
    for (const width of [390, 820, 1440]) {
      await visitor.setViewportSize({ width, height: 1000 });
      await visitor.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
      await visitor.goto('/');
      await alive(visitor);
      await expect
        .poll(() => visitor.locator('picture img').evaluate((image: HTMLImageElement) => image.currentSrc))
        .toMatch(width < 860 ? /\/tall\d+\.avif$/ : /\/wide\d+\.avif$/);
      await visitor.locator('picture img').evaluate((image: HTMLImageElement) => image.decode());
      expect(await leastContrast(visitor), `${picture} ${colorScheme} ${width}`).toBeGreaterThanOrEqual(4.5);
    }
  }
}

test('an admin writes a headline and uploads a white picture, and the text on it is readable', async ({ browser }) => {
  test.setTimeout(400_000);
  await openSettings();
  await page.getByLabel('Titular, primera línea').fill('Donde el sol');
  await page.getByLabel('Titular, segunda línea').fill('*se acuesta');
  await expect(page.getByText('Pon un asterisco antes y otro después').first()).toBeVisible();
  await page.getByLabel('Titular, segunda línea').fill('*se acuesta*');
  await page.getByLabel('Una frase (opcional)').fill('Ven a ver cómo baja sobre el mar.');
  await upload(/^Subir una foto$/, await plain('#ffffff'));
  const focus = page.getByRole('button', { name: /^Lo que siempre se ve/ });
  await expect(focus).toBeVisible({ timeout: 60_000 });
  await expect(page.getByText('Di qué se ve: lo leen quienes no pueden ver la foto.').first()).toBeVisible();
  await expect(page.getByRole('button', { name: 'Guardar', exact: true })).toBeDisabled();
  await page.getByLabel('Qué se ve en la foto').fill('Una pared blanca');
  await page.getByLabel('Quién la tomó').fill('Rosa Díaz');
  await focus.click({ position: { x: 40, y: 60 } });
  await page.getByRole('button', { name: 'Recortar aquí' }).click();
  await expect(page.getByRole('button', { name: 'Recortar aquí' })).toBeHidden({ timeout: 60_000 });
  const preview = page.frameLocator('iframe[title="Vista previa de la portada"]');
  await expect(preview.getByRole('heading', { level: 1 })).toHaveText('Donde el solse acuesta');
  await expect(preview.locator('picture small')).toHaveText('Foto: Rosa Díaz');
  await noFaults(page);
  await save();

  const visitor = await (await browser.newContext()).newPage();
  await expectReadableHome(visitor, 'white');
  await expect(visitor.getByRole('img', { name: 'Una pared blanca' })).toBeVisible();
  await expect(visitor.getByText('Ven a ver cómo baja sobre el mar.')).toBeVisible();
  const html = await (await visitor.request.get('/')).text();
  expect(html.match(/<link rel="preload" as="image" fetchpriority="high"[^>]*>/g)).toEqual([
    expect.stringMatching(/tall480\.avif 480w.*media="\(width &lt; 860px\)"/),
    expect.stringMatching(/wide960\.avif 960w.*media="not all and/),
  ]);
  await noFaults(visitor);
  await visitor.context().close();
});

test('the text on a black picture is readable too', async ({ browser }) => {
  test.setTimeout(400_000);
  const before = await page.locator('img[src*="master.webp"]').getAttribute('src');
  await upload(/^Cambiar la foto$/, await plain('#000000'));
  await expect(page.locator('img[src*="master.webp"]')).not.toHaveAttribute('src', before!, { timeout: 60_000 });
  await save();
  const visitor = await (await browser.newContext()).newPage();
  await expectReadableHome(visitor, 'black');
  await visitor.context().close();
});

test('a logo replaces the figure of the brand, and a taxi tariff is saved with its source', async () => {
  const logo = await sharp({ create: { width: 300, height: 120, channels: 4, background: '#0b5d3bff' } })
    .png()
    .toBuffer();
  await upload(/^(Subir un|Cambiar el) logo$/, logo);
  await expect(page.getByRole('img', { name: 'El logo, de día' })).toBeVisible();
  const taxi = section('Taxi');
  await taxi.getByLabel('Por kilómetro').fill('1.20');
  await taxi.getByLabel('Lo mínimo').fill('5');
  await expect(page.getByText('Escribe quién dice la tarifa, como la municipalidad.').first()).toBeVisible();
  await taxi.getByLabel('Quién dice la tarifa').fill('Municipalidad Provincial');
  await expect(taxi.getByText(/Cinco kilómetros en 15 minutos/)).toBeVisible();
  await noFaults(page);
  await save();
  await expect(page.getByRole('banner').locator('img[src^="/archivos/"]')).toBeVisible();
  const icon = await page.request.get('/icono-192.png');
  const middle = await sharp(await icon.body())
    .extract({ left: 66, top: 86, width: 60, height: 20 })
    .toBuffer();
  const { dominant } = await sharp(middle).stats();
  expect([dominant.r < 40, dominant.g > 60, dominant.b < 90]).toEqual([true, true, true]);
});

test('the settings go back to what the region’s folder says', async ({ browser }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.emulateMedia({ colorScheme: 'dark' });
  await openSettings();
  await noFaults(page);
  await page.getByRole('button', { name: 'Volver a lo original' }).click();
  await page.getByRole('button', { name: 'Volver a la figura' }).click();
  await page.getByRole('button', { name: 'No mostrar tarifa' }).click();
  await save();
  const visitor = await (await browser.newContext()).newPage();
  await visitor.goto('/');
  await expect(visitor.locator('picture')).toHaveCount(0);
  await expect(visitor.getByRole('heading', { level: 1 })).toContainText('Del adobe');
  await visitor.context().close();
});
