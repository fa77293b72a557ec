import { readFile } from 'node:fs/promises';
import { type Browser, expect, type Page, test } from '@playwright/test';
import sharp from 'sharp';
import { pdfOf, textOfPdf } from '../tests/pdf.ts';
import { APPROVED, fillDetails, openPlan, typeCard } from './booking-steps.ts';
import { type DemoName, demoPerson, signedIn } from './demo-people.ts';
import { inDatabase } from './in-database.ts';
import { markMeeting } from './operator-steps.ts';
import { alive, noFaults } from './page-steps.ts';
import { mailTo } from './quoting.ts';

/** Another attempt on the same site sells another plan. */
const MARK = Date.now().toString(36).slice(-5);
const OPERATOR = `Balsas de Quirós ${MARK}`;
const TITLE = `Remar al atardecer ${MARK}`;

async function pageOf(browser: Browser, name: DemoName): Promise<Page> {
  const page = await (await signedIn(browser, name)).newPage();
  await page.setViewportSize({ width: 390, height: 844 });
  return page;
}

const saved = (page: Page) => expect(page.getByText('Guardado', { exact: true })).toBeVisible();

async function fillData(page: Page) {
  await page.getByLabel('Quiénes son').fill('Remamos en Huanchaco desde 1998.');
  await page.getByLabel('Correo', { exact: true }).fill('reservas@quiros');
  await expect(page.getByLabel('Correo', { exact: true })).toHaveAttribute('aria-invalid', 'true');
  const unmarked = page.getByRole('button', { name: 'Marca en el mapa dónde te encuentran.' });
  await unmarked.click();
  const search = page.getByRole('combobox', { name: 'Buscar un lugar cercano' });
  await expect(search).toBeFocused();
  await search.fill('Huanchaco');
  await page.getByRole('option').first().click();
  await page.getByLabel('Teléfono', { exact: true }).fill('944 111 222');
  await page.getByLabel('Correo', { exact: true }).fill('reservas@quiros.example');
  await page.getByLabel('Razón social').fill('Balsas de Quirós SAC');
  await page.getByLabel('RUC').fill('20123456786');
  await page.getByLabel('Representante legal').fill('Olga Quirós');
  await page.getByLabel('Número de constancia o registro').fill('LL-0042');
  await page.getByLabel('Dirección regional que la otorgó').fill('La Libertad');
  await saved(page);
  await expect(unmarked).toBeHidden();
  await page.getByLabel('Titular').fill('Balsas de Quirós SAC');
  await page.getByRole('textbox', { name: 'Banco', exact: true }).fill('Banco del Norte');
  await page.getByLabel('Código del banco').fill('002');
  await page.getByLabel('Número de cuenta').fill('002-193-001234567890-12');
  await page.getByRole('button', { name: 'Guardar la cuenta' }).click();
  await expect(page.getByText(/cuenta terminada en 9012/)).toBeVisible();
}

async function sendDocuments(page: Page) {
  const noise = { type: 'gaussian', mean: 128, sigma: 40 } as const;
  const photograph = await sharp({ create: { width: 4000, height: 3000, channels: 3, background: '#a40', noise } })
    .jpeg({ quality: 90 })
    .toBuffer();
  const send = async (kind: string, name: string, mimeType: string, buffer: Buffer) => {
    // While a document uploads, the panel takes no other document.
    await expect(page.getByRole('button', { name: 'Agregar foto o PDF' })).toBeEnabled({ timeout: 60_000 });
    await page.getByLabel('Qué documento es').selectOption(kind);
    const [request] = await Promise.all([
      page.waitForRequest((one) => one.method() === 'POST' && one.url().includes('/documents/')),
      page.getByLabel('Foto o PDF del documento').setInputFiles({ name, mimeType, buffer }),
    ]);
    return request;
  };
  await send('register', 'Roto.pdf', 'application/pdf', Buffer.from('%PDF-1.7 roto'));
  await expect(page.getByText(/No pudimos abrir el PDF/)).toBeVisible();
  const sent = await send('register', 'IMG_4000.jpg', 'image/jpeg', photograph);
  expect(Number(await sent.headerValue('content-length'))).toBeLessThan(photograph.length / 2);
  await expect(page.getByText(/^IMG_4000\.jpg/)).toBeVisible();
  await send('tax', 'RUC.pdf', 'application/pdf', await pdfOf(2));
  await expect(page.getByText(/RUC\.pdf \(2 de 2\)/)).toBeVisible();
  await send('identity', 'DNI.pdf', 'application/pdf', await pdfOf(1));
  await expect(page.getByText(/^DNI\.pdf/)).toBeVisible();
}

