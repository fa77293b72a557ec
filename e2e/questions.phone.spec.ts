import { randomUUID } from 'node:crypto';
import { expect, test } from '@playwright/test';
import { signedIn } from './demo-people.ts';
import { alive, noFaults, ready } from './page-steps.ts';
import { mailTo } from './quoting.ts';

const PLACE = '/lugares/huaca-de-la-luna';
const ASKED = `¿Hay sombra en la subida? ${Date.now().toString(36)}`;
const ANSWER = 'Sí, en el primer descanso. Desde ahí no hay.';

test('a visitor asks at a place, the region answers, and the visitor reads it on the page and by mail', async ({
  page,
  browser,
  request,
}) => {
  const email = `pregunta-${randomUUID()}@ejemplo.pe`;
  await ready(page, PLACE);
  await page.getByRole('button', { name: 'Pregunta algo' }).tap();
  const sheet = page.getByRole('dialog', { name: 'Pregunta' });
  await expect(sheet.getByText('Huaca de la Luna')).toBeVisible();
  await sheet.getByRole('button', { name: 'Enviar mi pregunta' }).tap();
  await expect(sheet.getByText('Escribe tu pregunta: al menos 8 letras.')).toBeVisible();
  await expect(sheet.getByLabel('¿Qué quieres saber?')).toBeFocused();
  await sheet.getByLabel('¿Qué quieres saber?').fill(ASKED);
  await sheet.getByLabel('Tu nombre').fill('Lucía');
  await sheet.getByLabel('¿A dónde te respondemos?').fill(email);
  await noFaults(page);
  await sheet.getByRole('button', { name: 'Enviar mi pregunta' }).tap();
  await expect(sheet.getByRole('heading', { name: 'Confirma tu correo' })).toBeVisible();
  await noFaults(page);

  const { text } = await mailTo(request, email, /^Confirma tu pregunta sobre/);
  const link = /\/preguntas\/[\w-]+#[\w-]+/.exec(text)![0];
  await page.goto(link);
  await alive(page);
  await expect(page.getByRole('heading', { level: 1, name: 'Confirma tu pregunta' })).toBeVisible();
  await noFaults(page);
  await page.getByRole('button', { name: 'Publicar mi pregunta' }).tap();
  await expect(page.getByText('Tu pregunta está publicada')).toBeVisible();
  await noFaults(page);

  const staff = await (await signedIn(browser, 'moderacion')).newPage();
  await staff.setViewportSize({ width: 390, height: 844 });
  await ready(staff, '/region/preguntas');
  const waiting = staff
    .getByRole('listitem')
    .filter({ has: staff.getByRole('heading', { name: ASKED }) })
    .first();
  await waiting.getByRole('button', { name: 'Responder a Lucía' }).click();
  await waiting.getByLabel('Tu respuesta').fill(ANSWER);
  await noFaults(staff);
  await waiting.getByRole('button', { name: 'Publicar la respuesta' }).click();
  await expect(staff.getByText('Tu respuesta está publicada.')).toBeVisible();
  await expect(staff.getByRole('heading', { name: ASKED })).toHaveCount(0);

  expect((await mailTo(request, email, /respondieron tu pregunta$/)).text).toContain(ANSWER);
  await ready(page, PLACE);
  const question = page.getByRole('listitem').filter({ hasText: ASKED });
  await expect(question).toContainText(ANSWER);
  await noFaults(page);

  await page.getByRole('button', { name: 'Pregunta algo' }).tap();
  await sheet.getByLabel('¿Qué quieres saber?').fill('hay algo de sombra arriba');
  await expect(sheet.getByText('Quizá ya se respondió')).toBeVisible();
  await noFaults(page);
  await sheet.getByRole('button', { name: 'Quiero preguntar igual' }).tap();
  await expect(sheet.getByText('Quizá ya se respondió')).toHaveCount(0);
  await staff.context().close();
});
