import { join } from 'node:path';
import { expect, test } from '@playwright/test';
import sharp from 'sharp';
import { WITH_MAPS_AND_PICTURES } from './data-saver.ts';
import { signedIn } from './demo-people.ts';
import { alive, noFaults } from './page-steps.ts';

test.use(WITH_MAPS_AND_PICTURES);

const EXTRACT = join(import.meta.dirname, '../tests/fixtures/trujillo.osm.pbf');
const PHOTO_PLACE = 'museo-del-juguete';

test('the region cuts an extract of OpenStreetMap, and brings photos with their licences', async ({
  browser,
  page: visitor,
}) => {
  test.setTimeout(240_000);
  const page = await (await signedIn(browser, 'redaccion')).newPage();
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/region/importar');
  await alive(page);
  await page.getByLabel('Elegir un archivo').setInputFiles(EXTRACT);
  // Another cut each time, because the site remembers files.
  const south = (-8.21 - (Date.now() % 1000) / 1e6).toFixed(6);
  await page.getByLabel(/^Recorte de trujillo/).fill(`-79.05, ${south}, -78.93, -8.12`);
  await page.getByRole('button', { name: 'Subir el extracto' }).click();
  await page.waitForURL(/\/region\/importar\/[\w-]{36}$/);
  await expect(page.getByText('Por importar')).toBeVisible({ timeout: 60_000 });
  await expect(page.getByText(/Leímos los lugares del extracto dentro de -79.05/)).toBeVisible();
  await page.getByText(/^Entran \(\d+\)$/).click();
  await expect(page.getByRole('listitem').first()).toBeVisible();
  await noFaults(page);

  await page.goto('/region/importar');
  await alive(page);
  const files = { 'a.jpg': '#a04020', 'b.jpg': '#2040a0' };
  const pictures = await Promise.all(
    Object.entries(files).map(async ([name, background]) => ({
      ...{ name, mimeType: 'image/jpeg' },
      buffer: await sharp({ create: { width: 900, height: 600, channels: 3, background } })
        .withExif({ IFD0: { ImageDescription: String(Date.now()) } })
        .jpeg()
        .toBuffer(),
    })),
  );
  const table = [
    'archivo;lugar;autor;licencia;fuente;descripción',
    `a.jpg;${PHOTO_PLACE};Rosa Díaz;CC BY-SA 3.0;https://fotos.example/1;Foto del archivo de la ciudad`,
    `b.jpg;${PHOTO_PLACE};Luis Paz;;;Sin licencia`,
  ].join('\n');
  await page
    .getByLabel('Elegir un archivo')
    .setInputFiles([...pictures, { name: 'tabla.csv', mimeType: 'text/csv', buffer: Buffer.from(table) }]);
  await page.waitForURL(/\/region\/importar\/[\w-]{36}$/);
  await expect(page.getByText('Por importar')).toBeVisible({ timeout: 60_000 });
  await page.getByText(/^No entran \(1\)$/).click();
  await expect(page.getByText('La tabla no dice su licencia.')).toBeVisible();
  await noFaults(page);
  await page.getByRole('button', { name: 'Importar 1 foto' }).click();
  await expect(page.getByText('Importado', { exact: true })).toBeVisible({ timeout: 90_000 });

  const photo = visitor.getByRole('img', { name: 'Foto del archivo de la ciudad' }).first();
  await expect(async () => {
    await visitor.goto(`/lugares/${PHOTO_PLACE}`);
    await expect(photo).toBeVisible({ timeout: 3000 });
  }).toPass({ timeout: 60_000 });

  await page.getByRole('button', { name: 'Deshacer la importación' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Deshacer la importación' }).click();
  await expect(page.getByText('Salió 1 foto que trajo este archivo.')).toBeVisible({ timeout: 60_000 });
  await visitor.goto(`/lugares/${PHOTO_PLACE}`);
  await expect(photo).toHaveCount(0);
  await page.context().close();
});
