import { type APIRequestContext, expect, type Page, test } from '@playwright/test';
import { listMails, showMail } from '../features/mailbox/contract/routes.ts';
import { pathOf } from '../features/route.ts';
import { addDays } from '../web/format/dates.ts';
import { APPROVED, fillDetails, openPlan, typeCard } from './booking-steps.ts';
import { clipboardText } from './clipboard.ts';
import { alive, noFaults, ready, someFriday } from './page-steps.ts';

const CANOE = 'Rema un caballito de totora';
const PASSWORD = 'chicha, cebiche y marinera';
const NAME = 'Ana-Lucía Ñopo';

const stopsOf = (page: Page) => page.locator('[data-stop] > button');
const nameOf = async (page: Page, index: number): Promise<string> => {
  const label = await stopsOf(page).nth(index).getAttribute('aria-label');
  return /^\d+\. (.*?), de \d\d:\d\d a/.exec(label ?? '')![1]!;
};

async function chooseDays(page: Page, from: string, to: string): Promise<void> {
  await page.getByRole('button', { name: /^Fechas/ }).tap();
  const sheet = page.getByRole('dialog', { name: '¿Cuándo vienes?' });
  for (const day of [from, to]) {
    const cell = sheet.locator(`[data-day="${day}"]:not([data-outside])`).getByRole('button');
    await sheet.getByRole('grid').waitFor();
    while ((await cell.count()) === 0) await sheet.getByRole('button', { name: /mes siguiente/i }).tap();
    await cell.tap();
  }
  await sheet.getByRole('button', { name: 'Listo' }).tap();
}

async function putOneIn(page: Page): Promise<string> {
  const left = page.getByRole('region', { name: 'Quedó fuera, y por qué' }).getByRole('listitem');
  const names = await left.getByRole('heading').allTextContents();
  for (const name of names) {
    await left
      .filter({ hasText: name })
      .getByRole('button', { name: /^Poner/ })
      .tap();
    const added = page.locator('[data-stop]').getByRole('button', { name });
    const full = page.getByText(`${name} no cabe`);
    const accept = page.getByRole('button', { name: 'Ponerlo así' });
    await expect(added.or(full).or(accept).first()).toBeVisible({ timeout: 20_000 });
    if (await accept.isVisible()) await accept.tap();
    await expect(added.or(full).first()).toBeVisible();
    if ((await added.count()) > 0) return name;
  }
  throw new Error('No left-out place fits.');
}

async function changeRoute(page: Page): Promise<string> {
  const gone = await nameOf(page, 0);
  await stopsOf(page).first().tap();
  await page.getByRole('button', { name: `Quitar ${gone} del viaje` }).tap();
  await expect(page.locator('[data-stop]').getByRole('button', { name: gone })).toHaveCount(0);
  await expect(page.getByRole('region', { name: 'Lo que quitaste' })).toContainText(gone);

  const put = await putOneIn(page);
  const added = page.locator('[data-stop]').getByRole('button', { name: put });

  await page.getByRole('button', { name: 'Mejorar mi ruta' }).last().tap();
  const review = page.getByRole('dialog', { name: 'Tu ruta, antes y después' });
  const same = page.getByText(/^Tu ruta ya está bien así/);
  await expect(review.or(same)).toBeVisible();
  if (await review.isVisible()) {
    await noFaults(page);
    await review.getByRole('button', { name: 'Quedarme con la nueva' }).tap();
  }
  await expect(added).toHaveCount(1);
  await expect(page.locator('[data-stop]').getByRole('button', { name: gone })).toHaveCount(0);
  return put;
}

async function createAccount(page: Page, email: string): Promise<void> {
  await ready(page, '/crear-cuenta');
  await page.getByLabel('Cómo te llamas').fill(NAME);
  await page.getByLabel('Correo').fill(email);
  await page.getByLabel('Contraseña', { exact: true }).fill(PASSWORD);
  for (const accepted of await page.getByRole('checkbox').all()) await accepted.check({ force: true });
  await page.getByRole('button', { name: 'Crear mi cuenta' }).tap();
  await expect(page.getByRole('heading', { name: 'Revisa tu correo' })).toBeVisible();
  await ready(page, await linkFor(page.request, email));
  await expect(page.getByRole('heading', { level: 1, name: 'Listo, Ana-Lucía' })).toBeVisible();
}

async function linkFor(request: APIRequestContext, email: string): Promise<string> {
  let link: string | undefined;
  await expect(async () => {
    const { items } = await (await request.get(pathOf(listMails))).json();
    const mail = items.find(({ to }: { to: string }) => to.includes(email));
    const { text } = await (await request.get(pathOf(showMail, { params: { id: mail.id } }))).json();
    link = /https?:\/\/\S+(\/confirmar\S*)/.exec(text)?.[1];
    expect(link).toBeDefined();
  }).toPass();
  return link!;
}

test('with dates, the home page leads directly to a plan, and the traveller can add interests later', async ({
  page,
}) => {
  await ready(page);
  const from = someFriday();
  await chooseDays(page, from, addDays(from, 1));
  await page.getByRole('button', { name: 'Ver mi plan' }).tap();
  await page.waitForURL(/\/viajes\/[\w-]+/);
  await expect(stopsOf(page).first()).toBeVisible();
  await noFaults(page);
  await page.getByRole('link', { name: 'Dinos qué te gusta y dónde duermes' }).tap();
  await expect(page.getByRole('heading', { level: 1, name: 'Arma tu viaje' })).toBeVisible();
  await page.goBack();
  await page.goBack();
  await expect(page).toHaveURL('/');
});

