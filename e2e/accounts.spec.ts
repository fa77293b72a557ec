import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { AxeBuilder } from '@axe-core/playwright';
import { type Browser, expect, type Page, test } from '@playwright/test';
import { Secret, TOTP } from 'otpauth';
import { openPostOffice, type PostOffice } from './post-office.ts';

/**
 * A traveller's account from the first letter to the last session, with a real mail server: the second region, on the database of the first, posts its
 * letters by SMTP.
 */

test.describe.configure({ mode: 'serial', timeout: 40_000 });

const PORT = Number(process.env.E2E_PORT ?? 3217) + 1;
const SITE = `http://localhost:${PORT}`;
const DATA_DIR = process.env.E2E_DATA_DIR ?? `${import.meta.dirname}/../node_modules/.cache/e2e`;
const FIRST = 'caballitos de totora';
const SECOND = 'chicha, cebiche y marinera';

let site: ChildProcess;
let post: PostOffice;

test.beforeAll(async () => {
  test.setTimeout(180_000);
  post = await openPostOffice();
  site = spawn(process.execPath, ['tools/run.mjs', 'tools/start.ts'], {
    cwd: `${import.meta.dirname}/..`,
    stdio: ['ignore', 'ignore', 'inherit'],
    env: {
      ...process.env,
      ...{ PORT: String(PORT), DATA_DIR, REGION: 'cusco', RATE_LIMIT: '0', LOG_LEVEL: 'warn' },
      ...{ SMTP_URL: `smtp://127.0.0.1:${post.port}` },
    },
  });
  await expect
    .poll(
      () =>
        fetch(`${SITE}/healthz`).then(
          ({ ok }) => ok,
          () => false,
        ),
      { timeout: 170_000, intervals: [250] },
    )
    .toBe(true);
});

test.afterAll(async () => {
  const left = once(site, 'exit');
  site.kill('SIGTERM');
  await left;
  await post.close();
});

const main = (page: Page) => page.getByRole('main');
const address = (who: string) => `${who}.${Date.now().toString(36)}@example.org`;

async function open(page: Page, path: string) {
  await page.goto(path.startsWith('http') ? path : SITE + path);
  await page.locator('html[data-ready]').waitFor();
}

async function noFaults(page: Page) {
  const { violations } = await new AxeBuilder({ page }).exclude('canvas').analyze();
  expect(violations.map(({ id, nodes }) => [id, nodes.map((node) => node.target.join(' '))])).toEqual([]);
}

async function signUp(page: Page, email: string) {
  await open(page, '/crear-cuenta');
  await noFaults(page);
  await page.getByLabel('Cómo te llamas').fill('Lucía Mendoza Ríos');
  await page.getByLabel('Correo').fill(email);
  await page.getByLabel('Contraseña', { exact: true }).fill(FIRST);
  for (const accepted of await page.getByRole('checkbox').all()) await accepted.check({ force: true });
  await page.getByRole('button', { name: 'Crear mi cuenta' }).click();
  await expect(page.getByRole('heading', { name: 'Revisa tu correo' })).toBeVisible();
  await open(page, await post.linkFor(email, '/confirmar'));
  await expect(page.getByRole('heading', { level: 1, name: 'Listo, Lucía' })).toBeVisible();
}

async function typeIn(page: Page, email: string, password: string) {
  await page.getByLabel('Correo').fill(email);
  await page.getByLabel('Contraseña', { exact: true }).fill(password);
  await main(page).getByRole('button', { name: 'Entrar', exact: true }).click();
}

async function leave(page: Page) {
  await page.getByRole('button', { name: 'Tu cuenta' }).click();
  await page.getByRole('dialog', { name: 'Tu cuenta' }).getByRole('button', { name: 'Salir' }).click();
  await expect(page.getByText('Saliste de tu cuenta.')).toBeVisible();
}

const token = (page: Page) => page.evaluate(() => localStorage.getItem('token'));

async function another(browser: Browser): Promise<Page> {
  const context = await browser.newContext({ baseURL: SITE, locale: 'es-PE' });
  return context.newPage();
}

