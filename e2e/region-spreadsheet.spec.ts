import { readFile } from 'node:fs/promises';
import { expect, type Page, test } from '@playwright/test';
import { parse } from 'csv-parse/sync';
import { signedIn } from './demo-people.ts';
import { alive, noFaults } from './page-steps.ts';

const NAME = 'Museo del Juguete';

/** The cells of a downloaded sheet by title. */
async function downloaded(page: Page): Promise<string[][]> {
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Descargar en CSV' }).click(),
  ]);
  return parse(await readFile(await download.path()), { bom: true });
}

const write = (rows: readonly string[][]) =>
  Buffer.from(rows.map((row) => row.map((cell) => `"${cell.replaceAll('"', '""')}"`).join(',')).join('\r\n'));

async function shows(page: Page, address: string, texts: readonly string[], isShown: boolean) {
  await page.goto(address);
  await alive(page);
  for (const text of texts) await expect(page.getByText(text).first()).toBeVisible({ visible: isShown });
}

test('the region downloads its museums, changes them in a sheet, applies it and takes it back', async ({
  browser,
  page: visitor,
}) => {
  test.setTimeout(240_000);
  const page = await (await signedIn(browser, 'redaccion')).newPage();
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto('/region/lugares');
  await alive(page);
  await page.getByLabel('Buscar un lugar').fill('museo');
  await expect(page.getByText(/^\d+ de \d+ lugares\.$/)).toBeVisible();
  await page.getByRole('link', { name: 'Editarlos en una hoja de cálculo' }).click();
  await expect(page.getByText('Los lugares de tu lista: «museo».')).toBeVisible();
  await noFaults(page);

  const [titles, ...rows] = (await downloaded(page)) as [string[], ...string[][]];
  const column = (title: string) => titles.indexOf(title);
  const museum = rows.find((row) => row[column('Nombre')] === NAME)!;
  const other = rows.find((row) => row !== museum)!;
  museum[column('Teléfonos')] = '044 208182';
  museum[column('Horario')] = 'de martes a domingo de 9 a 16:45';
  other[column('Horario')] = 'cuando haya luz';
  await visitor.goto(`/explorar?q=${encodeURIComponent(NAME)}`);
  await visitor.getByRole('link', { name: NAME, exact: true }).first().click();
  await expect(visitor.getByRole('heading', { level: 1, name: NAME })).toBeVisible();
  const address = visitor.url();

  await page
    .getByLabel('Elegir la hoja')
    .setInputFiles({ name: 'museos.csv', mimeType: 'text/csv', buffer: write([titles, ...rows]) });
  await page.waitForURL(/\/region\/lugares\/hoja\/[\w-]{36}$/);
  await expect(page.getByText('Por aplicar')).toBeVisible({ timeout: 60_000 });
  await expect(page.getByText('+51 44 208182')).toBeVisible();
  await expect(page.getByText(/Abre de martes a domingo, 09:00–16:45/)).toBeVisible();
  await page.getByText(/^Errores \(1\)$/).click();
  await expect(page.getByText('Columna «Horario», «cuando haya luz»:')).toBeVisible();
  await noFaults(page);
  await shows(visitor, address, ['+51 44 208182'], false);

  await page.getByLabel('¿Cómo supiste lo que trae la hoja?').selectOption({ label: 'Llamé por teléfono' });
  await page.getByRole('button', { name: 'Aplicar 2 cambios' }).click();
  await expect(page.getByText('Se aplicaron 2 cambios.')).toBeVisible({ timeout: 90_000 });
  await shows(visitor, address, ['+51 44 208182', '09:00–16:45'], true);

  await page.getByRole('button', { name: 'Deshacer la hoja' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Deshacer la hoja' }).click();
  await expect(page.getByText('Se deshicieron 2 cambios.')).toBeVisible({ timeout: 90_000 });
  await shows(visitor, address, ['+51 44 208182'], false);

  await page.getByText(/^Cambian \(1\)$/).click();
  await page.getByRole('link', { name: NAME, exact: true }).click();
  await expect(page.getByText('Deshecho. Queda').first()).toBeVisible();
  await page.context().close();
});