test('a traveller plans, improves and shares a trip, books a plan, changes its date, gets a refund and erases the account', async ({
  page,
  browser,
}) => {
  test.setTimeout(420_000);
  await page.context().grantPermissions(['clipboard-write']);
  const email = `ana.lucia.${Date.now().toString(36)}@ejemplo.pe`;
  const from = someFriday();
  await ready(page);
  await chooseDays(page, from, addDays(from, 2));
  await page.getByText('Suave', { exact: true }).tap();
  await page.getByRole('button', { name: 'Elegir gustos y dónde duermes' }).tap();

  await expect(page.getByRole('heading', { level: 1, name: 'Arma tu viaje' })).toBeVisible();
  await alive(page);
  await expect(page.getByLabel('Días', { exact: true })).toHaveValue('3');
  await expect(page.getByRole('radio', { name: /^Suave/ })).toBeChecked();
  for (const taste of ['Arqueología', 'Mar y playa'])
    await page.getByRole('button', { name: `${taste}: algo. Pulsa para cambiar` }).tap();
  await page.getByRole('combobox', { name: 'Duermes o empiezas en' }).fill('balneario de huanchaco');
  await page
    .getByRole('option', { name: /Balneario de Huanchaco/ })
    .first()
    .tap();
  await expect(page.getByRole('button', { name: 'Quitar Balneario de Huanchaco' })).toBeVisible();
  await noFaults(page);
  await page.getByRole('button', { name: 'Ver mi plan' }).tap();
  await page.waitForURL(/\/viajes\/[\w-]+/);
  await expect(page.getByText(/con horario publicado están abiertas toda la visita/)).toBeAttached();
  const put = await changeRoute(page);

  await page.getByRole('button', { name: 'Compartir, descargar o imprimir' }).tap();
  const sheet = page.getByRole('dialog', { name: 'Llévate el viaje' });
  await sheet.getByRole('button', { name: 'Copiar enlace para ver' }).tap();
  await expect(page.getByText('Enlace para ver, copiado.')).toBeAttached();
  const link = await clipboardText(page.context());
  const friend = await (await browser.newContext({ locale: 'es-PE', viewport: { width: 390, height: 844 } })).newPage();
  await friend.goto(link);
  await expect(friend.getByText('Viaje compartido, solo para ver')).toBeVisible();
  await expect(friend.locator('[data-stop]').getByRole('button', { name: put })).toHaveCount(1);
  await friend.context().close();

  await createAccount(page, email);
  await expect(page.getByText('Tu viaje ya está en tu cuenta.')).toBeVisible();

  // The traveller adds a plan to the first day of the trip and books its departure from the trip.
  await openPlan(page, CANOE, from);
  await page.getByRole('button', { name: 'Agregar a un viaje' }).tap();
  await page
    .getByRole('dialog', { name: 'Agregar a un viaje' })
    .getByRole('button', { name: /3 días|Tres días/ })
    .tap();
  await page.waitForURL(/\/viajes\/[\w-]+/);
  // The label of another stop may name the plan too, as the reason why it does not fit.
  await expect(page.locator('[data-stop]').getByRole('button', { name: /^\d+\. Rema un caballito/ })).toHaveCount(1);
  await openPlan(page, CANOE, from);
  await page.getByRole('button', { name: /^Reservar por/ }).tap();
  await page.waitForURL(/\/pago\//);
  await expect(page.getByText('Guardamos tus lugares')).toBeVisible();
  await alive(page);
  await fillDetails(page, email);
  await noFaults(page);
  await page.getByRole('button', { name: /^Pagar PEN/ }).tap();
  await page.waitForURL(/\/pagar\//);
  await typeCard(page, APPROVED);
  await expect(page.getByRole('heading', { name: 'Tu reserva está lista' })).toBeVisible();

  await page.getByRole('link', { name: 'Ver mi comprobante' }).tap();
  await expect(page.getByRole('img', { name: /Código QR/ })).toBeVisible();
  await page.getByRole('button', { name: 'Cambiar la fecha o quiénes van' }).tap();
  const dates = page.getByRole('group', { name: /¿Cuándo\?/ });
  await dates.locator('label').filter({ hasNotText: 'más' }).last().tap();
  await page.getByRole('button', { name: /^(Cambiar la reserva|Cambiar y recuperar PEN)/ }).tap();
  await expect(page.getByText(/Listo: ahora la tienes el/)).toBeVisible();
  await noFaults(page);

  await page.getByRole('button', { name: 'Ver cuánto recuperas' }).tap();
  await page.getByRole('button', { name: /^Cancelar y recuperar PEN/ }).tap();
  await expect(async () => {
    await page.reload();
    await expect(page.getByText('Esta reserva se canceló')).toBeVisible({ timeout: 3_000 });
  }).toPass();

  await ready(page, '/cuenta/privacidad');
  await page.getByRole('button', { name: 'Borrar mi cuenta…' }).tap();
  const farewell = page.getByRole('dialog', { name: 'Borrar mi cuenta' });
  await farewell.getByLabel('Escríbelo tal cual').fill('borrar mi cuenta');
  await farewell.getByRole('button', { name: 'Borrar mi cuenta' }).tap();
  await page.waitForURL((url) => url.pathname === '/');
  await page.getByRole('button', { name: 'Quitar de este dispositivo' }).tap();
  await ready(page, '/cuenta/privacidad');
  await expect(page.getByText(/^Viajas sin cuenta/)).toBeVisible();
});
