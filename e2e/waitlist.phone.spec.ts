import { randomUUID } from 'node:crypto';
import { type APIRequestContext, expect, test } from '@playwright/test';
import { listMails, showMail } from '../features/mailbox/contract/routes.ts';
import { pathOf } from '../features/route.ts';
import { buy, dayOf } from './buying.ts';
import { signedIn } from './demo-people.ts';
import { inDatabase } from './in-database.ts';
import { alive, noFaults, ready } from './page-steps.ts';

const HUACAS = 'huacas-en-media-manana';

/** The departure of the booking has no place left, and is the only departure of its day. */
async function fillUp(departureId: string): Promise<void> {
  await inDatabase(async (client) => {
    await client.query(
      `update departure d set state = 'closed' from departure full_one
       where full_one.id = $1 and d.plan_id = full_one.plan_id and d.local_date = full_one.local_date and d.id <> $1`,
      [departureId],
    );
    await client.query('update departure set capacity = taken where id = $1', [departureId]);
  });
}

/** @param path of the link, such as `/pago/`. */
async function linkFor(request: APIRequestContext, email: string, path: string): Promise<string> {
  const link = new RegExp(`${path}[\\w-]+#[\\w-]+`);
  let found: string | undefined;
  await expect(async () => {
    const { items } = await (await request.get(pathOf(listMails, { query: { to: email } }))).json();
    const texts = await Promise.all(
      items.map(
        async ({ id }: { id: string }) =>
          (await (await request.get(pathOf(showMail, { params: { id } }))).json()).text as string,
      ),
    );
    found = texts.map((text) => link.exec(text)?.[0]).find(Boolean);
    expect(found).toBeDefined();
  }).toPass({ timeout: 30_000 });
  return found!;
}

test('a traveller waits for a full departure, is offered the place of a cancelled booking, and pays', async ({
  page,
  baseURL,
  request,
}) => {
  const date = await dayOf(request, HUACAS, 12);
  const booked = await buy(request, { plan: HUACAS, date, name: 'Ana Paz', adults: 2 });
  await fillUp(booked.departureId);
  const email = `espera-${randomUUID()}@ejemplo.pe`;

  await ready(page, `/planes/${HUACAS}?fecha=${date}&personas=2`);
  const list = page.getByRole('region', { name: 'Lista de espera' });
  await page.locator(`button[data-day="${Number(date.slice(8))}"]`).tap();
  await expect(list.getByRole('heading', { name: 'Avísame si se libera un lugar' })).toBeVisible();
  await noFaults(page);
  await list.getByRole('button', { name: 'Anotarme en la lista' }).tap();
  await expect(list.getByText('Escribe tu correo, como ana@ejemplo.pe.')).toBeVisible();
  await list.getByLabel('Tu correo').fill(email);
  await list.getByRole('button', { name: 'Anotarme en la lista' }).tap();
  await expect(list.getByRole('heading', { name: 'Confirma tu correo' })).toBeVisible();
  await noFaults(page);

  const entryUrl = await linkFor(request, email, '/lista-de-espera/');
  await page.goto(entryUrl);
  await alive(page);
  await page.getByRole('button', { name: 'Entrar en la lista de espera' }).tap();
  await expect(page.getByRole('heading', { name: 'Estás en la lista de espera' })).toBeVisible();
  await expect(page.getByText('Eres quien sigue.')).toBeVisible();
  await noFaults(page);

  const buyer = await page.context().newPage();
  await buyer.goto(booked.page);
  await buyer.getByRole('button', { name: 'Ver cuánto recuperas' }).tap();
  await buyer.getByRole('button', { name: /^Cancelar y recuperar/ }).tap();
  await expect(async () => {
    await buyer.reload();
    await expect(buyer.getByText('Esta reserva se canceló')).toBeVisible({ timeout: 2_000 });
  }).toPass();
  await buyer.close();

  const payUrl = await linkFor(request, email, '/pago/');
  await page.goto(entryUrl);
  await page.reload();
  await expect(page.getByRole('heading', { name: 'Se liberó tu lugar' })).toBeVisible();
  await noFaults(page);
  await page.goto(payUrl);
  await expect(page.getByText('Guardamos tus lugares')).toBeVisible();
  await expect(page.getByLabel('Correo')).toHaveValue(email);
  await page.getByLabel('Nombre y apellido').first().fill('Lucía Ñopo');
  await page.getByLabel('Teléfono').fill('+51 944 000 000');
  await noFaults(page);
  await page.getByLabel(/^Leí y acepto/).check({ force: true });
  await page.getByRole('button', { name: /^Pagar PEN/ }).tap();
  await page.waitForURL((url) => url.port !== new URL(baseURL!).port);
  await page.getByLabel('Número de tarjeta').fill('4242 4242 4242 4242');
  await page.getByLabel(/Vence/).fill('12/39');
  await page.getByLabel(/CVC/).fill('123');
  await page.getByLabel('Nombre en la tarjeta').fill('LUCIA NOPO');
  await page.getByRole('button', { name: /^Pagar/ }).tap();
  await page.waitForURL((url) => url.port === new URL(baseURL!).port);
  await expect(page.getByRole('heading', { name: 'Tu reserva está lista' })).toBeVisible();
  await page.goto(entryUrl);
  await page.reload();
  await expect(page.getByRole('heading', { name: 'Ya tienes tu lugar' })).toBeVisible();
});

