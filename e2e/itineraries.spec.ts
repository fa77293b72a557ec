import { expect, test } from '@playwright/test';
import { noFaults, ready, someDay } from './page-steps.ts';

const dayOn = (weekday: number) => someDay(weekday).split('-').reverse().join('/');

test('after a change of dates, a copied itinerary marks the stops that do not fit', async ({ page }) => {
  await ready(page, '/itinerarios');
  await expect(page.getByRole('heading', { level: 1, name: 'Itinerarios' })).toBeVisible();
  await noFaults(page);
  const drawn = page.waitForResponse(/\/api\/maps\/ways\?/);
  await page.getByRole('link', { name: /Dos reinos de barro/ }).click();
  await page.waitForURL(/\/itinerarios\/dos-reinos-de-barro$/);
  await expect(page.getByRole('heading', { level: 1, name: 'Dos reinos de barro' })).toBeVisible();
  expect((await (await drawn).json()).ways.some((way: { line: unknown[] } | null) => (way?.line.length ?? 0) > 2)).toBe(
    true,
  );
  await noFaults(page);

  const friday = dayOn(5);
  const date = page.getByRole('textbox', { name: 'Primer día' });
  await date.fill(friday);
  await date.blur();
  await page.getByRole('button', { name: 'Copiar a mi viaje' }).click();
  await page.waitForURL(/\/viajes\/[\w-]+/);
  await expect(page.getByText(friday).first()).toBeVisible();
  await expect(page.getByRole('list', { name: 'Comprobaciones' })).toBeVisible();
  const broken = page.locator('[data-stop][data-broken]');
  const brokenBefore = await broken.count();

  await page.getByRole('button', { name: /^Cambiar/ }).click();
  const sheet = page.getByRole('dialog', { name: 'Fechas, alojamiento y grupo' });
  await noFaults(page);
  const monday = dayOn(1);
  await sheet.getByRole('textbox', { name: 'Primer día' }).fill(monday);
  await sheet.getByRole('textbox', { name: 'Primer día' }).blur();
  await sheet.getByRole('button', { name: 'Cambiar el viaje' }).click();
  await expect(page.getByText(/^Listo\. .* ya no encajan?:/)).toBeVisible();
  expect(await broken.count()).toBeGreaterThan(brokenBefore);
  await expect(page.getByText(monday).first()).toBeVisible();
  await page.getByRole('button', { name: /^Deshacer: cambiaste fechas/ }).click();
  await expect(page.getByText(friday).first()).toBeVisible();
  await expect(broken).toHaveCount(brokenBefore);

  await ready(page, '/viajes');
  await expect(page.getByRole('link', { name: /Dos reinos de barro/ })).toBeVisible();
  await noFaults(page);
});
