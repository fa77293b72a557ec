import { expect, test } from '@playwright/test';
import { signedIn } from './demo-people.ts';
import { alive, noFaults } from './page-steps.ts';

test('staff mend a number and the hours, and the public page shows them at once', async ({
  browser,
  page: visitor,
}) => {
  test.setTimeout(120_000);
  const page = await (await signedIn(browser, 'redaccion')).newPage();
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto('/region/lugares');
  await alive(page);
  await page.getByRole('searchbox', { name: 'Buscar un lugar' }).fill('museo del juguete');
  await page.getByRole('link', { name: 'Museo del Juguete', exact: true }).click();
  await expect(page.getByRole('heading', { name: 'Museo del Juguete', level: 2 })).toBeVisible();
  await noFaults(page);

  const phones = page.getByRole('textbox', { name: 'Teléfonos' });
  await phones.fill('044 208 181');
  await expect(page.getByText(/Guardado a las \d\d:\d\d/)).toBeVisible();
  await expect(phones).toHaveValue('+51 44 208181');
  await page.getByLabel('Horario, como lo dirías').fill('lunes a sábado de 10 a 6, feriados cerrado');
  await page.getByRole('button', { name: 'Guardar este horario' }).click();
  await expect(page.getByText('Corregido por la región').first()).toBeVisible();

  await visitor.goto('/lugares/museo-del-juguete');
  await expect(visitor.getByText('+51 44 208181').first()).toBeVisible();
  await expect(visitor.getByText('10:00–18:00').first()).toBeVisible();

  await page.getByRole('button', { name: 'Deshacer: Teléfonos' }).click();
  await expect(phones).not.toHaveValue('+51 44 208181');
  await page.context().close();
});
