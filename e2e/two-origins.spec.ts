import { type Browser, expect, type Page, test } from '@playwright/test';
import { renewSession } from '../features/accounts/contract/session-routes.ts';
import { demoPerson } from './demo-people.ts';
import { alive } from './page-steps.ts';
import { API, openTwoOrigins, RESOLVER_RULES, SIBLING, WEB } from './two-origins.ts';

let browser: Browser;
let stop: () => Promise<void>;
test.beforeAll(async ({ playwright }, { project }) => {
  const { launchOptions = {} } = project.use;
  const args = [...(launchOptions.args ?? []), RESOLVER_RULES];
  [browser, stop] = await Promise.all([playwright.chromium.launch({ ...launchOptions, args }), openTwoOrigins()]);
});
test.afterAll(async () => {
  await browser?.close();
  await stop?.();
});

async function newPage(): Promise<Page> {
  const context = await browser.newContext({ ignoreHTTPSErrors: true, locale: 'es-PE', timezoneId: 'America/Lima' });
  return context.newPage();
}

const open = async (page: Page, path: string) => {
  await page.goto(WEB + path);
  await alive(page);
};

test("if pages and API have different origins, a person can sign in and out, and every API request goes to the API's origin", async () => {
  const page = await newPage();
  const called = new Set<string>();
  const complaints: string[] = [];
  page.on('request', (request) => {
    const { origin, pathname } = new URL(request.url());
    if (request.resourceType() === 'fetch' && pathname.startsWith('/api/')) called.add(origin);
  });
  page.on('console', (line) => line.type() === 'error' && complaints.push(line.text()));
  page.on('pageerror', ({ message }) => complaints.push(message));

  const { email, password } = await demoPerson('viajera');
  await open(page, '/entrar?volver=/cuenta/sesiones');
  await page.getByLabel('Correo').fill(email);
  await page.getByLabel('Contraseña', { exact: true }).fill(password);
  await page.getByRole('main').getByRole('button', { name: 'Entrar', exact: true }).click();
  await expect(page.getByText('Este navegador')).toBeVisible();
  const kept = async () =>
    (await page.context().cookies()).filter(({ name }) => name === '__Secure-vereda-session-trujillo');
  const strict = { domain: 'api.region.test', httpOnly: true, secure: true, sameSite: 'Strict' };
  expect(await kept()).toMatchObject([strict]);
  expect([...called]).toEqual([API]);
  expect(complaints).toEqual([]);

  const token = () => page.evaluate(() => localStorage.getItem('token'));
  const [first] = await kept();
  await page.evaluate(() => localStorage.setItem('token', JSON.stringify('x'.repeat(43))));
  await open(page, '/cuenta/sesiones');
  await expect(page.getByText('Este navegador')).toBeVisible();
  expect(JSON.parse((await token())!)).toMatch(/^[\w-]{43}$/);
  expect(JSON.parse((await token())!)).not.toBe('x'.repeat(43));
  const [renewed] = await kept();
  expect(renewed!.value).not.toBe(first!.value);

  // Browsers also send the cookie from a sibling host, so the API must refuse requests from a sibling host.
  const other = await page.context().newPage();
  await other.goto(SIBLING);
  const tries = (method: string) =>
    other.evaluate(
      ([url, verb]) =>
        fetch(url!, { method: verb!, credentials: 'include' }).then(
          ({ status }) => status,
          () => 'nothing',
        ),
      [API + renewSession.path, method],
    );
  for (const method of ['POST', 'PUT']) expect(await tries(method)).toBe('nothing');
  expect(await kept()).toMatchObject([{ value: renewed!.value }]);
  await other.close();

  await page.getByRole('button', { name: 'Tu cuenta' }).click();
  await page.getByRole('dialog', { name: 'Tu cuenta' }).getByRole('button', { name: 'Salir' }).click();
  await expect(page.getByText('Saliste de tu cuenta.')).toBeVisible();
  await page.context().close();
});

test("the demo's mailbox shows a browser only the emails that this browser caused", async () => {
  const page = await newPage();
  const email = `dora.${Date.now().toString(36)}@example.org`;
  await open(page, '/crear-cuenta');
  await page.getByLabel('Cómo te llamas').fill('Dora Flores');
  await page.getByLabel('Correo').fill(email);
  await page.getByLabel('Contraseña', { exact: true }).fill('caballitos de totora');
  for (const accepted of await page.getByRole('checkbox').all()) await accepted.check({ force: true });
  await page.getByRole('button', { name: 'Crear mi cuenta' }).click();
  await expect(page.getByRole('heading', { name: 'Revisa tu correo' })).toBeVisible();
  await open(page, '/demo/buzon');
  await page.getByRole('link', { name: email }).first().click({ timeout: 20_000 });
  const mail = page.frameLocator('iframe[title="Mensaje como se ve"]');
  await expect(mail.getByRole('link').first()).toBeVisible();
  const address = page.url();
  await page.context().close();

  const stranger = await newPage();
  await stranger.goto(address);
  await alive(stranger);
  await expect(stranger.getByText(/^Ese mensaje no está en el buzón/)).toBeVisible();
  await expect(stranger.getByText('Todavía no hay mensajes')).toBeVisible();
  await stranger.context().close();
});
