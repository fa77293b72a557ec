import { randomUUID } from 'node:crypto';
import { type APIRequestContext, type Browser, expect, test } from '@playwright/test';
import { createTransport } from 'nodemailer';
import { decideClaim, requestClaim } from '../features/owners/contract/claim-routes.ts';
import { listPlaces, showPlace } from '../features/places/contract/routes.ts';
import { askAccountQuestion } from '../features/questions/contract/routes.ts';
import { pathOf } from '../features/route.ts';
import { bearerOf, demoPerson, INBOUND_MAIL_PORT, signedIn } from './demo-people.ts';
import { alive, noFaults, ready } from './page-steps.ts';
import { mailTo } from './quoting.ts';

const HEADERS = { authorization: 'Bearer vereda-demo' };
const STAMP = Date.now().toString(36);
const ASKED = `¿Dejan entrar con mochila? ${STAMP}`;
const ANSWER = 'Sí, y hay casilleros gratis en la entrada.';

interface Claimed {
  id: string;
  slug: string;
  name: string;
}

/** The demo's traveller becomes the owner of an unclaimed museum. */
async function claimedPlace(request: APIRequestContext, browser: Browser): Promise<Claimed> {
  const query = { category: 'museum', limit: 100 } as const;
  const { items } = await (await request.get(pathOf(listPlaces, { query }), { headers: HEADERS })).json();
  for (const { id, slug, name } of items as Claimed[]) {
    const shown = await request.get(pathOf(showPlace, { params: { idOrSlug: slug } }), { headers: HEADERS });
    if ((await shown.json()).claim !== 'unclaimed') continue;
    const claim = { id: randomUUID(), place: id, proof: 'document', registerNumber: 'LL-0421' };
    const asked = await request.post(requestClaim.path, { headers: await bearerOf(browser, 'viajera'), data: claim });
    expect(asked.status(), await asked.text()).toBe(201);
    const decide = pathOf(decideClaim, { params: { id: (await asked.json()).id } });
    const headers = await bearerOf(browser, 'moderacion');
    const given = await request.post(decide, { headers, data: { action: 'approve' } });
    expect(given.status(), await given.text()).toBe(200);
    return { id, slug, name };
  }
  throw new Error('No museum of the demo can be claimed.');
}

test('a visitor asks, the owner answers by mail, and the visitor reads the answer', async ({
  page,
  browser,
  request,
}) => {
  test.setTimeout(120_000);
  const place = await claimedPlace(request, browser);
  const visitor = `pregunta-${randomUUID()}@ejemplo.pe`;
  await ready(page, `/lugares/${place.slug}`);
  await page.getByRole('button', { name: 'Pregunta algo' }).tap();
  const sheet = page.getByRole('dialog', { name: 'Pregunta' });
  await expect(sheet.getByText('Responde su responsable. Te avisamos por correo.')).toBeVisible();
  await sheet.getByLabel('¿Qué quieres saber?').fill(ASKED);
  await sheet.getByLabel('Tu nombre').fill('Lucía');
  await sheet.getByLabel('¿A dónde te respondemos?').fill(visitor);
  await sheet.getByRole('button', { name: 'Enviar mi pregunta' }).tap();
  await expect(sheet.getByRole('heading', { name: 'Confirma tu correo' })).toBeVisible();
  const { text } = await mailTo(request, visitor, /^Confirma tu pregunta sobre/);
  const link = /\/preguntas\/[\w-]+#[\w-]+/.exec(text)![0];
  await page.goto(link);
  await alive(page);
  await page.getByRole('button', { name: 'Publicar mi pregunta' }).tap();
  await expect(page.getByText('Tu pregunta está publicada')).toBeVisible();

  const owner = await demoPerson('viajera');
  const { headers } = await mailTo(request, owner.email, new RegExp(`^Lucía pregunta: .*${STAMP}`));
  const reply = { from: owner.email, to: headers.find(({ name }) => name === 'Reply-To')!.value };
  const transport = createTransport({ host: '127.0.0.1', port: INBOUND_MAIL_PORT, secure: false, ignoreTLS: true });
  await transport.sendMail({
    ...reply,
    subject: 'Re: Te hicieron una pregunta',
    text: `${ANSWER}\n\nEl sáb, 21 nov 2026 a las 15:04, Vereda escribió:\n\n> ${ASKED}\n`,
  });
  transport.close();

  expect((await mailTo(request, visitor, /respondieron tu pregunta$/)).text).toContain(ANSWER);
  await ready(page, `/lugares/${place.slug}`);
  const question = page.getByRole('listitem').filter({ hasText: ASKED });
  await expect(question.getByText(ANSWER, { exact: true })).toBeVisible();
  await expect(question).toContainText('Responde: su responsable');
  const vote = question.getByRole('button', { name: /^Me sirvió/ });
  await vote.tap();
  await expect(vote).toHaveAttribute('aria-pressed', 'true');
  await expect(vote).toHaveAccessibleName(/^Me sirvió 1 la respuesta/);
  await noFaults(page);
  await ready(page, `/lugares/${place.slug}`);
  await expect(vote).toHaveAttribute('aria-pressed', 'true');
  await expect(vote).toHaveAccessibleName(/^Me sirvió 1 la respuesta/);

  await page.goto(link);
  await alive(page);
  await page.getByRole('button', { name: 'Ya me sirvió' }).tap();
  await expect(page.getByText('Ya te sirvió')).toBeVisible();
  await noFaults(page);
});

