import { type Browser, expect, type Page, test } from '@playwright/test';
import { type Bought, buy, dayOf } from './buying.ts';
import { type DemoName, signedIn } from './demo-people.ts';
import { alive, noFaults } from './page-steps.ts';

const HUACAS = 'huacas-en-media-manana';
const PHONE = { width: 390, height: 844 };
const WIDE = { width: 1440, height: 900 };

async function staffPage(browser: Browser, name: DemoName, size: typeof WIDE): Promise<Page> {
  const page = await (await signedIn(browser, name)).newPage();
  await page.setViewportSize(size);
  return page;
}

/** Checks the screen in light mode at its own size and in dark mode at the size of a phone. */
async function noFaultsInBoth(page: Page) {
  const before = page.viewportSize()!;
  await noFaults(page);
  await page.setViewportSize(PHONE);
  await page.emulateMedia({ colorScheme: 'dark' });
  await noFaults(page);
  await page.emulateMedia({ colorScheme: 'light' });
  await page.setViewportSize(before);
}

async function shows(page: Page, path: string, text: string | RegExp) {
  await expect(async () => {
    await page.goto(path);
    await page.reload();
    await expect(page.getByText(text).first()).toBeVisible({ timeout: 3000 });
  }).toPass({ timeout: 60_000 });
}

test('a closed place stops sales of a plan until its operator answers, and then the travellers choose', async ({
  browser,
  page,
  request,
}) => {
  test.setTimeout(420_000);
  const date = await dayOf(request, HUACAS, 6);
  const [ana, beto]: Bought[] = [
    await buy(request, { plan: HUACAS, date, name: 'Ana Paz' }),
    await buy(request, { plan: HUACAS, date, name: 'Beto Ríos', adults: 1 }),
  ];

  const editor = await staffPage(browser, 'redaccion', WIDE);
  await editor.goto('/region/cierres/nuevo');
  await alive(editor);
  await editor.getByRole('combobox', { name: 'Lugar' }).fill('Huaca de la Luna');
  await editor
    .getByRole('option', { name: /^Huaca de la Luna/ })
    .first()
    .click();
  const written = date.split('-').reverse().join('/');
  const from = editor.getByRole('textbox', { name: 'Desde' });
  await from.fill(written);
  await from.blur();
  await editor.getByText('Hasta nuevo aviso', { exact: true }).click();
  await expect(editor.getByRole('textbox', { name: 'Hasta' })).toHaveValue(written);
  await editor.getByLabel('Por qué').fill('un simulacro');
  await editor.getByLabel('Quién lo dice').fill('Ministerio de Cultura');
  await editor.getByRole('button', { name: 'Anunciar', exact: true }).click();
  const asked = editor.getByRole('dialog', { name: '¿Anunciar este cierre?' });
  await expect(asked.getByText(/^\d+ planes$/)).toBeVisible();
  await expect(asked.getByText(/^[2-9] reservas pagadas$/)).toBeVisible();
  await expect(asked.getByText(/^\d+ viajes? guardados?$/)).toBeVisible();
  await noFaultsInBoth(editor);
  await asked.getByRole('button', { name: 'Anunciarlo' }).click();
  await expect(editor.getByRole('heading', { name: /^Próximos/ })).toBeVisible();

  await shows(page, `/planes/${HUACAS}?fecha=${date}`, /Esos días no se venden hasta que el operador diga cómo sale/);
  await noFaultsInBoth(page);
  await shows(page, ana!.page, 'Una parada cierra ese día');
  await expect(page.getByRole('button', { name: 'Voy así' })).toBeHidden();
  await noFaultsInBoth(page);

  const operator = await staffPage(browser, 'operadora', PHONE);
  await operator.goto(`/operador/${ana!.operatorId}`);
  await operator.getByRole('link', { name: /^\d cierres? tocan? tus planes$/ }).click();
  const card = operator.getByRole('article', { name: 'Las huacas en media mañana' });
  await expect(card.getByText('Espera tu respuesta')).toBeVisible();
  await expect(card.getByText(/^\d+ reservas, \d+ personas$/)).toBeVisible();
  const save = card.getByRole('button', { name: 'Guardar mi respuesta' });
  await save.click();
  await expect(card.getByText('Elige cómo sales.')).toBeVisible();
  await noFaultsInBoth(operator);
  await card.getByRole('radio', { name: /^Sale con otra parada/ }).check();
  await save.click();
  await expect(card.getByText('Escribe qué se visita en su lugar.')).toBeVisible();
  await card.getByLabel('Qué se visita en su lugar').fill('Huaca del Sol, por fuera');
  await card.getByLabel('Algo más para tus viajeros (opcional)').fill('Salimos a la misma hora.');
  await save.click();
  await expect(card.getByText('Respondido')).toBeVisible();
  await noFaultsInBoth(operator);
  await operator.context().close();

  await shows(page, ana!.page, 'Tu plan cambia ese día. Tú eliges.');
  await expect(page.getByText(/Huaca del Sol, por fuera/)).toBeVisible();
  await noFaultsInBoth(page);
  await page.getByRole('button', { name: 'Voy así' }).click();
  await expect(page.getByRole('heading', { name: 'Tu plan cambia ese día. Tú eliges.' })).toBeHidden();
  await expect(page.getByText(/Huaca del Sol, por fuera/)).toBeVisible();
  await shows(page, beto!.page, 'Tu plan cambia ese día. Tú eliges.');
  await page.getByRole('button', { name: 'Ver otras fechas' }).click();
  await page.getByRole('radio').first().check();
  await page.getByRole('button', { name: /^Ir el / }).click();
  await expect(page.getByRole('status').filter({ hasText: 'Listo: ahora la tienes el' })).toBeVisible();

  await page.goto(`/planes/${HUACAS}?fecha=${date}`);
  await expect(page.getByText(/Ese día, en su lugar: Huaca del Sol, por fuera/)).toBeVisible();
  await noFaultsInBoth(page);

  await editor.goto('/region/cierres');
  await editor.getByRole('link', { name: 'Huaca de la Luna' }).first().click();
  await editor.getByRole('link', { name: 'A quién llegó' }).click();
  const main = editor.getByRole('main');
  await expect(main.getByText('Va así')).toBeVisible();
  await expect(main.getByText('Cambió de fecha')).toBeVisible();
  await expect(main.getByText(/a•••@ejemplo\.pe/).first()).toBeVisible();
  await expect(main.getByText(/sale con otra parada: Huaca del Sol, por fuera/)).toBeVisible();
  await noFaultsInBoth(editor);

  await editor.getByRole('link', { name: 'Ver el cierre' }).click();
  await editor.getByRole('button', { name: 'Terminar el cierre' }).click();
  await editor.getByRole('button', { name: 'Terminarlo' }).click();
  await expect(editor.getByRole('heading', { name: /^Pasados/ })).toBeVisible();
  await expect(async () => {
    await page.goto(ana!.page);
    await page.reload();
    await alive(page);
    await expect(page.getByRole('article', { name: /^Comprobante/ })).toBeVisible({ timeout: 3000 });
    await expect(page.getByText(/Huaca del Sol, por fuera/)).toBeHidden({ timeout: 1000 });
  }).toPass({ timeout: 60_000 });
  await editor.context().close();
});
