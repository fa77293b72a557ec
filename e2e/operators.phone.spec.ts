import { expect, test } from '@playwright/test';
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
