import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFile } from 'node:fs/promises';
import { type APIRequestContext, type Browser, expect, type Page, test } from '@playwright/test';
import { strFromU8, unzipSync } from 'fflate';
import { signUp } from '../features/accounts/contract/entry-routes.ts';
import { REQUIRED_POLICIES } from '../features/accounts/contract/entry-rules.ts';
import type { PolicyKind } from '../features/policies/contract/policy.ts';
import { listPolicies } from '../features/policies/contract/routes.ts';
import { CUSCO, DATA_DIR, signedIn, unusedCode } from './demo-people.ts';
import { inDatabase } from './in-database.ts';
import { type MailServer, openMailServer } from './mail-server.ts';
import { alive, noFaults } from './page-steps.ts';

test.describe.configure({ mode: 'serial' });

const SITE = CUSCO.address;
const FIRST = 'caballitos de totora';
const SECOND = 'chicha, cebiche y marinera';
const STAMP = Date.now().toString(36);

let site: ChildProcess;
let left: Promise<unknown>;
let post: MailServer;

test.beforeAll(async () => {
  post = await openMailServer();
  site = spawn(process.execPath, ['tools/run.mjs', 'tools/start.ts'], {
    cwd: `${import.meta.dirname}/..`,
    stdio: ['ignore', 'ignore', 'inherit'],
    env: {
      ...process.env,
      ...{ PORT: new URL(SITE).port, DATA_DIR, REGION: CUSCO.region, RATE_LIMIT: '0', LOG_LEVEL: 'warn' },
      SMTP_URL: `smtp://127.0.0.1:${post.port}`,
    },
  });
  left = once(site, 'exit');
  const isOpen = () =>
    fetch(`${SITE}/healthz`).then(
      ({ ok }) => ok,
      () => false,
    );
  const gone = left.then(() => {
    throw new Error('The second region did not start.');
  });
  await Promise.race([gone, expect.poll(isOpen, { timeout: 170_000, intervals: [250] }).toBe(true)]);
});

test.afterAll(async () => {
  site.kill('SIGTERM');
  await left;
  await post.close();
});

const main = (page: Page) => page.getByRole('main');
const address = (who: string) => `${who}.${STAMP}@example.org`;

async function open(page: Page, path: string) {
  await page.goto(path.startsWith('http') ? path : SITE + path);
  await alive(page);
}

async function typeIn(page: Page, email: string, password: string) {
  await main(page).getByLabel('Correo').fill(email);
  await main(page).getByLabel('Contraseña', { exact: true }).fill(password);
  await main(page).getByRole('button', { name: 'Entrar', exact: true }).click();
}

async function leave(page: Page) {
  await page.getByRole('button', { name: 'Tu cuenta' }).click();
  await page.getByRole('dialog', { name: 'Tu cuenta' }).getByRole('button', { name: 'Salir' }).click();
  await expect(page.getByText('Saliste de tu cuenta.')).toBeVisible();
}

const token = (page: Page) => page.evaluate(() => localStorage.getItem('token'));

async function another(browser: Browser): Promise<Page> {
  const context = await browser.newContext({ baseURL: SITE });
  return context.newPage();
}

async function askForAccount(request: APIRequestContext, email: string, name: string) {
  const headers = { authorization: `Bearer ${process.env.APP_TOKEN ?? 'vereda-demo'}` };
  const { items } = await (await request.get(SITE + listPolicies.path, { headers })).json();
  const policies = (items as { kind: PolicyKind; version: number; hash: string }[])
    .filter(({ kind }) => REQUIRED_POLICIES.includes(kind))
    .map(({ kind, version, hash }) => ({ kind, version, hash }));
  const answer = await request.post(SITE + signUp.path, {
    headers,
    data: { name, email, password: FIRST, policies },
  });
  expect(answer.ok(), await answer.text()).toBe(true);
}