test('a traveller with an account waits at once, sees the list in the account, and leaves; the operator sees the number', async ({
  browser,
  request,
}) => {
  const date = await dayOf(request, HUACAS, 16);
  const booked = await buy(request, { plan: HUACAS, date, name: 'Beto Ríos', adults: 1 });
  await fillUp(booked.departureId);
  const context = await signedIn(browser, 'viajera');
  const page = await context.newPage();
  await page.setViewportSize({ width: 390, height: 844 });
  await ready(page, `/planes/${HUACAS}?fecha=${date}&personas=2`);
  const list = page.getByRole('region', { name: 'Lista de espera' });
  await page.locator(`button[data-day="${Number(date.slice(8))}"]`).click();
  await list.getByRole('button', { name: 'Anotarme en la lista' }).click();
  await expect(list.getByRole('heading', { name: 'Estás en la lista: tu lugar es el 1' })).toBeVisible();

  const staffContext = await signedIn(browser, 'operadora');
  const staffPage = await staffContext.newPage();
  await staffPage.goto(`/operador/${booked.operatorId}/salidas?dia=${date}`);
  await expect(staffPage.getByText('1 grupo en lista de espera, 2 personas.')).toBeVisible();
  await staffContext.close();

  await list.getByRole('link', { name: 'Ver mis listas de espera' }).click();
  await expect(page.getByRole('heading', { name: 'Lista de espera', level: 1 })).toBeVisible();
  await noFaults(page);
  await page.getByRole('link', { name: new RegExp(`${date.split('-').reverse().join('/')}`) }).click();
  await page.getByRole('button', { name: 'Salir de la lista' }).click();
  await expect(page.getByRole('heading', { name: 'Saliste de la lista' })).toBeVisible();
  await noFaults(page);
  await context.close();
});

test('a traveller whose basket fills up meanwhile is offered the waiting list', async ({ page, request }) => {
  const date = await dayOf(request, HUACAS, 20);
  const booked = await buy(request, { plan: HUACAS, date, name: 'Carla Soto', adults: 1 });
  await ready(page, `/planes/${HUACAS}?fecha=${date}&personas=2`);
  await page.getByRole('button', { name: 'Agregar a la canasta' }).tap();
  await fillUp(booked.departureId);
  await ready(page, '/canasta');
  const list = page.getByRole('region', { name: 'Lista de espera' });
  await expect(list.getByRole('heading', { name: 'Avísame si se libera un lugar' })).toBeVisible();
  await noFaults(page);
  await list.getByLabel('Tu correo').fill(`canasta-${randomUUID()}@ejemplo.pe`);
  await list.getByRole('button', { name: 'Anotarme en la lista' }).tap();
  await expect(list.getByRole('heading', { name: 'Confirma tu correo' })).toBeVisible();
});
