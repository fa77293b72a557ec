import { expect, test } from '@playwright/test';
import { noFaults } from './page-steps.ts';

test('the privacy page opens without an account and without a consent banner', async ({ page }) => {
  await page.goto('/');
  await page.getByRole('contentinfo').getByRole('link', { name: 'Privacidad', exact: true }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Tu privacidad' })).toBeVisible();
  await expect(page.getByText('no te pedimos ningún permiso')).toBeVisible();
  await expect(page.getByRole('region', { name: 'Tu privacidad' })).toHaveCount(0);
  await noFaults(page);
});
