import { execFile } from 'node:child_process';
import { cp, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { expect, type Page, test } from '@playwright/test';
import { openFolder } from '../tests/open-folder.ts';
import { DATA_DIR, signedIn } from './demo-people.ts';
import { inDatabase } from './in-database.ts';
import { alive } from './page-steps.ts';

const ROOT = join(import.meta.dirname, '..');
const SLUG = 'chocolate-cafe';

/** Runs `npm run import` with another telephone of the café in the region's data. */
async function importAgain(phone: string): Promise<void> {
  const folder = await openFolder('regions');
  const copy = join(folder, 'trujillo');
  await cp(join(ROOT, 'regions', 'trujillo'), copy, { recursive: true });
  await writeFile(join(copy, 'art.ts'), `export { art } from '${join(ROOT, 'regions/trujillo/art.ts')}';`);
  const data = join(copy, 'places/osm.geojson');
  const text = await readFile(data, 'utf8');
  expect(text).toContain('+51044462420');
  await writeFile(data, text.replace('+51044462420', phone));
  const env = { ...process.env, DATA_DIR, REGIONS_DIR: folder };
  await promisify(execFile)(process.execPath, ['tools/run.mjs', 'tools/import.ts', '--region', 'trujillo'], {
    cwd: ROOT,
    env,
  });
  await rm(folder, { recursive: true });
}

const idOf = (slug: string): Promise<string> =>
  inDatabase(async (client) => {
    const { rows } = await client.query('select id from company where slug = $1', [slug]);
    return rows[0].id;
  });

const saved = (page: Page) => expect(page.getByText(/Guardado a las \d\d:\d\d/)).toBeVisible();

test('a mended telephone is everywhere at once, and stays after another import', async ({ browser, page: visitor }) => {
  test.setTimeout(300_000);
  const id = await idOf(SLUG);
  const page = await (await signedIn(browser, 'redaccion')).newPage();
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto(`/region/lugares/${id}`);
  await alive(page);
  const phones = page.getByRole('textbox', { name: 'Teléfonos' });
  await expect(phones).toHaveValue('+51 44 462420');
  await phones.fill('044 208 181');
  await saved(page);

  await visitor.goto(`/lugares/${SLUG}`);
  await expect(visitor.getByText('+51 44 208181').first()).toBeVisible();
  await visitor.goto('/explorar?q=chocolate+café');
  await expect(visitor.getByRole('link', { name: 'Chocolate Café' }).first()).toBeVisible();
  const headers = { authorization: `Bearer ${process.env.APP_TOKEN ?? 'vereda-demo'}` };
  const answer = await visitor.request.get(`/api/companies/${SLUG}/`, { headers });
  expect(await answer.json()).toMatchObject({ phones: ['+51 44 208181'] });

  await importAgain('+51044462420');
  await page.reload();
  await alive(page);
  await expect(phones).toHaveValue('+51 44 208181');
  await expect(page.getByText('Hay que elegir')).toHaveCount(0);

  await importAgain('+51044462421');
  await visitor.goto(`/lugares/${SLUG}`);
  await expect(visitor.getByText('+51 44 208181').first()).toBeVisible();
  await page.goto('/region/lugares?falta=differs');
  await alive(page);
  await page.getByRole('link', { name: 'Chocolate Café', exact: true }).click();
  await expect(page.getByRole('button', { name: 'El de ahora: +51 44 208181' })).toBeVisible();
  await page.getByRole('button', { name: 'El de la importación: +51 44 462421' }).click();
  await expect(phones).toHaveValue('+51 44 462421');
  await visitor.goto(`/lugares/${SLUG}`);
  await expect(visitor.getByText('+51 44 462421').first()).toBeVisible();

  // The demo's own data again, for the tests that follow.
  await importAgain('+51044462420');
  await page.context().close();
});