test('one signs up, confirms by the mailed link, leaves, restores the password, and old sessions are gone', async ({
  page,
  browser,
}) => {
  const email = address('lucia');
  await signUp(page, email);
  expect(page.url()).toBe(`${SITE}/confirmar`);
  expect(JSON.parse((await token(page))!)).toMatch(/^[\w-]{43}$/);
  await leave(page);
  expect(await token(page)).toBeNull();

  await open(page, '/cuenta/sesiones');
  await expect(page).toHaveURL(`${SITE}/entrar?volver=${encodeURIComponent('/cuenta/sesiones')}`);
  await noFaults(page);
  await typeIn(page, email, 'no es esta');
  await expect(page.getByText('El correo o la contraseña no coinciden')).toBeVisible();
  await typeIn(page, email, FIRST);
  await expect(page).toHaveURL(`${SITE}/cuenta/sesiones`);
  await expect(page.getByText('Este navegador')).toBeVisible();

  const elsewhere = await another(browser);
  await open(elsewhere, '/restaurar');
  await elsewhere.getByLabel('Correo').fill(email);
  await elsewhere.getByRole('button', { name: 'Enviarme el enlace' }).click();
  const link = await post.linkFor(email, '/restaurar');
  await open(elsewhere, link);
  expect(elsewhere.url()).toBe(`${SITE}/restaurar`);
  await expect(elsewhere.locator('meta[name="referrer"]')).toHaveAttribute('content', 'no-referrer');
  await elsewhere.getByLabel('Contraseña nueva').fill(SECOND);
  await elsewhere.getByRole('button', { name: 'Guardar mi contraseña' }).click();
  await expect(elsewhere.getByRole('heading', { name: 'Tu contraseña cambió' })).toBeVisible();

  // The link worked once, and whoever was signed in is asked again where they are.
  await open(elsewhere, link);
  await elsewhere.getByLabel('Contraseña nueva').fill('otra frase que nadie adivina');
  await elsewhere.getByRole('button', { name: 'Guardar mi contraseña' }).click();
  await expect(elsewhere.getByText('El enlace ya no sirve')).toBeVisible();
  await page.getByRole('navigation', { name: 'Tu cuenta' }).getByRole('link', { name: 'Seguridad' }).click();
  const again = page.getByRole('dialog', { name: 'Tu sesión terminó' });
  await expect(again).toBeVisible();
  await expect(again.getByLabel('Correo')).toHaveValue(email);
  await again.getByLabel('Contraseña', { exact: true }).fill(SECOND);
  await again.getByRole('button', { name: 'Entrar', exact: true }).click();
  await expect(again).toBeHidden();
  await expect(page.getByRole('button', { name: 'Cambiar contraseña' })).toBeVisible();
  await noFaults(page);
});

test('the second step is added and asked for', async ({ page }) => {
  const email = address('ana');
  await signUp(page, email);
  await open(page, '/cuenta/seguridad');
  await page.getByRole('button', { name: 'Activar' }).click();
  const secret = (await page.locator('code').textContent())!.replaceAll(' ', '');
  const totp = new TOTP({ secret: Secret.fromBase32(secret) });
  // A code works once: the one before is good too, and leaves the present one for signing in.
  await page.getByLabel('El código que muestra ahora').fill(totp.generate({ timestamp: Date.now() - 30_000 }));
  await page.getByRole('button', { name: 'Activar los dos pasos' }).click();
  const codes = page.getByRole('dialog', { name: 'Guarda tus códigos de recuperación' });
  await expect(codes.getByRole('listitem')).not.toHaveCount(0);
  const [recovery] = await codes.getByRole('listitem').allTextContents();
  await noFaults(page);
  await codes.getByRole('button', { name: 'Ya los guardé' }).click();
  await expect(page.getByText('Activada')).toBeVisible();

  for (const code of [() => totp.generate(), () => recovery!]) {
    await leave(page);
    await open(page, '/entrar');
    await typeIn(page, email, FIRST);
    await page.getByLabel('Código de verificación').fill(code());
    await main(page).getByRole('button', { name: 'Entrar', exact: true }).click();
    await expect(page).toHaveURL(`${SITE}/cuenta`);
  }
});

test('a passkey is made, lets in, and is taken away', async ({ page, context }) => {
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
  await signUp(page, address('rosa'));
  await open(page, '/cuenta/seguridad');
  await page.getByRole('button', { name: 'Agregar una llave' }).click();
  await page.getByRole('button', { name: /^Cambiar el nombre de/ }).click();
  await page.getByLabel('Nombre de la llave').fill('Mi teléfono');
  await page.getByRole('button', { name: 'Guardar', exact: true }).click();
  await expect(page.getByText('Mi teléfono')).toBeVisible();
  await leave(page);

  // First the browser suggests it where the address is typed, then a browser that does not is told by the button.
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
