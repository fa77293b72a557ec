import { expect, type Locator, type Page, test } from '@playwright/test';
import { openInInbox } from './operator-steps.ts';
import { alive, noFaults, someFriday } from './page-steps.ts';
import { offersOf, TOTORA } from './quoting.ts';

test.use({ actionTimeout: 15_000 });

test('if no operator fits a request, the page offers changes to the request', async ({ page, context }) => {
  const words = `Somos un coro ${Date.now().toString(36)}`;
  await page.goto(`/cotizar?plan=rema-un-caballito-de-totora&fecha=${someFriday(42)}&personas=0-40-0`);
  await alive(page);
  await page.getByText('Por turno').tap();
  await page.getByText('Francés').tap();
  await page.getByLabel('Qué te gustaría, y qué no').fill(words);
  await page.getByLabel('Nombre y apellido').fill('Lucía Ñopo');
  await page.getByLabel('Correo').fill('coro@ejemplo.pe');
  await page.getByText('Acepto que mis datos lleguen').tap();
  await page.getByRole('button', { name: 'Pedir cotización' }).tap();
  await expect(page.getByText('Nadie encaja con todo eso a la vez.')).toBeVisible();
  await noFaults(page);

  await page.getByRole('button', { name: 'Una semana antes o después' }).tap();
  await expect(page.getByRole('textbox', { name: 'Hasta' })).not.toHaveValue('');
  await page.getByRole('button', { name: 'Elegir yo a quién preguntar' }).tap();
  const chosen = page.getByRole('group', { name: 'Operadores' });
  if (!(await chosen.getByLabel('Operadora Totora').isChecked())) await chosen.getByText('Operadora Totora').tap();
  await expect(page.getByLabel('Qué te gustaría, y qué no')).toHaveValue(words);
  await page.getByRole('button', { name: 'Pedir cotización' }).tap();
  await expect(page.getByRole('heading', { name: 'Ya preguntamos por ti' })).toBeVisible();

  await page.getByRole('link', { name: 'Ver mi cotización' }).tap();
  await expect(page.getByRole('heading', { name: 'Esperamos respuestas' })).toBeVisible();
  await expect(page.getByText('40 adultos mayores').first()).toBeVisible();

  await page.evaluate(() => navigator.serviceWorker.ready);
  expect(await page.evaluate(() => JSON.stringify({ ...localStorage }))).not.toContain('coro@ejemplo.pe');
  await context.setOffline(true);
  await page.reload();
  await expect(page.getByText(/^Sin conexión: esto es lo que este navegador guardó/)).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Esperamos respuestas' })).toBeVisible();
  await context.setOffline(false);
  await page.reload();

  await page.getByRole('button', { name: 'Retirar el pedido' }).tap();
  await page.getByRole('button', { name: 'Sí, retirar' }).tap();
  await expect(page.getByRole('heading', { name: 'La retiraste' })).toBeVisible();
  await noFaults(page);

  await page.getByRole('link', { name: 'Pedir otra a partir de esta' }).tap();
  await page.waitForURL(/\/cotizar\?cotizacion=/);
  await expect(page.getByLabel('Qué te gustaría, y qué no')).toHaveValue(words);
  await expect(page.getByLabel('Correo')).toHaveValue('coro@ejemplo.pe');
  await expect(page.getByLabel('Francés')).toBeChecked();
});

const isDrawn = (picture: Locator) =>
  expect.poll(() => picture.evaluate((it) => (it as HTMLImageElement).naturalWidth)).toBeGreaterThan(0);

async function addPicture(to: Page, from: Page, name: string) {
  const buffer = await from.screenshot();
  await to.locator('input[type=file]').setInputFiles({ name, mimeType: 'image/png', buffer });
}

test('a traveller sends a photo with a request, and the operator answers with a photo', async ({ page, browser }) => {
  await page.goto('/itinerarios/dos-reinos-de-barro');
  await alive(page);
  await page.getByRole('link', { name: 'Que me lo coticen' }).tap();
  await expect(page.getByRole('heading', { name: 'Los días con los que empiezas' })).toBeVisible();
  await expect(page.getByText('Huaca de la Luna').first()).toBeVisible();
  await page.getByText('Yo elijo').tap();
  await page.getByRole('group', { name: 'Operadores' }).getByText('Operadora Totora').tap();
  await addPicture(page, page, 'silla-de-ruedas.png');
  await isDrawn(page.getByRole('img', { name: 'silla-de-ruedas.png' }));
  await page.getByLabel('Nombre y apellido').fill('Lucía Ñopo');
  await page.getByLabel('Correo').fill('itinerario@ejemplo.pe');
  await page.getByText('Acepto que mis datos lleguen').tap();
  await page.getByRole('button', { name: 'Pedir cotización' }).tap();
  await expect(page.getByRole('heading', { name: 'Ya preguntamos por ti' })).toBeVisible();
  const reference = (await page.getByRole('definition').textContent())!.replaceAll(/[^0-9A-Z]/g, '');
  await page.getByRole('link', { name: 'Ver mi cotización' }).tap();
  await isDrawn(page.getByRole('img', { name: 'silla-de-ruedas.webp' }));

  const staffPage = await openInInbox(browser, 'operadora', (await offersOf(reference))[TOTORA]!, reference);
  await staffPage.getByRole('button', { name: 'El pedido' }).click();
  await isDrawn(staffPage.getByRole('img', { name: 'silla-de-ruedas.webp' }));
  await staffPage.getByRole('button', { name: 'Mensajes' }).click();
  await addPicture(staffPage, page, 'rampa.png');
  await staffPage.getByLabel(/^Escribe a/).fill('Así es la rampa de la huaca.');
  await staffPage.getByRole('button', { name: 'Enviar', exact: true }).click();
  await isDrawn(staffPage.getByRole('img', { name: 'rampa.webp' }));
  await noFaults(staffPage);

  await page.reload();
  await page.getByRole('button', { name: 'Leer y responder' }).tap();
  await isDrawn(page.getByRole('img', { name: 'rampa.webp' }));
  await expect(page.getByText('Así es la rampa de la huaca.')).toBeVisible();
  await noFaults(page);
});
