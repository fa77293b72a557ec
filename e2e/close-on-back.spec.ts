import { expect, test } from '@playwright/test';
import { ready } from './page-steps.ts';

test("the desktop's Back closes one dialog at a time, and a form keeps its text", async ({ page }) => {
  await ready(page, '/planes');
  await page.getByRole('button', { name: 'Preferencias' }).first().click();
  const preferences = page.getByRole('dialog', { name: 'Preferencias' });
  await expect(preferences).toBeVisible();
  await page.goBack();
  await expect(preferences).toBeHidden();
  await expect(page).toHaveURL('/planes');
});