test("a visitor plans a trip, signs up, resets the password, downloads the account's data and erases the account", async ({
  page,
  browser,
}) => {
  const email = address('lucia');
  const name = `Lucía Mendoza ${STAMP}`;

  const day = new Date(Date.now() + 21 * 86_400_000).toISOString().slice(0, 10);
  await open(page, `/arma-tu-viaje?desde=${day}&dias=1`);
  await page.getByRole('button', { name: 'Ver mi plan' }).click();
  await page.waitForURL(/\/viajes\/[\w-]+/);
  await expect(page.getByRole('status').getByText('Guardado', { exact: true })).toBeVisible();
  const title = await page.evaluate(() => {
    const [local] = JSON.parse(localStorage.getItem('viajes') ?? '[]');
    return JSON.parse(localStorage.getItem(`viaje:${local}`) ?? '{}').document.title as string;
  });

  await open(page, '/crear-cuenta');
  await noFaults(page);
  await page.getByLabel('Cómo te llamas').fill(name);
  await page.getByLabel('Correo').fill(email);
  await page.getByLabel('Contraseña', { exact: true }).fill(FIRST);
  for (const accepted of await page.getByRole('checkbox').all()) await accepted.check({ force: true });
  await page.getByRole('button', { name: 'Crear mi cuenta' }).click();
  await expect(page.getByRole('heading', { name: 'Revisa tu correo' })).toBeVisible();
  await open(page, await post.linkFor(email, '/confirmar'));
  await expect(page.getByRole('heading', { level: 1, name: 'Listo, Lucía' })).toBeVisible();
  await expect(page.getByText('Tu viaje ya está en tu cuenta.')).toBeVisible();
  await expect(page).toHaveURL(`${SITE}/confirmar`);
  expect(JSON.parse((await token(page))!)).toMatch(/^[\w-]{43}$/);

  const phone = await another(browser);
  await open(phone, '/cuenta/sesiones');
  await expect(phone).toHaveURL(`${SITE}/entrar?volver=${encodeURIComponent('/cuenta/sesiones')}`);
  await noFaults(phone);
  await typeIn(phone, email, 'no es esta');
  await expect(phone.getByText('El correo o la contraseña no coinciden')).toBeVisible();
  await typeIn(phone, email, FIRST);
  await expect(phone).toHaveURL(`${SITE}/cuenta/sesiones`);
  await expect(phone.getByText('Este navegador')).toBeVisible();
  await open(phone, '/viajes');
  await phone.getByRole('heading', { level: 2, name: title }).click();
  await expect(phone.getByRole('button', { name: 'Mejorar mi ruta' }).first()).toBeVisible();
  await open(phone, '/cuenta/sesiones');

  await leave(page);
  expect(await token(page)).toBeNull();
  await open(page, '/restaurar');
  await page.getByLabel('Correo').fill(email);
  await page.getByRole('button', { name: 'Enviarme el enlace' }).click();
  const link = await post.linkFor(email, '/restaurar');
  await open(page, link);
  await expect(page).toHaveURL(`${SITE}/restaurar`);
  await expect(page.locator('meta[name="referrer"]')).toHaveAttribute('content', 'no-referrer');
  await page.getByLabel('Contraseña nueva').fill(SECOND);
  await page.getByRole('button', { name: 'Guardar mi contraseña' }).click();
  await expect(page.getByRole('heading', { name: 'Tu contraseña cambió' })).toBeVisible();

  await open(page, link);
  await page.getByLabel('Contraseña nueva').fill('otra frase que nadie adivina');
  await page.getByRole('button', { name: 'Guardar mi contraseña' }).click();
  await expect(page.getByText('El enlace ya no sirve')).toBeVisible();
  await phone.getByRole('navigation', { name: 'Tu cuenta' }).getByRole('link', { name: 'Seguridad' }).click();
  const again = phone.getByRole('dialog', { name: 'Tu sesión terminó' });
  await expect(again.getByLabel('Correo')).toHaveValue(email);
  await again.getByLabel('Contraseña', { exact: true }).fill(SECOND);
  await again.getByRole('button', { name: 'Entrar', exact: true }).click();
  await expect(again).toBeHidden();
  await expect(phone.getByRole('button', { name: 'Cambiar contraseña' })).toBeVisible();
  await noFaults(phone);
  await phone.context().close();

  await open(page, '/entrar?volver=/cuenta/privacidad');
  await typeIn(page, email, SECOND);
  await expect(page.getByRole('heading', { name: 'Lo que guardamos' })).toBeVisible();
  await noFaults(page);

  await page.getByRole('button', { name: 'Pedir una copia de mis datos' }).click();
  await expect(page.getByText('Tu copia está lista')).toBeVisible({ timeout: 20_000 });
  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Descargar' }).click();
  const files = unzipSync(await readFile(await (await download).path()));
  const { tablas } = JSON.parse(strFromU8(files['datos.json']!)) as { tablas: { tabla: string; filas: unknown[] }[] };
  const rowsOf = (table: string) => tablas.find(({ tabla }) => tabla === table)?.filas;
  expect(rowsOf('account')).toEqual([expect.objectContaining({ name, email })]);
  expect(rowsOf('trip')).toHaveLength(1);
  expect(JSON.stringify(rowsOf('trip'))).toContain(title);
  expect(strFromU8(files['index.html']!)).toContain(name);
  await post.emailTo(email, /\/cuenta\/privacidad/);

  await page.getByRole('button', { name: 'Borrar mi cuenta…' }).click();
  const sheet = page.getByRole('dialog', { name: 'Borrar mi cuenta' });
  await sheet.getByRole('button', { name: 'Borrar mi cuenta' }).click();
  await expect(sheet.getByText('Escribe «borrar mi cuenta».')).toBeVisible();
  await noFaults(page);
  await sheet.getByLabel('Escríbelo tal cual').fill('borrar mi cuenta');
  await sheet.getByRole('button', { name: 'Borrar mi cuenta' }).click();
  await page.waitForURL((url) => url.pathname === '/');
  await page.getByRole('button', { name: 'Quitar de este dispositivo' }).click();
  expect(await post.emailTo(email, /se borrará el/)).toContain('/entrar');

  await inDatabase(async (client) => {
    const { rows: accounts } = await client.query('select id from account where email = $1', [email]);
    const traces = async () => {
      const { rows } = await client.query(
        `select (select count(*) from account where email = $1 or name = $2)
           + (select count(*) from trip where account_id = $3) as traces`,
        [email, name, accounts[0].id],
      );
      return Number(rows[0].traces);
    };
    expect(await traces()).toBe(2);
    const asOf = new Date(Date.now() + 15 * 86_400_000).toISOString();
    await client.query(`select graphile_worker.add_job('cusco:privacy/erase-due', $1::json)`, [
      JSON.stringify({ asOf }),
    ]);
    await expect.poll(traces, { timeout: 20_000 }).toBe(0);
  });
  await post.emailTo(email, /Borramos tu cuenta/);
});

