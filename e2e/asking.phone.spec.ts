import { expect, test } from '@playwright/test';
import { alive, noFaults, someFriday } from './page-steps.ts';

/** Asking for a quotation when it is not easy, on a 390 px touch screen. */

test.use({ actionTimeout: 15_000 });

test('people over sixty ask alone; where nobody fits they are told how to open the request, and one that was withdrawn is asked again', async ({
  page,
  context,
}) => {
  test.setTimeout(120_000);
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

  // Without a signal it is read as it was, and only by whoever has its key.
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
