import { expect, type Page, test } from '@playwright/test';
import { fillDetails, payWithChallenge } from './booking-steps.ts';
import { bearerOf } from './demo-people.ts';
import { correctFirstStop, openInInbox, priceFromTemplate, sendOffer } from './operator-steps.ts';
import { alive, noFaults, someFriday } from './page-steps.ts';
import {
  employed,
  GARZA,
  keepCrowdedDraft,
  keepTemplate,
  letExpire,
  lineOf,
  MAREAS,
  mailTo,
  offersOf,
  TOTORA,
} from './quoting.ts';

test.use({ actionTimeout: 15_000 });

const STAMP = Date.now().toString(36);
const TRAVELLER = { name: 'Lucía Ñopo', email: `lucia.${STAMP}@ejemplo.pe` };

async function planAndAsk(page: Page): Promise<string> {
  await page.goto(`/arma-tu-viaje?desde=${someFriday(42)}&dias=2`);
  await alive(page);
  await page.getByRole('button', { name: 'Ver mi plan' }).tap();
  await page.waitForURL(/\/viajes\/[\w-]+/);
  await page.getByRole('link', { name: 'Pedir cotización' }).tap();
  await page.waitForURL(/\/cotizar/);
  // Drawing the map of the previous page without a graphics card is slow.
  await expect(page.getByRole('heading', { name: 'Los días con los que empiezas' })).toBeVisible({ timeout: 25_000 });
  await page.getByText('Yo elijo').tap();
  for (const operator of ['Operadora Totora', 'Garza Azul', 'Mareas de Huanchaco'])
    await page.getByRole('group', { name: 'Operadores' }).getByText(operator).tap();
  await page.getByLabel('Nombre y apellido').fill(TRAVELLER.name);
  await page.getByLabel('Correo').fill(TRAVELLER.email);
  await page.getByText('Acepto que mis datos lleguen').tap();
  await noFaults(page);
  await page.getByRole('button', { name: 'Pedir cotización' }).tap();
  await expect(page.getByRole('heading', { name: 'Ya preguntamos por ti' })).toBeVisible();
  await expect(page.getByText('Preguntamos a 3 operadores.')).toBeVisible();
  return (await page.getByRole('definition').textContent())!.replaceAll(/[^0-9A-Z]/g, '');
}