test('signing in asks for a second factor, unless the person signs in with a passkey', async ({ page, context }) => {
  const devtools = await context.newCDPSession(page);
  await devtools.send('WebAuthn.enable');
  await devtools.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      transport: 'internal',
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  });
  const email = address('ana');
  await askForAccount(page.request, email, 'Ana Quispe');
  await open(page, await post.linkFor(email, '/confirmar'));
  await expect(page.getByRole('heading', { level: 1, name: 'Listo, Ana' })).toBeVisible();
  await open(page, '/cuenta/seguridad');
  await page.getByRole('button', { name: 'Activar' }).click();
  const secret = (await page.locator('code').textContent())!.replaceAll(' ', '');
  await page.getByLabel('El código que muestra ahora').fill(unusedCode({ email, secret }));
  await page.getByRole('button', { name: 'Activar los dos pasos' }).click();
  const codes = page.getByRole('dialog', { name: 'Guarda tus códigos de recuperación' });
  await expect(codes.getByRole('listitem')).not.toHaveCount(0);
  const [recovery] = await codes.getByRole('listitem').allTextContents();
  await noFaults(page);
  await codes.getByRole('button', { name: 'Ya los guardé' }).click();
  await expect(page.getByText('Activada')).toBeVisible();

  for (const code of [() => unusedCode({ email, secret }), () => recovery!]) {
    await leave(page);
    await open(page, '/entrar?volver=/cuenta/seguridad');
    await typeIn(page, email, FIRST);
    await main(page).getByLabel('Código de verificación').fill(code());
    await main(page).getByRole('button', { name: 'Entrar', exact: true }).click();
    await expect(page).toHaveURL(`${SITE}/cuenta/seguridad`);
  }

  await page.getByRole('button', { name: 'Agregar una llave' }).click();
  await page.getByRole('button', { name: /^Renombrar/ }).click();
  await page.getByLabel('Nombre de la llave').fill('Mi teléfono');
  await page.getByRole('button', { name: 'Guardar', exact: true }).click();
  await expect(page.getByText('Mi teléfono')).toBeVisible();
  await leave(page);

  await page.goto(`${SITE}/entrar?volver=/cuenta/sesiones`);
  await expect(page).toHaveURL(`${SITE}/cuenta/sesiones`);
  await expect(page.getByText('con una llave de acceso')).toBeVisible();
  await leave(page);
  await page.addInitScript(() => {
    PublicKeyCredential.isConditionalMediationAvailable = async () => false;
  });
  await open(page, '/entrar?volver=/cuenta/seguridad');
  await page.getByRole('button', { name: 'Entrar con una llave de acceso' }).click();
  await expect(page).toHaveURL(`${SITE}/cuenta/seguridad`);
  await page.getByRole('button', { name: 'Quitar Mi teléfono' }).click();
  await page.getByRole('button', { name: 'Sí, quitarla' }).click();
  await expect(page.getByText('Mi teléfono')).toBeHidden();
});

test('staff can send an email again after the mail server refused it', async ({ browser, request }) => {
  const email = address('paso');
  post.refuse(email, true);
  await askForAccount(request, email, 'Paso Quispe');
  const staffContext = await signedIn(browser, 'administracion', CUSCO);
  const staffPage = await staffContext.newPage();
  const message = staffPage.getByRole('listitem').filter({ hasText: 'Enviar el enlace que confirma una cuenta' });
  await expect(async () => {
    await open(staffPage, '/region/tareas');
    await expect(message.first()).toContainText('El servidor de correo respondió «550 No such mailbox here».', {
      timeout: 1_000,
    });
  }).toPass();
  await noFaults(staffPage);
  post.refuse(email, false);
  const waiting = await message.count();
  await message.first().getByRole('button', { name: 'Intentar otra vez' }).click();
  await post.linkFor(email, '/confirmar');
  await expect(message).toHaveCount(waiting - 1);
  await staffContext.close();
});