async function writePlan(page: Page) {
  const step = (name: string) =>
    page.getByRole('navigation', { name: 'Pasos del plan' }).getByRole('button', { name: new RegExp(`${name}$`) });
  await page.getByLabel('Nombre del plan').fill(TITLE);
  await page.getByRole('button', { name: 'Empezar el plan' }).click();
  await page.getByLabel('En una frase').fill('Dos horas sobre el mar con un pescador.');
  await page.getByLabel('Descripción').fill('Salimos cuando baja el sol y volvemos con la última luz.');
  await saved(page);
  await step('Programa').click();
  await page.getByRole('combobox', { name: 'Agregar un lugar al día 1' }).fill('Huanchaco');
  await page.getByRole('option').first().click();
  await saved(page);
  await step('Encuentro').click();
  await markMeeting(page, 'Muelle, lado norte');
  await saved(page);
  await step('Tarifas').click();
  await page.getByLabel('Precio de Adulto').fill('85');
  await page.getByLabel('Al reservar se paga').selectOption('3000');
  await page.getByLabel('El resto, hasta').selectOption('0');
  await page.getByRole('button', { name: 'Guardar y seguir: Cancelación' }).click();
  await expect(page.getByText('Tarifas guardadas.')).toBeVisible();
  await step('Salidas').click();
  await page.getByRole('button', { name: 'Poner días y horas de salida' }).click();
  await page.getByRole('button', { name: 'Todos los días' }).click();
  await page.getByLabel('Hora de salida 1').fill('4 de la tarde');
  await expect(page.getByText('16:00: las 4 de la tarde')).toBeVisible();
  await page.getByRole('button', { name: 'Crear las salidas' }).click();
  await expect(page.getByText('Todos los días, 16:00')).toBeVisible();
  await step('Enviar').click();
}

/** Local day in Lima. */
const dayAhead = (days: number) =>
  new Date(Date.now() + days * 86_400_000).toLocaleDateString('sv', { timeZone: 'America/Lima' });

async function openDeparture(page: Page, operatorId: string, day: string) {
  await page.goto(`/operador/${operatorId}/salidas?dia=${day}`);
  await alive(page);
  await page
    .getByRole('button', { name: new RegExp(TITLE) })
    .first()
    .click();
}

