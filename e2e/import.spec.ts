import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, type Page, test } from '@playwright/test';
import { signedIn } from './demo-people.ts';
import { alive, noFaults } from './page-steps.ts';

const FILE = join(import.meta.dirname, '../tests/fixtures/inventario-sucio.csv');
const NEW_PLACE = 'Picantería Doña Peta Ñique';
const TWIN = 'Huaca del Dragon o Arco Iris';

/** The site remembers files and their titles, so each run has another title. */
const anotherFile = async () =>
  Buffer.from((await readFile(FILE, 'latin1')).replace(';RUC', `;RUC ${Date.now()}`), 'latin1');

async function findsIt(page: Page, isFound: boolean) {
  await page.goto(`/explorar?q=${encodeURIComponent('picantería doña peta')}`);
  await alive(page);
  await expect(page.getByRole('link', { name: NEW_PLACE })).toHaveCount(isFound ? 1 : 0);
}

test('the region imports 25 dirty rows, finds their places, and takes everything back', async ({
  browser,
  page: visitor,
}) => {
  test.setTimeout(240_000);
  const page = await (await signedIn(browser, 'redaccion')).newPage();
  await page.setViewportSize({ width: 1440, height: 900 });
  await findsIt(visitor, false);

  await page.goto('/region/importar');
  await alive(page);
  await noFaults(page);
  await page
    .getByLabel('Elegir un archivo')
    .setInputFiles({ name: 'inventario.csv', mimeType: 'text/csv', buffer: await anotherFile() });
  await page.waitForURL(/\/region\/importar\/[\w-]{36}$/);
  await expect(page.getByText('Por importar')).toBeVisible({ timeout: 60_000 });
  await expect(page.getByText(/windows-1252/)).toBeVisible();

  // The kind that the site does not know, once for all rows of the file.
  await page.getByLabel('«Elaboración artesanal de quesos»').selectOption({ label: 'Mercado' });
  await page.getByRole('button', { name: 'Guardar y volver a leer' }).click();
  await expect(page.getByText('Tipos que no conocemos')).toHaveCount(0, { timeout: 60_000 });

  await page.getByText(/^Preguntan \(3\)$/).click();
  await page.getByRole('button', { name: `Es el mismo: ${TWIN}` }).click();
  await page.getByRole('button', { name: 'Entra así: Cascada de Poroto' }).click();
  await page.getByRole('button', { name: 'Queda fuera: Mirador de Malabrigo' }).click();
  await expect(page.getByText(/^Entran \(20\)$/)).toBeVisible();
  await page.getByText(/^No entran \(4\)$/).click();
  await expect(page.getByText('No tiene nombre.')).toBeVisible();
  await expect(page.getByText('Está fuera del alcance de la región.')).toBeVisible();
  await noFaults(page);

  await page.getByRole('button', { name: 'Importar 20 lugares' }).click();
  await expect(page.getByText('Importado', { exact: true })).toBeVisible({ timeout: 90_000 });
  await expect(page.getByRole('definition').first()).toHaveText('18');
  await findsIt(visitor, true);
  await visitor.getByRole('link', { name: NEW_PLACE }).click();
  await expect(visitor.getByRole('heading', { level: 1, name: NEW_PLACE })).toBeVisible();
  await expect(visitor.getByText('+51 44 465102').first()).toBeVisible();

  await page.getByRole('button', { name: 'Deshacer la importación' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Deshacer la importación' }).click();
  await expect(page.getByText('Deshecho', { exact: true })).toBeVisible({ timeout: 90_000 });
  await expect(page.getByText(/Salieron 18 lugares/)).toBeVisible();
  await findsIt(visitor, false);
  await page.context().close();
});
