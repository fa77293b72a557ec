import { expect, test } from '@playwright/test';
import { signedIn } from './demo-people.ts';
import { noFaults, ready } from './page-steps.ts';

test("the region's operators are listed at /operadores, each with its plans and its profile", async ({ page }) => {
  await ready(page, '/planes');
  await page.getByRole('link', { name: 'Quiénes hacen estos planes' }).click();
  await expect(page).toHaveURL('/operadores');
  await expect(page.getByRole('heading', { level: 1, name: 'Operadores' })).toBeVisible();
  await noFaults(page);
  const card = page.getByRole('article').filter({ hasText: 'Mareas de Huanchaco' });
  await card.getByRole('link', { name: 'Ver sus 3 planes' }).click();
  await expect(page).toHaveURL(/\/planes\?operador=/);
  await expect(page.getByText(/^3 planes/)).toBeVisible();
  await page.goBack();
  await card.getByRole('link', { name: /^Mareas de Huanchaco/ }).click();
  await expect(page).toHaveURL(/\/lugares\/mareas-de-huanchaco/);
});

test("a visitor asks on an operator's profile, and the operator answers on the phone", async ({ browser }) => {
  const asked = `¿Dan chaleco salvavidas? ${Date.now().toString(36)}`;
  const answer = 'Sí, de todas las tallas, y van incluidos en el precio.';
  const visitor = await (await signedIn(browser, 'viajera')).newPage();
  await ready(visitor, '/lugares/operadora-totora');
  await visitor.getByRole('button', { name: 'Pregunta algo' }).tap();
  const sheet = visitor.getByRole('dialog', { name: 'Pregunta' });
  await sheet.getByLabel('¿Qué quieres saber?').fill(asked);
  await sheet.getByRole('button', { name: 'Enviar mi pregunta' }).tap();
  await expect(visitor.getByText(/^Tu pregunta está publicada/)).toBeVisible();

  const operator = await (await signedIn(browser, 'operadora')).newPage();
  await ready(operator, '/operador?ver=todos');
  const main = operator.getByRole('main');
  await main.getByRole('link', { name: /^Operadora Totora/ }).tap();
  await main.getByRole('link', { name: /^\d+ preguntas? sin respuesta$/ }).tap();
  const question = main.getByRole('listitem').filter({ hasText: asked });
  await question
    .getByRole('button', { name: /^Responder/ })
    .first()
    .tap();
  await main.getByLabel('Tu respuesta').fill(answer);
  await noFaults(operator);
  await main.getByRole('button', { name: 'Publicar la respuesta' }).tap();
  await expect(main.getByText(asked)).toBeHidden();

  await ready(visitor, '/lugares/operadora-totora');
  const shown = visitor.getByRole('listitem').filter({ hasText: asked });
  await expect(shown.getByText(answer, { exact: true })).toBeVisible();
  await visitor.context().close();
  await operator.context().close();
});