test('a traveller accepts a part of an offer, pays, and later gets a part of the money back', async ({
  page,
  browser,
  baseURL,
}) => {
  test.setTimeout(300_000);
  const reference = await planAndAsk(page);
  const asked = await offersOf(reference);

  const template = `Dos días ${STAMP}`;
  const totora = { request: page.request, headers: await bearerOf(browser, 'operadora') };
  await keepTemplate(totora, asked[TOTORA]!, template, [
    lineOf({ title: 'Guía los dos días', kind: 'guide', price: 30_000, required: true }),
    lineOf({ title: 'Van con conductor', kind: 'transport', price: 44_000 }),
    lineOf({ title: 'Entradas', kind: 'ticket', price: 9_000 }),
    lineOf({ title: 'Almuerzo del primer día', kind: 'meal', price: 11_000, begin: 780, minutes: 60 }),
    lineOf({ title: 'Clase de tabla', price: 16_000, day: 1, begin: 960 }),
  ]);
  const staffPage = await openInInbox(browser, 'operadora', asked[TOTORA]!, reference);
  await priceFromTemplate(staffPage, template, 'Guía los dos días', '360');
  await noFaults(staffPage);
  await sendOffer(staffPage);

  await employed('ventas', GARZA, async () => {
    const garza = { request: page.request, headers: await bearerOf(browser, 'ventas') };
    const lines = [lineOf({ title: 'Dos días con todo', price: 99_000 })];
    const minutes = await keepCrowdedDraft(garza, asked[GARZA]!, lines);
    const other = await openInInbox(browser, 'ventas', asked[GARZA]!, reference);
    await correctFirstStop(other, minutes);
    await sendOffer(other);
    await other.context().close();
  });
  await letExpire(asked[MAREAS]!);

  const { text: email } = await mailTo(page.request, TRAVELLER.email, /Operadora Totora.* te respondió/);
  await page.goto(/https?:\/\/\S+\/cotizaciones\/\S+/.exec(email)![0]);
  await alive(page);
  await expect(page.getByRole('heading', { name: 'Tienes 2 ofertas' })).toBeVisible();
  await expect(page.getByRole('region', { name: 'Comparación' })).toBeVisible();
  await expect(page.getByRole('region', { name: 'Ofertas' }).getByText('Venció')).toBeVisible();
  await noFaults(page);

  await page.getByRole('region', { name: 'Ofertas' }).getByText('Operadora Totora').tap();
  const offer = page.getByRole('article', { name: 'Operadora Totora' });
  const prices = offer.getByRole('region', { name: 'Qué cuesta' });
  await prices.getByText('Clase de tabla').tap();
  await expect(prices).toContainText('4 partes');
  await offer.getByRole('button', { name: /^Aceptar por PEN 1.?000$/ }).tap();
  await noFaults(page);
  await page.getByRole('button', { name: 'Aceptar y pagar el adelanto' }).tap();
  await page.waitForURL(/\/pago\//);
  await alive(page);
  const pay = page.getByRole('button', { name: /^Pagar PEN 300/ });
  await pay.tap();
  await expect(page.getByLabel('Teléfono')).toBeFocused();
  await expect(page.getByText('Falta este dato.')).toBeVisible();
  await expect(page.getByText('Para seguir hay que aceptarlo.')).toBeVisible();
  await fillDetails(page, TRAVELLER.email);
  await expect(page.getByText('Falta este dato.')).toHaveCount(0);
  await noFaults(page);
  await pay.tap();
  await payWithChallenge(page, baseURL!);
  await expect(page.getByRole('heading', { name: 'Tus 4 reservas están listas' })).toBeVisible();

  await expect(async () => {
    await staffPage.reload();
    await expect(staffPage.getByRole('heading', { name: 'La aceptó y pagó el adelanto' })).toBeVisible({
      timeout: 3_000,
    });
  }).toPass();
  await staffPage.context().close();

  await page.goto(`/cotizaciones/${reference}`);
  await expect(page.getByRole('heading', { name: 'Es tuyo: está reservado' })).toBeVisible();
  await page.getByRole('button', { name: 'Agregar a mi viaje' }).tap();
  await page.waitForURL(/\/viajes\/[\w-]+/);
  const booked = page.locator('[data-stop]').getByRole('button', { name: /reservada/ });
  await expect(booked.first()).toBeVisible();
  const stops = await page.locator('[data-stop]').count();
  await page.getByRole('button', { name: /^Deshacer: agregaste «/ }).tap();
  await expect(booked).toHaveCount(0);
  await page.getByRole('button', { name: /^Rehacer: agregaste «/ }).tap();
  await expect(booked.first()).toBeVisible();
  await expect(page.locator('[data-stop]')).toHaveCount(stops);

  await page.goto(`/cotizaciones/${reference}`);
  await page.getByRole('link', { name: 'Ver la reserva' }).tap();
  await page.waitForURL(/\/reservas\//);
  await alive(page);
  await page.getByRole('button', { name: /^Pasar el pago de PEN 700/ }).tap();
  const link = await page.getByLabel(/^Enlace para pagar PEN 700/).inputValue();
  const other = await browser.newContext({ baseURL: baseURL!, hasTouch: true, viewport: { width: 390, height: 844 } });
  const payer = await other.newPage();
  await payer.goto(link);
  await alive(payer);
  await payer.getByLabel('Tu nombre').fill('Abuela Paz');
  await payer.getByLabel('Tu correo').fill('abuela@ejemplo.pe');
  await payer.getByRole('button', { name: 'Ir a la página de pago' }).tap();
  await payWithChallenge(payer, baseURL!);
  await expect(payer.getByRole('heading', { name: 'Gracias: tu pago llegó' })).toBeVisible();
  await other.close();

  await page.reload();
  const van = page.locator('section', { has: page.getByRole('heading', { name: 'Van con conductor' }) }).first();
  await expect(van.getByText('Es parte de una oferta y no se mueve sola.')).toBeVisible();
  await van.getByRole('button', { name: 'Ver cuánto recuperas' }).tap();
  await van.getByRole('button', { name: 'Cancelar y recuperar PEN 440' }).tap();
  await expect(async () => {
    await page.reload();
    await expect(van.getByText('Esta reserva se canceló')).toBeVisible({ timeout: 2_000 });
    await expect(van.getByText(/Devuelta el/).first()).toBeVisible({ timeout: 1_000 });
  }).toPass();

  await page.goto(`/cotizaciones/${reference}`);
  await alive(page);
  const sums = page.getByRole('article', { name: 'Operadora Totora' }).getByRole('region', { name: 'Qué cuesta' });
  await expect(sums.getByRole('listitem').filter({ hasText: 'Van con conductor' })).toContainText(
    /Cancelada, con devolución de PEN 440/,
  );
  await expect(sums).toContainText(/Queda en.*PEN 560/);
  await expect(page.getByText('Cancelaste «Van con conductor».')).toBeVisible();
  await expect(page.getByText(/^Te devolvimos PEN 440 por «Van con conductor»\.$/)).toBeVisible();
  await noFaults(page);
});
