import { expect, test } from '@playwright/test';
import { bookAndPay } from './booking-steps.ts';
import { clipboardText } from './clipboard.ts';
import { alive, ready, someFriday } from './page-steps.ts';

test('a voucher opens offline only on the phone on which it was opened before', async ({
  page,
  context,
  browser,
  baseURL,
}) => {
  // In the evening, the first departure is tomorrow morning and can no longer be cancelled for free.
  await bookAndPay(page, undefined, someFriday());
  const result = page.url();
  await page.getByRole('link', { name: 'Ver mi comprobante' }).tap();
  await expect(page.getByText('Guardado en este teléfono: se abre también sin señal.')).toBeVisible({
    timeout: 30_000,
  });
  const voucher = page.url();
  const code = await page.getByRole('img', { name: /Código QR/ }).innerHTML();
  expect(new URL(voucher).pathname).toMatch(/^\/reservas\//);

  const stored = await page.evaluate(async () => {
    const names = await caches.keys();
    const kept = await Promise.all(
      names.map(async (name) => (await (await caches.open(name)).keys()).map(({ url }) => url)),
    );
    return { addresses: kept.flat(), local: JSON.stringify({ ...localStorage }) };
  });
  expect(stored.addresses.filter((url) => new URL(url).pathname.startsWith('/api/'))).toEqual([]);
  expect(stored.local).not.toContain('ejemplo.pe');

  await page.close();
  await context.setOffline(true);
  const tab = await context.newPage();
  await tab.goto(new URL(voucher).pathname);
  await alive(tab);
  await expect(tab.getByText(/^\s*Esto se guardó en este teléfono el/)).toBeVisible();
  expect(await tab.getByRole('img', { name: /Código QR/ }).innerHTML()).toBe(code);
  await expect(tab.getByText('Sin conexión')).toHaveCount(1);
  await expect(tab.getByText(/^Qué llevar: \S/)).toBeVisible();
  await expect(tab.getByText(/^Cancelas gratis hasta el .+, con conexión\.$/)).toBeVisible();
  await tab.reload();
  await expect(tab.getByRole('img', { name: /Código QR/ })).toBeVisible();
  await tab.goto(new URL(result).pathname);
  await expect(tab.getByRole('heading', { name: 'Tu reserva está lista' })).toBeVisible();
  await tab.goto('/planes');
  await expect(tab.getByRole('heading', { name: 'Sin conexión' })).toBeVisible();
  await tab.getByRole('link', { name: 'Mis viajes' }).tap();
  await expect(tab.getByRole('heading', { name: 'Todavía no tienes viajes' })).toBeVisible();
  await tab.goto('/planes');
  await tab.getByRole('link', { name: 'Mis reservas guardadas' }).tap();
  await expect(tab.getByRole('heading', { name: 'Tu reserva' })).toBeVisible();

  await tab.goto(new URL(voucher).pathname);
  await tab.getByRole('button', { name: 'Quitarla de este teléfono' }).tap();
  await tab.getByRole('button', { name: 'Quitarla', exact: true }).tap();
  await expect(tab.getByRole('heading', { name: 'Tu reserva' })).toBeVisible();
  await tab.goto(new URL(voucher).pathname);
  await expect(tab.getByLabel('PIN')).toBeVisible();
  await expect(tab.getByRole('img', { name: /Código QR/ })).toHaveCount(0);
  await context.setOffline(false);

  const other = await (await browser.newContext({ baseURL: baseURL! })).newPage();
  await other.goto(new URL(voucher).pathname);
  await expect(other.getByLabel('PIN')).toBeVisible();
  await other.context().close();
});

test('a trip with a booking opens offline and shows hours, meeting point and voucher', async ({ page, context }) => {
  await bookAndPay(page);
  await page.getByRole('button', { name: 'Agregar a un viaje' }).tap();
  await page.getByRole('button', { name: /^Un viaje nuevo/ }).tap();
  await page.waitForURL(/\/viajes\/[\w-]+/);
  const booked = { name: /reservada/ };
  const hour = await page.locator('[data-stop]').getByRole('button', booked).first().getAttribute('aria-label');
  await expect(page.getByText(/^Guardado en este teléfono: el viaje y sus comprobantes/)).toBeVisible({
    timeout: 30_000,
  });
  const trip = new URL(page.url()).pathname;

  await page.close();
  await context.setOffline(true);
  const tab = await context.newPage();
  await tab.goto(trip);
  await alive(tab);
  const stop = tab.locator('[data-stop]').getByRole('button', booked).first();
  await expect(stop).toHaveAttribute('aria-label', hour!);
  await stop.tap();
  await expect(tab.getByText(/^Encuentro: /)).toBeVisible();
  await tab.getByRole('link', { name: 'Ver el comprobante' }).tap();
  await expect(tab.getByRole('img', { name: /Código QR/ })).toBeVisible();
  await tab.goto('/viajes');
  await expect(tab.getByRole('heading', { name: 'Mis viajes' })).toBeVisible();
  await tab.locator(`a[href="${trip}"]`).first().tap();
  await expect(tab.locator('[data-stop]').getByRole('button', booked).first()).toBeVisible();
  await context.setOffline(false);
});

test('a trip without a booking and a shared trip open offline if they were opened before', async ({
  page,
  context,
  browser,
  baseURL,
}) => {
  await context.grantPermissions(['clipboard-write']);
  await ready(page, `/arma-tu-viaje?desde=${someFriday()}&dias=2`);
  await page.getByRole('button', { name: 'Ver mi plan' }).tap();
  await page.waitForURL(/\/viajes\/[\w-]+/);
  const note = 'Guardado en este teléfono: se abre también sin señal.';
  await expect(page.getByText(note)).toBeAttached({ timeout: 30_000 });
  const said = (await page.locator('[data-stop] > button').first().getAttribute('aria-label'))!;
  await page.getByRole('button', { name: 'Compartir, descargar o imprimir' }).tap();
  await page.getByRole('button', { name: 'Copiar enlace para ver' }).tap();
  await expect(page.getByText('Enlace para ver, copiado.')).toBeAttached();
  const link = await clipboardText(context);
  const trip = new URL(page.url()).pathname;

  await page.close();
  await context.setOffline(true);
  const tab = await context.newPage();
  await tab.goto(trip);
  await alive(tab);
  await expect(tab.locator('[data-stop] > button').first()).toHaveAttribute('aria-label', said);
  await tab.locator('[data-stop] > button').first().tap();
  await tab.getByRole('button', { name: /^Quitar .* del viaje/ }).tap();
  await expect(tab.getByRole('region', { name: 'Lo que quitaste' })).toBeVisible();
  await context.setOffline(false);

  const other = await browser.newContext({ baseURL: baseURL!, viewport: { width: 390, height: 844 } });
  const friend = await other.newPage();
  await friend.goto(link);
  await expect(friend.getByText('Viaje compartido, solo para ver')).toBeVisible();
  await friend.evaluate(() => navigator.serviceWorker.ready);
  const theirs = friend.locator('[data-stop] > button').first();
  await expect(theirs).toHaveAttribute('aria-label', /horario/);
  const seen = (await theirs.getAttribute('aria-label'))!;
  await other.setOffline(true);
  await friend.reload();
  await expect(theirs).toHaveAttribute('aria-label', seen);
  await other.close();
});