async function setCommission(browser: Browser, operatorId: string) {
  const page = await pageOf(browser, 'administracion');
  await page.goto(`/region/operadores/${operatorId}`);
  await page.getByLabel('Otra comisión').fill('5');
  await page.getByRole('button', { name: 'Cambiar la comisión' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Cambiar la comisión' }).click();
  await expect(page.getByText('Desde ahora, 5 % de cada venta.')).toBeVisible();
  await page.context().close();
}

/** A traveller pays the deposit by card on the site, for two adults. */
async function buyByCard(traveller: Page, day: string) {
  await openPlan(traveller, TITLE, day);
  await traveller.getByRole('button', { name: /^Reservar por/ }).tap();
  await traveller.waitForURL(/\/pago\//);
  await alive(traveller);
  await fillDetails(traveller, 'bruno.paga@ejemplo.pe');
  await traveller.getByRole('button', { name: /^Pagar PEN/ }).tap();
  await traveller.waitForURL(/\/pagar\//);
  await typeCard(traveller, APPROVED);
  await expect(traveller.getByRole('heading', { name: 'Tu reserva está lista' })).toBeVisible();
}

/** Moves the departures of a day five days into the past, and divides their money. */
async function takePlace(operatorId: string, day: string) {
  await inDatabase(async (client) => {
    await client.query(
      `update departure set starts_at = now() - interval '5 days 3 hours', ends_at = now() - interval '5 days'
       where operator_id = $1 and local_date = $2`,
      [operatorId, day],
    );
    await client.query(`select graphile_worker.add_job('trujillo:checkout/earn-due', '{}'::json)`);
  });
}

async function payOut(browser: Browser) {
  const page = await pageOf(browser, 'administracion');
  await page.goto('/region/pagos');
  await expect(page.getByRole('listitem').filter({ hasText: OPERATOR }).first()).toBeVisible();
  await page.getByRole('button', { name: 'Preparar transferencias' }).click();
  const transfer = page.getByRole('listitem').filter({ hasText: OPERATOR }).filter({ hasText: /PO\w+/ });
  await transfer.getByRole('button', { name: 'Marcar como enviada' }).click();
  await transfer.getByRole('button', { name: 'Confirmar el pago' }).click();
  await expect(transfer.getByText('Pagada', { exact: true })).toBeVisible();
  await noFaults(page);
  await page.context().close();
}

async function readStatement(page: Page) {
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Liquidación en PDF' }).click(),
  ]);
  return textOfPdf(await readFile(await download.path()));
}

test('an operator comes to sell: from the public terms to a booking, its balance, a called-off departure and the payout', async ({
  browser,
  page: traveller,
}) => {
  test.setTimeout(420_000);
  const page = await pageOf(browser, 'viajera');
  await page.goto('/');
  await page.getByRole('contentinfo').getByRole('link', { name: 'Vende con nosotros' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Vende con nosotros' })).toBeVisible();
  await expect(page.getByText(/la región (no te )?cobra/i).first()).toBeVisible();
  await expect(page.getByText(/Una foto o el PDF de: Constancia del registro de turismo/)).toBeVisible();
  await noFaults(page);
  // Other journeys may have given this person an operator.
  await page.getByRole('link', { name: /^Registrar (mi|otro) operador$/ }).click();
  await page.getByLabel('Nombre del operador').fill(OPERATOR);
  await page.getByRole('button', { name: 'Registrarlo' }).click();
  await expect(page.getByText('Antes de enviarlo falta')).toBeVisible();
  const operatorId = new URL(page.url()).pathname.split('/')[2]!;
  await fillData(page);
  await sendDocuments(page);
  await page.getByRole('button', { name: 'Enviar a la región' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Enviarlos' }).click();
  await expect(page.getByText(/La región revisa tus datos desde el/)).toBeVisible();

  const regionPage = await pageOf(browser, 'moderacion');
  await regionPage.goto(`/region/operadores/${operatorId}`);
  await regionPage.getByRole('button', { name: 'Verificar', exact: true }).click();
  await regionPage.getByRole('dialog').getByRole('button', { name: 'Verificar', exact: true }).click();
  await expect(regionPage.getByText('Hecho. El operador recibe un correo.')).toBeVisible();

  await page.goto(`/operador/${operatorId}/planes`);
  await alive(page);
  await writePlan(page);
  await expect(page.getByText(/la región (no te )?cobra/i).first()).toBeVisible();
  await page
    .getByRole('button', { name: /Detalles$/ })
    .first()
    .click();
  await page.getByRole('button', { name: 'Vista previa' }).click();
  await expect(page.getByRole('heading', { level: 1, name: TITLE })).toBeVisible();
  await expect(page.getByText('Solo lo ve tu equipo. Así se verá cuando esté a la venta.')).toBeVisible();
  await expect(page.getByText(/salidas por venir/)).toBeVisible();
  await noFaults(page);
  await page.getByRole('link', { name: 'Volver a editar' }).click();
  await expect(page).toHaveURL(/paso=detalles$/);
  await page
    .getByRole('button', { name: /Enviar$/ })
    .first()
    .click();
  await page.getByRole('button', { name: 'Enviar a la región' }).click();
  await expect(page.getByText('En revisión').first()).toBeVisible();

  await regionPage.goto('/region/operadores');
  await regionPage.getByRole('link', { name: TITLE }).click();
  await regionPage.getByRole('button', { name: 'Aprobar y poner a la venta' }).click();
  await regionPage.getByRole('button', { name: 'Aprobarlo' }).click();
  await expect(regionPage).toHaveURL(/\/region\/operadores$/);
  await regionPage.context().close();

  await page.reload();
  await page
    .getByRole('button', { name: /Lo esencial/ })
    .first()
    .click();
  await page.getByLabel('En una frase').fill('Dos horas sobre el mar, con merienda.');
  await saved(page);
  await expect(page.getByText('Sin publicar. El público todavía ve:')).toBeVisible();
  await expect(page.getByText('Dos horas sobre el mar con un pescador.')).toBeVisible();

  const [tomorrow, dayAfter] = [dayAhead(1), dayAhead(2)];
  await openDeparture(page, operatorId, tomorrow);
  await page.getByRole('link', { name: 'Anotar una reserva' }).click();
  await page.getByLabel('Nombre').fill('Rosa Vega');
  await page.getByLabel('Teléfono').fill('955 333 444');
  await page.getByRole('button', { name: /Adulto: uno más/ }).click();
  await page.getByText('Una parte').click();
  await page.getByLabel('Cuánto te pagó').fill('35');
  await page.getByRole('button', { name: /^Anotar la reserva por/ }).click();
  await expect(page.getByRole('link', { name: 'WhatsApp a Rosa Vega' })).toHaveAttribute(
    'href',
    /^https:\/\/wa\.me\/51955333444\?text=Hola%20Rosa/,
  );
  await page.getByRole('button', { name: /^Cobrar .*135 aquí$/ }).click();
  await page.getByRole('button', { name: /^Recibí/ }).click();
  await expect(page.getByText('Anotado. Envíale su recibo por WhatsApp.')).toBeVisible();
  await expect(page.getByRole('button', { name: /^Cobrar/ })).toHaveCount(0);

  await openDeparture(page, operatorId, tomorrow);
  await page.getByRole('link', { name: 'Cancelar la salida…' }).click();
  await page.getByText('Solo la devolución').click();
  await page.getByLabel('Por qué').selectOption('weather');
  await page.getByLabel('Qué les dices').fill('El mar está muy movido mañana.');
  await page.getByRole('button', { name: 'Cancelar la salida' }).click();
  await page
    .getByRole('dialog')
    .getByRole('button', { name: /^Cancelarla/ })
    .click();
  await expect(page.getByText(/La salida está cancelada/)).toBeVisible();
  await page.goto(`/operador/${operatorId}/reservas`);
  await page.getByRole('link', { name: /Rosa Vega/ }).click();
  const toGiveBack = page.getByRole('definition').filter({ hasText: 'PEN 170' });
  await expect(page.getByText('Devuélvele tú')).toBeVisible();
  await expect(toGiveBack.first()).toBeVisible();

  await page.goto(`/operador/${operatorId}/pagos`);
  await expect(page.getByText(/Cobras en Banco del Norte, cuenta terminada en 9012/)).toBeVisible();
  await expect(page.getByText(/De lo que vende el sitio todavía no hay pagos/)).toBeVisible();

  await setCommission(browser, operatorId);
  await buyByCard(traveller, dayAfter);
  await openDeparture(page, operatorId, dayAfter);
  await page.getByRole('link', { name: 'Quiénes vienen y registro' }).click();
  await page.getByRole('button', { name: /^Lucía Ñopo/ }).click();
  await page.getByRole('button', { name: /^Cobrar .*119 aquí$/ }).click();
  await page.getByRole('button', { name: /^Recibí/ }).click();
  await expect(page.getByRole('button', { name: /^Cobrar/ })).toHaveCount(0);

  await takePlace(operatorId, dayAfter);
  await expect(async () => {
    await page.goto(`/operador/${operatorId}/pagos`);
    await expect(page.getByText('Va en el próximo pago')).toBeVisible();
  }).toPass();
  await payOut(browser);
  await page.reload();
  const paid = page.getByRole('listitem').filter({ hasText: 'Pagado' });
  await expect(paid).toContainText('PEN 42.50');
  await expect(paid).toContainText('cuenta …9012');
  const service = page.getByRole('row').filter({ hasText: TITLE });
  await expect(service).toContainText('PEN -8.50');
  await expect(service).toContainText('PEN -119');
  await noFaults(page);
  const statement = await readStatement(page);
  expect(statement).toContain('Comisión de la región');
  expect(statement).toMatch(/Pagado a tu cuenta\s+PEN -42[.,]50/);
  const { email } = await demoPerson('viajera');
  const mail = await mailTo(page.request, email, new RegExp(`^Te pagamos PEN 42\\.50 por ${OPERATOR}$`));
  expect(mail.text).toContain('Comisión ya descontada: PEN 8.50');
  await page.context().close();
});
