import { type Browser, expect, type Page, test } from '@playwright/test';
import { clipboardText } from './clipboard.ts';
import { alive, noFaults, ready, someFriday } from './page-steps.ts';

async function withFriend(page: Page, browser: Browser): Promise<Page> {
  await page.context().grantPermissions(['clipboard-write']);
  await ready(page, `/arma-tu-viaje?desde=${someFriday()}&dias=2`);
  await page.getByRole('button', { name: 'Ver mi plan' }).click();
  await page.waitForURL(/\/viajes\/[\w-]+/);
  await expect(saved(page)).toBeVisible();
  await page.getByRole('button', { name: 'Compartir, descargar o imprimir' }).click();
  const sheet = page.getByRole('dialog', { name: 'Llévate el viaje' });
  await sheet.getByRole('button', { name: /enlace para editar/ }).click();
  const link = await clipboardText(page.context());
  expect(link).toContain('#editar=');
  await page.keyboard.press('Escape');
  await expect(sheet).toBeHidden();
  const friend = await (await browser.newContext({ locale: 'es-PE', timezoneId: 'America/Lima' })).newPage();
  await friend.goto(link);
  await alive(friend);
  await expect(friend.locator('[data-stop] > button').first()).toBeVisible();
  return friend;
}

const saved = (page: Page) => page.getByText('Guardado', { exact: true });
const title = (page: Page) => page.getByRole('textbox', { name: 'Nombre del viaje' });

async function rename(page: Page, name: string): Promise<void> {
  await title(page).fill(name);
  await page.keyboard.press('Enter');
}

test('changes that two people make to one trip are merged, and undoing one change keeps the changes of the other person', async ({
  page,
  browser,
}) => {
  const friend = await withFriend(page, browser);
  await rename(page, 'Con Lucía');
  await expect(saved(page)).toBeVisible();

  const stop = friend.locator('[data-stop]').first();
  const id = (await stop.getAttribute('data-stop'))!;
  await stop.getByRole('button').first().click();
  await friend.getByRole('button', { name: /^Quitar .* del viaje/ }).click();
  await expect(friend.getByText(/^Otra persona cambió este viaje/)).toBeVisible();
  await expect(title(friend)).toHaveValue('Con Lucía');
  await expect(saved(friend)).toBeVisible();
  await page.reload();
  await expect(title(page)).toHaveValue('Con Lucía');
  await expect(page.locator('[data-stop]').first()).toBeVisible();
  await expect(page.locator(`[data-stop="${id}"]`)).toHaveCount(0);

  await friend.getByRole('button', { name: /^Deshacer: quitaste/ }).click();
  await expect(friend.locator(`[data-stop="${id}"]`)).toHaveCount(1);
  await expect(title(friend)).toHaveValue('Con Lucía');
  await friend.context().close();
});

test('if two people change the same field, both values are shown side by side, and the choice can be undone', async ({
  page,
  browser,
}) => {
  const friend = await withFriend(page, browser);
  await rename(page, 'El nombre de Ana');
  await expect(saved(page)).toBeVisible();
  await rename(friend, 'El nombre de Beto');
  const dialog = friend.getByRole('dialog', { name: 'El viaje cambió en otro lugar' });
  const field = dialog.getByRole('group', { name: 'Nombre del viaje' });
  await expect(field.getByRole('radio', { name: /Lo tuyo El nombre de Beto/ })).toBeChecked();
  await noFaults(friend);
  await field.getByRole('radio', { name: /Lo que se guardó El nombre de Ana/ }).check({ force: true });
  await dialog.getByRole('button', { name: 'Seguir con lo elegido' }).click();
  await expect(title(friend)).toHaveValue('El nombre de Ana');
  await friend.getByRole('button', { name: 'Deshacer: elegiste entre dos versiones' }).click();
  await expect(title(friend)).toHaveValue('El nombre de Beto');
  await expect(saved(friend)).toBeVisible();
  await friend.context().close();
});
