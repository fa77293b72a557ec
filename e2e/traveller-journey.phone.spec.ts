import { expect, type Page, test } from '@playwright/test';
import { clipboardText } from './clipboard.ts';
import { alive, noFaults, ready, someFriday } from './page-steps.ts';

const stopsOf = (page: Page) => page.locator('[data-stop] > button');
const nameOf = async (page: Page, index: number): Promise<string> => {
  const label = await stopsOf(page).nth(index).getAttribute('aria-label');
  return /^\d+\. (.*?), de \d\d:\d\d a/.exec(label ?? '')![1]!;
};

test('from the home page to a shared trip: improving the route keeps an added place, and adds no removed place', async ({
  page,
  browser,
}) => {
  await page.context().grantPermissions(['clipboard-write']);
  await ready(page);
  await page.goto(`/arma-tu-viaje?desde=${someFriday()}&dias=3`);
  await alive(page);
  await page.getByRole('button', { name: 'Ver mi plan' }).tap();
  await page.waitForURL(/\/viajes\/[\w-]+/);
  await expect(page.getByText(/con horario publicado están abiertas toda la visita/)).toBeAttached();

  const gone = await nameOf(page, 0);
  await stopsOf(page).first().tap();
  await page.getByRole('button', { name: `Quitar ${gone} del viaje` }).tap();
  await expect(page.locator('[data-stop]').getByRole('button', { name: gone })).toHaveCount(0);
  await expect(page.getByRole('region', { name: 'Lo que quitaste' })).toContainText(gone);

  const left = page
    .getByRole('region', { name: 'Quedó fuera, y por qué' })
    .getByRole('listitem')
    .filter({ hasText: /Sacaría a otra parada|Cabe, con más camino/ })
    .first();
  const put = (await left.getByRole('heading').textContent())!;
  await left.getByRole('button', { name: /^Ponerlo/ }).tap();
  const added = page.locator('[data-stop]').getByRole('button', { name: put });
  await expect(added).toHaveCount(1);

  await page.getByRole('button', { name: 'Mejorar mi ruta' }).last().tap();
  const review = page.getByRole('dialog', { name: 'Tu ruta, antes y después' });
  const same = page.getByText(/^No hizo falta mover nada/);
  await expect(review.or(same)).toBeVisible();
  if (await review.isVisible()) {
    await noFaults(page);
    await review.getByRole('button', { name: 'Quedarme con la nueva' }).tap();
  }
  await expect(added).toHaveCount(1);
  await expect(page.locator('[data-stop]').getByRole('button', { name: gone })).toHaveCount(0);

  await page.getByRole('button', { name: 'Compartir, descargar o imprimir' }).tap();
  const sheet = page.getByRole('dialog', { name: 'Llévate el viaje' });
  await sheet.getByRole('button', { name: 'Copiar enlace para ver' }).tap();
  await expect(page.getByText('Enlace para ver, copiado.')).toBeAttached();
  const link = await clipboardText(page.context());
  const friend = await (await browser.newContext({ locale: 'es-PE', viewport: { width: 390, height: 844 } })).newPage();
  await friend.goto(link);
  await expect(friend.getByText('Viaje compartido, solo para ver')).toBeVisible();
  await expect(friend.locator('[data-stop]').getByRole('button', { name: put })).toHaveCount(1);
  await friend.context().close();
});
