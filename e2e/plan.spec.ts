import { readFile } from 'node:fs/promises';
import { type Browser, expect, type Page, test } from '@playwright/test';
import { clipboardText } from './clipboard.ts';
import { alive, noFaults, ready, someFriday } from './page-steps.ts';

async function planTwoDays(page: Page) {
  await ready(page, `/arma-tu-viaje?desde=${someFriday()}&dias=2&ninos=1`);
  await page.getByRole('button', { name: 'Ver mi plan' }).click();
  await page.waitForURL(/\/viajes\/[\w-]+/);
  await expect(page.getByText(/con horario publicado están abiertas toda la visita/)).toBeVisible();
}

const stops = (page: Page) => page.locator('[data-ribbon-day="0"] [data-stop] > button');
async function beginOf(page: Page, id: string): Promise<number> {
  const name = await page.locator(`[data-stop="${id}"] > button`).getAttribute('aria-label');
  const [, hour, minute] = /de (\d\d):(\d\d) a/.exec(name ?? '')!;
  return Number(hour) * 60 + Number(minute);
}
const idOf = (page: Page, index: number) =>
  stops(page)
    .nth(index)
    .evaluate((button) => button.closest('[data-stop]')!.getAttribute('data-stop')!);

async function elsewhere(browser: Browser, address: string): Promise<Page> {
  const context = await browser.newContext({ locale: 'es-PE', timezoneId: 'America/Lima' });
  const page = await context.newPage();
  await page.goto(address);
  await alive(page);
  return page;
}

