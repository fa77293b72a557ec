import { randomUUID } from 'node:crypto';
import { type APIRequestContext, expect, type Page, test } from '@playwright/test';
import { placeOrder } from '../features/checkout/contract/routes.ts';
import { listMails, showMail } from '../features/mailbox/contract/routes.ts';
import { pathOf } from '../features/route.ts';
import { fillDetails, openPlan, payWithChallenge } from './booking-steps.ts';
import { alive, noFaults, someFriday } from './page-steps.ts';

const EMAIL = 'lucia.canasta@ejemplo.pe';

async function addToBasket(page: Page, plan: string, day?: string) {
  await openPlan(page, plan, day);
  await page.getByRole('button', { name: 'Agregar a la canasta' }).tap();
  await expect(page.getByText('Está en tu canasta.')).toBeVisible();
}

test('a guest buys plans of two operators with one card payment, and later cancels with the reference and the PIN', async ({
  page,
  browser,
  baseURL,
}) => {
  await addToBasket(page, 'Moche y Chimú en dos días');
  await noFaults(page);
  await addToBasket(page, 'Rema un caballito de totora', someFriday());
  await page.getByRole('link', { name: 'Tu canasta: 2 reservas' }).tap();
  await expect(page.getByRole('heading', { level: 1, name: 'Tu canasta' })).toBeVisible();
  await noFaults(page);
  await page.getByRole('button', { name: 'Reservar y pagar' }).tap();
  await expect(page.getByText('Guardamos tus lugares')).toBeVisible();
  await noFaults(page);
  expect(new URL(page.url()).pathname).toMatch(/^\/pago\/[\w-]{36}$/);
  expect(new URL(page.url()).hash).toBe('');

  await fillDetails(page, EMAIL);
  await page.getByRole('button', { name: /^Pagar PEN/ }).tap();
  await payWithChallenge(page, baseURL!);
  await expect(page.getByRole('heading', { name: 'Tus 2 reservas están listas' })).toBeVisible();
  await page.reload();
  await expect(page.getByRole('heading', { name: 'Tus 2 reservas están listas' })).toBeVisible();
  await expect(page.getByRole('link', { name: /Tu canasta/ })).toHaveCount(0);

  await page.getByRole('link', { name: 'Ver mi comprobante' }).tap();
  await expect(page.getByRole('img', { name: /Código QR/ })).toHaveCount(2);
  await noFaults(page);

  const other = await browser.newContext({ baseURL: baseURL!, locale: 'es-PE', hasTouch: true });
  const guest = await other.newPage();
  const { reference, pin } = await readEmail(guest.request);
  await guest.goto('/reservas');
  await alive(guest);
  await guest.getByLabel('Referencia', { exact: true }).fill(reference);
  await guest.getByLabel('PIN').fill(pin);
  await guest.getByRole('button', { name: 'Abrir mi reserva' }).tap();
  await expect(guest.getByRole('heading', { name: 'Tus reservas' })).toBeVisible();
  const canoe = guest.locator('section', { has: guest.getByRole('heading', { name: 'Rema un caballito' }) }).first();
  await canoe.getByRole('button', { name: 'Ver cuánto recuperas' }).tap();
  const offered = await canoe.getByText('Te devolvemos').locator('strong').textContent();
  await canoe.getByRole('button', { name: `Cancelar y recuperar ${offered}` }).tap();
  await expect(canoe.getByText(`Devolución de ${offered}`)).toBeVisible();
  await expect(async () => {
    await guest.reload();
    await expect(canoe.getByText('Esta reserva se canceló')).toBeVisible({ timeout: 2_000 });
  }).toPass();
  await expect(canoe.getByText(/Devuelta el/)).toBeVisible();
  await other.close();
});

test("if many seats are held from a buyer's network, the buyer confirms the email address and can then pay", async ({
  page,
}) => {
  await openPlan(page, 'Rema un caballito de totora', someFriday(35));
  // The API answers as if other buyers on the same network held many seats.
  await page.route(
    `**${placeOrder.path}`,
    async (route) => {
      const [{ departureId, units }] = route.request().postDataJSON().lines;
      const hold = async () => {
        const data = { uuid: randomUUID(), lines: [{ uuid: randomUUID(), departureId, units }] };
        return (await page.request.post(pathOf(placeOrder), { data })).status();
      };
      while ((await hold()) === 201);
      await route.continue();
    },
    { times: 1 },
  );
  await page.getByRole('button', { name: /^Reservar por/ }).tap();
  const why = page.getByRole('heading', { name: 'Confirma tu correo para reservar' });
  await expect(why).toBeFocused();
  await noFaults(page);
  const address = page.getByRole('textbox', { name: 'Tu correo' });
  await page.getByRole('button', { name: 'Enviarme el código' }).tap();
  await expect(address).toBeFocused();
  await address.fill('grupo.totora@ejemplo.pe');
  await page.getByRole('button', { name: 'Enviarme el código' }).tap();
  const field = page.getByRole('textbox', { name: 'Código de seis dígitos' });
  await expect(field).toBeFocused();
  const code = await readCode(page.request, 'grupo.totora@ejemplo.pe');
  await page.reload();
  await field.fill(code === '111111' ? '222222' : '111111');
  await expect(field).toHaveAccessibleDescription(/Revisa los seis dígitos/);
  await expect(field).toBeFocused();
  await noFaults(page);
  await field.fill(`Tu código es ${code.slice(0, 3)} ${code.slice(3)}`);
  await page.waitForURL(/\/pago\//);
  await expect(page.getByLabel('Correo')).toHaveValue('grupo.totora@ejemplo.pe');
});

async function readCode(request: APIRequestContext, to: string): Promise<string> {
  let code: string | undefined;
  await expect
    .poll(async () => {
      const { items } = await (await request.get(pathOf(listMails))).json();
      const found = items.find((mail: { to: string; subject: string }) => mail.to.includes(to));
      code = /^(\d{6}) es tu código/.exec(found?.subject ?? '')?.[1];
      return code !== undefined;
    })
    .toBe(true);
  return code!;
}

async function readEmail(request: APIRequestContext): Promise<{ reference: string; pin: string }> {
  let found: { id: string; subject: string } | undefined;
  await expect
    .poll(async () => {
      const { items } = await (await request.get(pathOf(listMails))).json();
      found = items.find(
        ({ to, subject }: { to: string; subject: string }) =>
          to.includes(EMAIL) && subject.endsWith('tu reserva está confirmada'),
      );
      return found !== undefined;
    })
    .toBe(true);
  const { text } = await (await request.get(pathOf(showMail, { params: { id: found!.id } }))).json();
  const [, pin] = /PIN\D{1,20}(\d{8})\b/.exec(text) ?? [];
  expect(pin).toBeDefined();
  return { reference: found!.subject.split(':')[0]!, pin: pin! };
}
