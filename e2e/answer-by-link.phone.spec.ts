import { expect, test } from '@playwright/test';
import type { CreatedQuotation } from '../features/quotations/contract/quotation.ts';
import { askQuotation } from '../features/quotations/contract/routes.ts';
import { askBody } from '../tests/quotations.ts';
import { alive } from './page-steps.ts';
import { mailTo, operatorId, TOTORA } from './quoting.ts';

test('an operator writes a message and declines a request through the link in the email, without signing in', async ({
  page,
  browser,
}) => {
  const asked = await page.request.post(askQuotation.path, {
    headers: { authorization: 'Bearer vereda-demo' },
    data: askBody([await operatorId(TOTORA)], { wishes: 'Celebramos los 70 de mi mamá.' }),
  });
  expect(asked.status(), await asked.text()).toBe(201);
  const { reference, secret }: CreatedQuotation = await asked.json();
  const email = await mailTo(page.request, 'ventas@vereda.example', new RegExp(`${reference}: Te piden`));
  const [link] = /\/responder\/\S+/.exec(email.text)!;

  await page.goto(link);
  await alive(page);
  await expect(page.getByRole('heading', { name: 'Te toca responder' })).toBeVisible();
  await expect(page.getByText('Celebramos los 70 de mi mamá.')).toBeVisible();
  await page.getByLabel('Escribe a Lucía Ñopo').fill('¿La silla de ruedas es plegable?');
  await page.getByRole('button', { name: 'Enviar' }).tap();
  await expect(page.getByText('desde el enlace del correo')).toBeVisible();
  await page.getByRole('button', { name: 'No puedo esta vez' }).tap();
  await page.getByLabel('Qué le ayudaría saber').fill('El lunes sí podemos.');
  await page.getByRole('button', { name: 'Decir que no' }).tap();
  await expect(page.getByRole('heading', { name: 'Dijiste que no puedes' })).toBeVisible();
  await page.reload();
  await expect(page.getByRole('heading', { name: 'Este enlace ya no abre' })).toBeVisible();

  const traveller = await (await browser.newContext()).newPage();
  await traveller.goto(`/cotizaciones/${reference}#${secret}`);
  await expect(traveller.getByText('El lunes sí podemos.').first()).toBeVisible();
  await traveller.context().close();
});
