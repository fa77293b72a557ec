import { randomUUID } from 'node:crypto';
import { expect, type Page, test } from '@playwright/test';
import { bearerOf, signedIn } from './demo-people.ts';
import { alive, noFaults } from './page-steps.ts';
import { askOperators, asOperator, lineOf, offersOf, sendLines, TOTORA } from './quoting.ts';

test.use({ actionTimeout: 15_000 });

const comeBack = (page: Page) => page.evaluate(() => dispatchEvent(new Event('focus')));

test("changes by the operator appear on the traveller's open page, and text that the traveller is typing stays", async ({
  page,
  browser,
}) => {
  test.setTimeout(300_000);
  const traveller = { request: page.request, headers: await bearerOf(browser, 'viajera') };
  const reference = await askOperators(traveller, [TOTORA]);
  const asked = (await offersOf(reference))[TOTORA]!;
  const staffPage = { request: page.request, headers: await bearerOf(browser, 'operadora') };
  await asOperator(staffPage, asked, 'messages', { uuid: randomUUID(), text: '¿Los niños saben nadar?' });

  const context = await signedIn(browser, 'viajera');
  const open = await context.newPage();
  await open.setViewportSize({ width: 390, height: 844 });
  await open.goto('/cuenta/cotizaciones');
  await alive(open);
  await expect(open.getByRole('link').filter({ hasText: '1 mensaje nuevo' }).first()).toBeVisible();
  await open.goto('/cotizaciones');
  await alive(open);
  await open.locator(`a[href="/cotizaciones/${reference}"]`, { hasText: '1 mensaje nuevo' }).tap();
  await expect(open.getByRole('button', { name: 'Leer y responder' })).toBeVisible();
  await alive(open);
  await expect(open.getByText('te escribió un mensaje.')).toBeVisible();
  await noFaults(open);
  await open.getByRole('button', { name: 'Leer y responder' }).tap();
  await expect(open.getByText('¿Los niños saben nadar?')).toBeVisible();
  await expect(open.getByText('te escribió un mensaje.')).toHaveCount(0);
  const answer = open.getByLabel('Escribe a Operadora Totora');
  await answer.fill('El mayor sí; el menor');

  const [guide, van] = [
    lineOf({ title: 'Guía los dos días', kind: 'guide', price: 30_000, required: true }),
    lineOf({ title: 'Van con conductor', kind: 'transport', price: 44_000 }),
  ];
  await sendLines(staffPage, asked, [guide, van]);
  await comeBack(open);
  await expect(open.getByText('Llegó la oferta de Operadora Totora.')).toBeVisible();
  const offer = open.getByRole('article', { name: 'Operadora Totora' });
  await expect(offer.getByRole('button', { name: 'Aceptar por PEN 740' })).toBeVisible();
  await expect(answer).toHaveValue('El mayor sí; el menor');
  const terms = offer.getByRole('region', { name: 'Cómo se paga' });
  await expect(terms).toContainText(/Al aceptar, el adelanto.*PEN 222.*Hasta el .*PEN 518.*Si cancelas/s);

  await offer.getByRole('region', { name: 'Qué cuesta' }).getByText('Van con conductor').tap();
  await expect(offer.getByRole('button', { name: 'Aceptar por PEN 300' })).toBeVisible();
  const lunch = lineOf({ title: 'Almuerzo criollo', kind: 'meal', price: 11_000, begin: 780, minutes: 60 });
  await sendLines(staffPage, asked, [guide, van, lunch]);
  await comeBack(open);
  await expect(open.getByText('Hay una versión nueva de Operadora Totora.')).toBeVisible();
  await expect(offer.getByText('Hay una versión nueva: es la que lees ahora.')).toBeVisible();
  await expect(offer.getByRole('region', { name: 'Qué cambió' })).toContainText('Almuerzo criollo');
  await expect(offer.getByRole('button', { name: 'Aceptar por PEN 410' })).toBeVisible();
  await expect(answer).toHaveValue('El mayor sí; el menor');
  await noFaults(open);
  await offer.getByRole('button', { name: 'Entendido' }).tap();
  await expect(offer.getByText('Hay una versión nueva')).toHaveCount(0);

  await asOperator(staffPage, asked, 'messages', { uuid: randomUUID(), text: 'Sumamos el almuerzo.' });
  const fresh = await context.newPage();
  await fresh.setViewportSize({ width: 390, height: 844 });
  await fresh.goto(`/cotizaciones/${reference}`);
  await alive(fresh);
  const mark = fresh.getByRole('region', { name: 'Ofertas' }).getByText('1 mensaje nuevo');
  await expect(mark).toBeVisible();
  await expect(fresh.getByText('Sumamos el almuerzo.')).toHaveCount(0);
  await fresh.getByRole('heading', { name: 'Conversación' }).scrollIntoViewIfNeeded();
  await expect(fresh.getByText('Sumamos el almuerzo.')).toBeVisible();
  await expect(mark).toHaveCount(0);
  await fresh.close();

  await offer.getByRole('button', { name: 'Aceptar por PEN 410' }).tap();
  await asOperator(staffPage, asked, 'withdraw', { text: 'Se enfermó el guía y no hay otro.' });
  await open.getByRole('button', { name: 'Aceptar y pagar el adelanto' }).tap();
  const notice = open.getByRole('dialog', { name: 'Eso cambió mientras lo mirabas' });
  await expect(notice).toContainText('Operadora Totora retiró su oferta: ya no se puede aceptar.');
  await expect(notice).toContainText('Se enfermó el guía y no hay otro.');
  await expect(notice).toContainText('No se guardó ni se cobró nada.');
  await noFaults(open);
  await notice.getByRole('button', { name: 'Ver cómo está ahora' }).tap();
  await expect(notice).toHaveCount(0);
  await expect(open.getByRole('button', { name: /^Aceptar/ })).toHaveCount(0);
  await expect(open.getByRole('region', { name: 'Ofertas' })).toContainText('Retirada');
  await context.close();
});
