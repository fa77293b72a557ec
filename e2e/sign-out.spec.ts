import { readFileSync } from 'node:fs';
import { expect, type Page, test } from '@playwright/test';
import { demoPerson, enter } from './demo-people.ts';
import { alive, ready } from './page-steps.ts';

const PRIVATE = ['web/traveller-screens.ts', 'web/later-screens.ts'].flatMap((table) =>
  [...readFileSync(table, 'utf8').matchAll(/^ {2}\['(\/(?:cuenta|region)[^':]*)', '/gm)].map(([, path]) => path!),
);

const account = (page: Page) => page.getByRole('banner').getByRole('button', { name: 'Tu cuenta' });

test("every private screen has a sign-out button, which removes the person's data from the browser", async ({
  browser,
}) => {
  const { email } = await demoPerson('moderacion');
  const page = await (await browser.newContext()).newPage();
  await enter(page, 'moderacion', '/region');
  expect(PRIVATE.length).toBeGreaterThan(10);
  for (const path of PRIVATE) {
    await ready(page, path);
    await expect(account(page), path).toBeVisible();
  }
  await ready(page, '/cuenta');
  await expect(page.getByText(email).first()).toBeVisible();
  await account(page).click();
  await page.getByRole('dialog', { name: 'Tu cuenta' }).getByRole('button', { name: 'Salir' }).click();
  await expect(page.getByText('Saliste de tu cuenta.')).toBeVisible();

  const left = async () => ({
    shown: (await page.content()).includes(email),
    kept: JSON.stringify(await page.evaluate(() => [{ ...localStorage }, { ...sessionStorage }])).includes(email),
    token: await page.evaluate(() => localStorage.getItem('token')),
  });
  expect(await left()).toEqual({ shown: false, kept: false, token: null });
  await page.goBack();
  await alive(page);
  await page.goto('/cuenta');
  await expect(page).toHaveURL(/\/entrar\?volver=/);
  expect((await left()).token).toBeNull();
  expect((await left()).kept).toBe(false);
});

test('on a small phone, nothing covers the sign-out button of the account panel', async ({ browser }) => {
  const page = await (await browser.newContext({ viewport: { width: 390, height: 560 } })).newPage();
  await enter(page, 'viajera', '/cuenta');
  await account(page).click();
  await page
    .getByRole('dialog', { name: 'Tu cuenta' })
    .getByRole('button', { name: 'Salir' })
    .click({ timeout: 5_000 });
  await expect(page.getByText('Saliste de tu cuenta.')).toBeVisible();
  await page.context().close();
});

test('a password field can show the password, accepts pasted text, and works with password managers', async ({
  browser,
}) => {
  const context = await browser.newContext({ permissions: ['clipboard-read', 'clipboard-write'] });
  const page = await context.newPage();
  await ready(page, '/crear-cuenta');
  const chosen = page.getByLabel('Contraseña', { exact: true });
  await expect(chosen).toHaveAttribute('autocomplete', 'new-password');
  await ready(page, '/entrar');
  const field = page.getByRole('main').getByLabel('Contraseña', { exact: true });
  await expect(field).toHaveAttribute('autocomplete', 'current-password');
  await expect(field).toHaveAttribute('type', 'password');
  await page.evaluate(() => navigator.clipboard.writeText('una frase larga de su gestor de contraseñas'));
  await field.focus();
  await page.keyboard.press('ControlOrMeta+V');
  await expect(field).toHaveValue('una frase larga de su gestor de contraseñas');
  const eye = page.getByRole('main').getByRole('button', { name: 'Mostrar la contraseña' });
  await eye.click();
  await expect(field).toHaveAttribute('type', 'text');
  await page.getByRole('main').getByRole('button', { name: 'Ocultar la contraseña' }).click();
  await expect(field).toHaveAttribute('type', 'password');
  await context.close();
});
