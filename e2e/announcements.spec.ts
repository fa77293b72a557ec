import { expect, type Page, test } from '@playwright/test';
import { operatorPaths } from '../web/paths/operator.ts';
import { regionPaths } from '../web/paths/region.ts';
import { demoPerson, signedIn } from './demo-people.ts';
import { inDatabase } from './in-database.ts';
import { alive, noFaults } from './page-steps.ts';

test.describe.configure({ mode: 'serial' });
test.use({ viewport: { width: 1440, height: 900 } });

const SUBJECT = `Cierre del malecón ${Date.now().toString(36)}`;
const TEXT = 'El sábado se cierra el malecón.\n\nAvisen hoy a sus grupos.';
let page: Page;
let operatorId: string;
let operator: string;

test.beforeAll(async ({ browser }) => {
  const { email } = await demoPerson('operadora');
  const owned = await inDatabase((client) =>
    client.query<{ id: string; name: string }>(
      `select o.id, o.name from operator o join operator_member m on m.operator_id = o.id join account a on a.id = m.account_id
       where a.email = $1 and m.role = 'owner' limit 1`,
      [email],
    ),
  );
  [{ id: operatorId, name: operator }] = owned.rows as [{ id: string; name: string }];
  page = await (await signedIn(browser, 'moderacion')).newPage();
});
test.afterAll(() => page.context().close());

test('a moderator writes to chosen operators and sees who gets the message before it is sent', async () => {
  await page.goto(regionPaths.announcements());
  await alive(page);
  await noFaults(page);
  await page.getByRole('link', { name: 'Escribir un mensaje' }).click();
  await page.getByRole('button', { name: 'Revisar antes de enviar' }).click();
  await expect(page.getByText('Escribe un asunto de 5 letras o más.')).toBeVisible();
  await page.getByLabel('Asunto').fill(SUBJECT);
  await page.getByLabel('Mensaje').fill(TEXT);
  await page.getByText('A algunos', { exact: true }).click();
  await page.getByLabel('Salidas').selectOption('30');
  await expect(page.getByRole('heading', { name: /^Le llega a \d operadores$/ })).toBeVisible();
  await page.getByText('Elegir a mano', { exact: true }).click();
  await expect(page.getByRole('heading', { name: 'No le llega a nadie' })).toBeVisible();
  await page.getByRole('checkbox', { name: operator }).check({ force: true });
  await expect(page.getByRole('heading', { name: 'Le llega a 1 operador' })).toBeVisible();
  await page.reload();
  await expect(page.getByLabel('Asunto')).toHaveValue(SUBJECT);
  await noFaults(page);
  await page.getByRole('button', { name: 'Revisar antes de enviar' }).click();
  const sheet = page.getByRole('dialog', { name: 'Así lo verán' });
  await expect(sheet.getByRole('heading', { name: SUBJECT })).toBeVisible();
  await expect(sheet.getByRole('listitem').filter({ hasText: operator })).toBeVisible();
  await noFaults(page);
  await sheet.getByRole('button', { name: 'Enviar a 1 operador' }).click();
  await expect(page.getByRole('heading', { level: 2, name: SUBJECT })).toBeVisible();
  await expect(page.getByText('Sin abrir')).toBeVisible();
});

test('the operator finds the message unread, opens it, and the email arrived', async ({ browser }) => {
  const owner = await (await signedIn(browser, 'operadora')).newPage();
  await owner.goto(operatorPaths.today(operatorId));
  await alive(owner);
  const menu = owner.getByRole('navigation', { name: 'Oficina del operador' });
  const entry = menu.getByRole('link', { name: /^Mensajes de la región/ });
  await expect(entry).toHaveText(/1\s*en espera$/);
  await expect(owner.getByRole('main').getByRole('link', { name: '1 mensaje de la región sin leer' })).toBeVisible();
  await entry.click();
  const row = owner.getByRole('listitem').filter({ hasText: SUBJECT });
  await expect(row.getByText('Sin leer')).toBeVisible();
  await noFaults(owner);
  await row.getByRole('link').click();
  await expect(owner.getByText('Avisen hoy a sus grupos.')).toBeVisible();
  await expect(entry).not.toHaveText(/en espera/);
  await noFaults(owner);
  await owner.getByRole('link', { name: 'Todos los mensajes' }).click();
  await expect(row.getByText(/lo leíste el/)).toBeVisible();
  const { email } = await demoPerson('operadora');
  const emails = () =>
    inDatabase((client) =>
      client.query('select id from demo_mail where recipient = $1 and subject = $2', [email, SUBJECT]),
    );
  await expect.poll(async () => (await emails()).rows.length, { timeout: 30_000 }).toBe(1);
  await owner.context().close();
});

test('the region sees that the operator opened the message', async () => {
  await expect(async () => {
    await page.reload();
    await expect(page.getByText('Lo abrió', { exact: true })).toBeVisible({ timeout: 3000 });
    await expect(page.getByText(/Correo enviado el/).first()).toBeVisible({ timeout: 3000 });
  }).toPass({ timeout: 60_000 });
  await noFaults(page);
  await page.setViewportSize({ width: 390, height: 844 });
  await page.emulateMedia({ colorScheme: 'dark' });
  await noFaults(page);
  await page.getByRole('link', { name: 'Todos los mensajes' }).click();
  await expect(page.getByRole('link', { name: SUBJECT })).toBeVisible();
  await noFaults(page);
});