test('the owner answers a question on the phone, within twelve actions', async ({ browser, request }) => {
  test.setTimeout(120_000);
  const place = await claimedPlace(request, browser);
  const asked = await request.post(askAccountQuestion.path, {
    headers: await bearerOf(browser, 'redaccion'),
    data: { id: randomUUID(), about: { kind: 'company', id: place.id }, body: `${ASKED} bis`, name: 'Bruno' },
  });
  expect(asked.status(), await asked.text()).toBe(201);

  const phone = await (await signedIn(browser, 'viajera')).newPage();
  await phone.setViewportSize({ width: 390, height: 844 });
  await ready(phone, `/empresa/${place.id}`);
  const main = phone.getByRole('main');
  await expect(main.getByRole('heading', { name: 'Una pregunta espera' })).toBeVisible();
  await noFaults(phone);
  await main.getByRole('link', { name: 'Responder', exact: true }).click();
  await expect(phone.getByRole('heading', { level: 1, name: 'Preguntas' })).toBeVisible();
  await main.getByRole('button', { name: 'Responder a Bruno' }).click();
  await main.getByLabel('Tu respuesta').fill('Abrimos de martes a domingo de 9 am a 5 pm.');
  await noFaults(phone);
  await main.getByRole('button', { name: 'Publicar la respuesta' }).click();
  await expect(main.getByText('Este dato puede ir en la ficha')).toBeVisible();
  await noFaults(phone);
  await main.getByRole('link', { name: 'Poner el horario' }).click();
  await expect(main.getByText('De una respuesta')).toBeVisible();
  await expect(main.getByLabel('Horario, como lo dirías')).toHaveValue(/de martes a domingo de 9 am a 5 pm/);
  await noFaults(phone);
  await main.getByRole('button', { name: 'Guardar este horario' }).click();
  await expect(main.getByText(/Guardado a las/)).toBeVisible();
  await ready(phone, `/empresa/${place.id}/preguntas`);
  await expect(main.getByText('Ninguna espera tu respuesta')).toBeVisible();
  await ready(phone, `/empresa/${place.id}/codigo`);
  await expect(main.getByRole('article', { name: `Cartel de ${place.name}` })).toBeVisible();
  await noFaults(phone);
  await ready(phone, `/empresa/${place.id}/opiniones`);
  await expect(main.getByText('Ninguna espera tu respuesta')).toBeVisible();
  await noFaults(phone);
  await phone.context().close();
});
