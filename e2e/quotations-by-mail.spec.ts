import { randomUUID } from 'node:crypto';
import { expect, test } from '@playwright/test';
import { createTransport } from 'nodemailer';
import { writeToTraveller } from '../features/quotations/contract/operator-routes.ts';
import type { CreatedQuotation } from '../features/quotations/contract/quotation.ts';
import { askQuotation } from '../features/quotations/contract/routes.ts';
import { pathOf } from '../features/route.ts';
import { askBody } from '../tests/quotations.ts';
import { bearerOf, INBOUND_MAIL_PORT } from './demo-people.ts';
import { inDatabase } from './in-database.ts';
import { mailTo, offersOf, operatorId, TOTORA } from './quoting.ts';

const LUCIA = `lucia.${Date.now().toString(36)}@ejemplo.pe`;

const sendNow = () =>
  inDatabase((client) =>
    client.query(
      `select from graphile_worker.reschedule_jobs(array(
         select id from graphile_worker.jobs where task_identifier = 'trujillo:quotations/tell-message'), now())`,
    ),
  );

test('when a traveller replies by email, both sides see the reply in the conversation', async ({ page, browser }) => {
  const body = { ...askBody([await operatorId(TOTORA)]), contact: { name: 'Lucía Ñopo', email: LUCIA, phone: '' } };
  const answer = await page.request.post(askQuotation.path, {
    headers: { authorization: 'Bearer vereda-demo' },
    data: body,
  });
  expect(answer.status(), await answer.text()).toBe(201);
  const { reference, secret }: CreatedQuotation = await answer.json();
  const { id, operatorId: operator } = (await offersOf(reference))[TOTORA]!;
  const staffPage = pathOf(writeToTraveller, { params: { operatorId: operator, offerId: id } });
  const headers = await bearerOf(browser, 'operadora');
  const said = await page.request.post(staffPage, {
    headers,
    data: { uuid: randomUUID(), text: '¿Llevan niños pequeños?' },
  });
  expect(said.status(), await said.text()).toBe(201);

  await sendNow();
  const email = await mailTo(page.request, LUCIA, /mensajes con Operadora Totora/);
  const { value: replyTo } = email.headers.find(({ name }) => name === 'Reply-To')!;

  const transport = createTransport({ host: '127.0.0.1', port: INBOUND_MAIL_PORT, secure: false, ignoreTLS: true });
  await transport.sendMail({
    from: `Lucía Ñopo <${LUCIA}>`,
    to: replyTo,
    subject: `Re: ${reference}`,
    text: 'Sí: dos, de tres y cinco años.\n\nEl sáb, 21 nov 2026 a las 15:04, Operadora Totora escribió:\n\n> ¿Llevan niños pequeños?\n',
  });
  transport.close();

  await page.goto(`/cotizaciones/${reference}#${secret}`);
  await page.getByText('Conversación con Operadora Totora').click();
  await expect(page.getByText('Sí: dos, de tres y cinco años.', { exact: true })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Leer y responder' })).toBeHidden();
});
