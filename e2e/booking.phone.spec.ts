import { type APIRequestContext, expect, type Page, test } from '@playwright/test';
import { fillDetails, openPlan, payWithChallenge } from './booking-steps.ts';
import { alive, noFaults, someFriday } from './page-steps.ts';

const EMAIL = 'lucia.canasta@ejemplo.pe';

/** Two adults; see `openPlan` for the day. */
async function addToBasket(page: Page, plan: string, day?: string) {
  await openPlan(page, plan, day);
  await page.getByRole('button', { name: 'Añadir a la canasta' }).tap();
  await expect(page.getByText('Está en tu canasta.')).toBeVisible();
}

test('two operators in one basket, one card with a challenge, and a guest who cancels by reference and PIN', async ({
  page,
  browser,
  baseURL,
}) => {
  await addToBasket(page, 'Moche y Chimú en dos días');
  await noFaults(page);
  // Paid in full, and so far ahead that everything comes back; of a deposit nothing may.
  await addToBasket(page, 'Rema un caballito de totora', someFriday());
  await page.getByRole('link', { name: 'Tu canasta: 2 reservas' }).tap();
  await expect(page.getByRole('heading', { level: 1, name: 'Tu canasta' })).toBeVisible();
  await noFaults(page);
  await page.getByRole('button', { name: 'Reservar y pagar' }).tap();
  await expect(page.getByText('Guardamos tus lugares')).toBeVisible();
  await noFaults(page);
  // The key of an order is in no address.
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

  // Somebody else's phone, with nothing but the letter.
  const other = await browser.newContext({ baseURL: baseURL!, locale: 'es-PE', hasTouch: true });
  const guest = await other.newPage();
  const { reference, pin } = await readLetter(guest.request);
  await guest.goto('/reservas');
  await alive(guest);
  await guest.getByLabel('Referencia', { exact: true }).fill(reference);
  await guest.getByLabel('PIN').fill(pin);
  await guest.getByRole('button', { name: 'Abrir mi reserva' }).tap();
  await expect(guest.getByRole('heading', { name: 'Tus reservas' })).toBeVisible();
  const canoe = guest.locator('section', { has: guest.getByRole('heading', { name: 'Rema un caballito' }) }).first();
  await canoe.getByRole('button', { name: 'Ver cuánto recuperas' }).tap();
  await canoe.getByRole('button', { name: 'Calcular la devolución' }).tap();
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

/** Reference and PIN out of the letter in the demo's mailbox; it takes a moment. */
async function readLetter(request: APIRequestContext): Promise<{ reference: string; pin: string }> {
  let found: { id: string; subject: string } | undefined;
  await expect
    .poll(async () => {
      const { items } = await (await request.get('/api/demo/mails/')).json();
      found = items.find(
        ({ to, subject }: { to: string; subject: string }) =>
          to.includes(EMAIL) && subject.endsWith('tu reserva está confirmada'),
      );
      return found !== undefined;
    })
    .toBe(true);
  const { text } = await (await request.get(`/api/demo/mails/${found!.id}/`)).json();
  const [, pin] = /PIN\D{1,20}(\d{8})\b/.exec(text) ?? [];
  expect(pin).toBeDefined();
  return { reference: found!.subject.split(':')[0]!, pin: pin! };
}