test('a traveller plans a trip from a place, changes it by hand, shares it and exports it to the calendar', async ({
  page,
  browser,
}) => {
  await page.context().grantPermissions(['clipboard-write']);
  await ready(page, '/explorar?q=huaca');
  await page.locator('a[href^="/lugares/"]').first().click();
  await page.waitForURL(/\/lugares\//);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await page.getByRole('button', { name: 'Agregar a mi viaje' }).first().click();
  await expect(page.getByRole('button', { name: 'Guardado para tu viaje' }).first()).toBeVisible();

  await planTwoDays(page);
  await expect(page.getByRole('region', { name: /Día 2/ })).toBeVisible();
  await noFaults(page);

  const moved = await idOf(page, 1);
  const before = await beginOf(page, moved);
  const box = (await page.locator(`[data-stop="${moved}"]`).boundingBox())!;
  await page.mouse.move(box.x + box.width / 2, box.y + 60);
  await page.mouse.down();
  await page.mouse.move(box.x + box.width / 2 + 20, box.y + 60, { steps: 4 });
  await page.mouse.move(box.x + box.width / 2 + 90, box.y + 60, { steps: 8 });
  await page.mouse.up();
  const after = await beginOf(page, moved);
  expect(after).toBeGreaterThan(before);
  expect(after % 5).toBe(0);

  await page.getByRole('button', { name: /^Deshacer: moviste/ }).click();
  expect(await beginOf(page, moved)).toBe(before);
  await page.getByRole('button', { name: /^Rehacer: moviste/ }).click();
  expect(await beginOf(page, moved)).toBe(after);

  await page.getByRole('button', { name: 'Compartir, descargar o imprimir' }).click();
  const sheet = page.getByRole('dialog', { name: 'Llévate el viaje' });
  await sheet.getByRole('button', { name: 'Copiar enlace para ver' }).click();
  await expect(page.getByText('Enlace para ver, copiado.')).toBeVisible();
  const link = await clipboardText(page.context());
  expect(link).toMatch(/\/viajes\/[\w-]{43}#ver=/);
  const download = page.waitForEvent('download');
  await sheet.getByRole('button', { name: 'Calendario (ICS)' }).click();
  const calendar = await readFile(await (await download).path(), 'utf8');
  expect(calendar).toContain('BEGIN:VEVENT');
  await noFaults(page);

  const friend = await elsewhere(browser, link);
  await expect(friend.getByText('Viaje compartido, solo para ver')).toBeVisible();
  await expect(friend.locator(`[data-stop="${moved}"]`)).toBeVisible();
  expect(await beginOf(friend, moved)).toBe(after);
  await expect(friend.getByRole('button', { name: /Deshacer/ })).toHaveCount(0);
  await noFaults(friend);
  await friend.getByRole('button', { name: 'Copiar a mis viajes' }).click();
  await friend.waitForURL((url) => !url.hash);
  await expect(friend.getByRole('button', { name: 'Mejorar mi ruta' }).first()).toBeVisible();
  await friend.context().close();

  await sheet.getByRole('button', { name: 'Cambiar o anular el enlace' }).click();
  await sheet.getByRole('button', { name: 'Anularlo' }).click();
  await expect(sheet.getByText('Los enlaces para ver ya no abren el viaje.')).toBeVisible();
  await expect(sheet.getByText(/^Ahora no hay ningún enlace para ver/)).toBeVisible();
  const late = await elsewhere(browser, link);
  await expect(late.getByRole('heading', { level: 1 })).toHaveText('Este enlace ya no abre el viaje');
  await noFaults(late);
  await late.context().close();
});

test('a locked stop keeps its time when it is dragged and when the route is improved', async ({ page }) => {
  await planTwoDays(page);
  const id = await idOf(page, 4);
  await stops(page).nth(4).click();
  const card = page.getByRole('article');
  await card.getByRole('button', { name: 'Dejar fija esta hora' }).click();
  await expect(card.getByRole('button', { name: 'Hora fija' })).toBeVisible();
  const kept = await beginOf(page, id);
  await expect(card.getByRole('button', { name: /5 minutos después/ })).toBeDisabled();
  await expect(card.getByLabel('Pasar a otro día')).toBeDisabled();
  const box = (await page.locator(`[data-stop="${id}"]`).boundingBox())!;
  await page.mouse.move(box.x + box.width / 2, box.y + 40);
  await page.mouse.down();
  await page.mouse.move(box.x + box.width / 2 + 90, box.y + 40, { steps: 8 });
  await page.mouse.up();
  expect(await beginOf(page, id)).toBe(kept);
  await expect(card.getByRole('button', { name: 'Hora fija' })).toBeVisible();
  await card.getByRole('button', { name: 'Cerrar' }).click();

  const first = await idOf(page, 3);
  await stops(page).nth(3).click();
  for (let press = 0; press < 12; press++) await card.getByRole('button', { name: /5 minutos más/ }).click();
  await expect(page.locator('[data-stop][data-broken]').first()).toBeVisible();

  const improve = page.getByRole('button', { name: 'Mejorar mi ruta' }).first();
  await improve.click();
  const review = page.getByRole('dialog', { name: 'Tu ruta, antes y después' });
  await review.getByRole('button', { name: 'Dejarla como estaba' }).click();
  await expect(page.locator('[data-stop][data-broken]').first()).toBeVisible();
  await improve.click();
  await expect(review.getByRole('row', { name: /Paradas que no caben [1-9].* 0/ })).toBeVisible();
  await expect(review.getByText(/^Mejora:.*parada/)).toBeVisible();
  await noFaults(page);
  await expect(card).toBeVisible();
  await review.getByRole('button', { name: 'Quedarme con la nueva' }).click();
  await expect(card).toBeHidden();
  expect(await beginOf(page, id)).toBe(kept);
  await expect(page.locator('[data-stop][data-broken]')).toHaveCount(0);
  await page.getByRole('button', { name: /^Deshacer: mejoraste/ }).click();
  await expect(page.locator(`[data-stop="${first}"]`)).toBeVisible();
});

test('a stop that moves to another day overlaps no other stop there', async ({ page }) => {
  await planTwoDays(page);
  const spans = async (day: number) => {
    const names = await page
      .locator(`[data-ribbon-day="${day}"] [data-stop] > button`)
      .evaluateAll((all) => all.map((button) => button.getAttribute('aria-label') ?? ''));
    return names.map((name) => {
      const [, ...times] = /de (\d\d):(\d\d) a (\d\d):(\d\d)/.exec(name)!.map(Number);
      return { from: times[0]! * 60 + times[1]!, to: times[2]! * 60 + times[3]! };
    });
  };
  const count = (await spans(1)).length;
  const id = await idOf(page, 1);
  await stops(page).nth(1).click();
  await page.getByRole('article').getByLabel('Pasar a otro día').selectOption('Día 2');
  await expect(page.locator(`[data-ribbon-day="1"] [data-stop="${id}"]`)).toBeVisible();
  const after = await spans(1);
  expect(after).toHaveLength(count + 1);
  for (const [index, { from }] of after.slice(1).entries()) expect(from).toBeGreaterThanOrEqual(after[index]!.to);
});

test('a traveller moves a stop, undoes the move and moves the stop to the next day by keyboard alone', async ({
  page,
}) => {
  await ready(page, `/arma-tu-viaje?desde=${someFriday()}&dias=2`);
  await page.getByRole('button', { name: 'Ver mi plan' }).focus();
  await page.keyboard.press('Enter');
  await page.waitForURL(/\/viajes\//);
  await expect(page.getByText(/con horario publicado están abiertas/)).toBeVisible();
  const id = await idOf(page, 0);
  const begin = await beginOf(page, id);
  await page.locator(`[data-stop="${id}"] > button`).focus();
  await page.keyboard.press('Space');
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('Shift+ArrowRight');
  expect(await beginOf(page, id)).toBe(Math.round((Math.round((begin + 5) / 5) * 5 + 30) / 5) * 5);
  await page.keyboard.press('Escape');
  expect(await beginOf(page, id)).toBe(begin);
  await page.keyboard.press('Space');
  await page.keyboard.press('ArrowDown');
  await expect(page.locator(`[data-ribbon-day="1"] [data-stop="${id}"] > button`)).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('button', { name: /^Deshacer: moviste/ })).toBeEnabled();
  await expect(page.locator(`[data-ribbon-day="1"] [data-stop="${id}"]`)).toBeVisible();
});

test('changes that are made offline are saved when the browser is online again', async ({ page, context }) => {
  await planTwoDays(page);
  await expect(page.getByText('Guardado', { exact: true })).toBeVisible();
  await expect(page.getByText(/se abre también sin señal/)).toBeVisible({ timeout: 60_000 });
  const count = await stops(page).count();
  await context.setOffline(true);
  await stops(page).nth(0).click();
  await page.getByRole('button', { name: /^Quitar .* del viaje/ }).click();
  await expect(page.getByText(/Sin conexión con el servidor/)).toBeVisible({ timeout: 15_000 });
  await expect(stops(page)).toHaveCount(count - 1);
  await page.getByRole('button', { name: 'Mejorar mi ruta' }).first().click();
  const better = page.getByRole('button', { name: 'Quedarme con la nueva' });
  await expect(better.or(page.getByText(/^Tu ruta ya está bien así/))).toBeVisible({ timeout: 30_000 });
  if (await better.isVisible()) await better.click();
  await expect(page.getByRole('button', { name: /^Deshacer: (mejoraste|quitaste)/ })).toBeEnabled();
  await context.setOffline(false);
  await page.evaluate(() => window.dispatchEvent(new Event('online')));
  await expect(page.getByText('Guardado', { exact: true })).toBeVisible();
  await page.reload();
  await expect(page.getByText('Guardado', { exact: true })).toBeVisible();
});

test('axe finds no fault on planning screens, and a deleted trip can be restored', async ({ page }) => {
  await ready(page, '/viajes');
  await expect(page.getByRole('heading', { name: 'Todavía no tienes viajes' })).toBeVisible();
  await noFaults(page);
  await ready(page, '/arma-tu-viaje');
  await noFaults(page);
  await planTwoDays(page);
  await expect(page.getByText('Guardado', { exact: true })).toBeVisible();
  await ready(page, '/viajes');
  await expect(page.getByRole('heading', { level: 2, name: /Dos días en/ })).toBeVisible();
  await noFaults(page);
  await page.getByRole('button', { name: /^Borrar/ }).click();
  await expect(page.getByRole('heading', { name: 'Todavía no tienes viajes' })).toBeVisible();
  await page.getByRole('button', { name: 'Deshacer' }).click();
  const row = page.getByRole('link', { name: /Dos días en/ });
  await expect(row).toBeVisible();
  const address = await row.getAttribute('href');
  await ready(page, `${address}/imprimir`);
  await expect(page.getByRole('button', { name: 'Imprimir' })).toBeVisible();
  await noFaults(page);
});

test('a departure in a trip cannot be dragged to another time, but can be removed', async ({ page }) => {
  await ready(page, '/planes/huacas-en-media-manana');
  await page.getByRole('button', { name: 'Agregar a un viaje' }).click();
  await page.getByRole('button', { name: 'Un viaje nuevo alrededor de este plan' }).click();
  await page.waitForURL(/\/viajes\/[\w-]+/);
  const departure = page.getByRole('button', { name: /plan con hora fija, por reservar/ });
  const said = (await departure.getAttribute('aria-label'))!;
  await expect(stops(page).nth(2)).toBeVisible();

  const box = (await departure.boundingBox())!;
  await page.mouse.move(box.x + 40, box.y + 60);
  await page.mouse.down();
  await page.mouse.move(box.x + 200, box.y + 60, { steps: 8 });
  await page.mouse.up();
  await expect(departure).toHaveAttribute('aria-label', said);
  await expect(page.getByText('Su hora no se mueve')).toBeVisible();
  await expect(page.getByRole('link', { name: 'Reservar', exact: true })).toHaveAttribute(
    'href',
    '/planes/huacas-en-media-manana',
  );
  await noFaults(page);
  await page.getByRole('button', { name: 'Quitar del viaje' }).click();
  await page.getByRole('button', { name: 'Sí, quitar' }).click();
  await expect(departure).toHaveCount(0);
});
