import { readFile } from 'node:fs/promises';
import { AxeBuilder } from '@axe-core/playwright';
import { expect, type Page, test } from '@playwright/test';
import { strFromU8, unzipSync } from 'fflate';
import pg from 'pg';
import { joinEmbeddedDatabase } from '../server/database/embedded/supervisor.ts';

/** A visitor's trip becomes their account's; they take everything with them, and leave nothing behind. */

const DATA_DIR = process.env.E2E_DATA_DIR ?? `${import.meta.dirname}/../node_modules/.cache/e2e`;
const PASSWORD = 'cuatro algarrobos en Moche';
const stamp = Date.now().toString(36);
const EMAIL = `marina.${stamp}@ejemplo.pe`;
const NAME = `Marina Quispe ${stamp}`;

test.setTimeout(90_000);

async function ready(page: Page, path: string) {
  await page.goto(path);
  await page.locator('html[data-ready]').waitFor();
}

async function noFaults(page: Page) {
  const { violations } = await new AxeBuilder({ page }).exclude('canvas').analyze();
  expect(violations.map(({ id, nodes }) => [id, nodes.map((node) => node.target.join(' '))])).toEqual([]);
}

/** Text of the newest letter to an address whose subject says something, once it is there. */
async function letter(page: Page, subject: RegExp): Promise<string> {
  let id = '';
  await expect(async () => {
    const { items } = await (await page.request.get(`/api/demo/mails/?to=${encodeURIComponent(EMAIL)}`)).json();
    id = items.find((mail: { subject: string }) => subject.test(mail.subject)).id;
  }).toPass({ timeout: 15_000 });
  return (await (await page.request.get(`/api/demo/mails/${id}/`)).json()).text;
}

async function inDatabase<T>(work: (client: pg.Client) => Promise<T>): Promise<T> {
  const embedded = await joinEmbeddedDatabase({ dataDir: DATA_DIR });
  const client = new pg.Client(embedded.connection);
  await client.connect();
  try {
    return await work(client);
  } finally {
    await client.end();
    await embedded.leave();
  }
}

test('a visitor plans, signs up, finds the trip in the account, takes a copy of everything, and leaves', async ({
  page,
  browser,
}) => {
  const day = new Date(Date.now() + 21 * 86_400_000).toISOString().slice(0, 10);
  await ready(page, `/arma-tu-viaje?desde=${day}&dias=1`);
  await page.getByRole('button', { name: 'Ver mi plan' }).click();
  await page.waitForURL(/\/viajes\/[\w-]+/);
  await expect(page.getByRole('status').getByText('Guardado', { exact: true })).toBeVisible();
  const title = await page.evaluate(() => {
    const [local] = JSON.parse(localStorage.getItem('viajes') ?? '[]');
    return JSON.parse(localStorage.getItem(`viaje:${local}`) ?? '{}').document.title as string;
  });

  await ready(page, '/crear-cuenta');
  await page.getByLabel('Cómo te llamas').fill(NAME);
  await page.getByLabel('Correo').fill(EMAIL);
  await page.getByLabel('Contraseña', { exact: true }).fill(PASSWORD);
  for (const box of await page.getByRole('checkbox').all()) await box.check({ force: true });
  await page.getByRole('button', { name: 'Crear mi cuenta' }).click();
  const [link] = /http\S+\/confirmar#[\w-]{43}/.exec(await letter(page, /^Confirma/))!;
  await page.goto(new URL(link).pathname + new URL(link).hash);
  await expect(page.getByRole('link', { name: 'Ver mis viajes' })).toBeVisible();
  await expect(page.getByText('Tu viaje ya está en tu cuenta.')).toBeVisible();

  // On another device, without any secret.
  const phone = await browser.newPage({ locale: 'es-PE', timezoneId: 'America/Lima' });
  await ready(phone, '/entrar?volver=/viajes');
  await phone.getByLabel('Correo').fill(EMAIL);
  await phone.getByLabel('Contraseña', { exact: true }).fill(PASSWORD);
  await phone.getByRole('button', { name: 'Entrar', exact: true }).click();
  await phone.getByRole('heading', { level: 2, name: title }).click();
  await expect(phone.getByRole('button', { name: 'Optimizar alrededor' }).first()).toBeVisible();
  await phone.close();

  await ready(page, '/cuenta/privacidad');
  await expect(page.getByRole('heading', { name: 'Lo que guardamos' })).toBeVisible();
  await noFaults(page);
  await page.getByRole('button', { name: 'Pedir una copia de mis datos' }).click();
  await expect(page.getByText('Tu copia está lista')).toBeVisible({ timeout: 20_000 });
  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Descargar' }).click();
  const files = unzipSync(await readFile(await (await download).path()));
  for (const value of [NAME, EMAIL, title]) expect(strFromU8(files['datos.json']!)).toContain(value);
  expect(strFromU8(files['index.html']!)).toContain(NAME);
  expect(await letter(page, /^Tus datos/)).toContain('/cuenta/privacidad');

  await page.getByRole('button', { name: 'Borrar mi cuenta…' }).click();
  const sheet = page.getByRole('dialog', { name: 'Borrar mi cuenta' });
  await sheet.getByRole('button', { name: 'Borrar mi cuenta' }).click();
  await expect(sheet.getByText('Escribe «borrar mi cuenta».')).toBeVisible();
  await noFaults(page);
  await sheet.getByLabel('Escríbelo tal cual').fill('borrar mi cuenta');
  await sheet.getByRole('button', { name: 'Borrar mi cuenta' }).click();
  await page.waitForURL((url) => url.pathname === '/');
  await page.getByRole('button', { name: 'Quitar de este dispositivo' }).click();
  expect(await letter(page, /se borrará el/)).toContain('/entrar');

  await inDatabase(async (client) => {
    const asOf = new Date(Date.now() + 15 * 86_400_000).toISOString();
    const { rows: accounts } = await client.query('select id from account where email = $1', [EMAIL]);
    const asked = [EMAIL, NAME, accounts[0].id];
    const traces = async () => {
      const { rows } = await client.query(
        `select (select count(*) from account where email = $1 or name = $2) + (select count(*) from trip where account_id = $3)
           + (select count(*) from demo_mail where recipient = $1 or position($2 in body_text) > 0) as traces`,
        asked,
      );
      return Number(rows[0].traces);
    };
    expect(await traces()).toBeGreaterThan(0);
    await client.query(`select graphile_worker.add_job('trujillo:privacy/erase-due', $1::json)`, [
      JSON.stringify({ asOf }),
    ]);
    await expect.poll(traces, { timeout: 20_000 }).toBe(0);
  });
});

test('without an account nothing is asked, and the page of privacy is there', async ({ page }) => {
  await ready(page, '/');
  await page.getByRole('contentinfo').getByRole('link', { name: 'Privacidad', exact: true }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Tu privacidad' })).toBeVisible();
  await expect(page.getByText('no te pedimos ningún permiso')).toBeVisible();
  await expect(page.getByRole('region', { name: 'Tu privacidad' })).toHaveCount(0);
  await noFaults(page);
});
