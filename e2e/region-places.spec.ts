import { expect, test } from '@playwright/test';
import { signedIn } from './demo-people.ts';
import { inDatabase } from './in-database.ts';
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
  const kept = page.waitForResponse((answer) => /\/fact$/.test(answer.url()));
  await page.getByRole('button', { name: 'Guardar este horario' }).click();
  expect((await kept).status()).toBe(200);
  await expect(page.getByText('Corregido por la región').first()).toBeVisible();

  await visitor.goto('/lugares/museo-del-juguete');
  await expect(visitor.getByText('+51 44 208181').first()).toBeVisible();
  await expect(visitor.getByText('10:00–18:00').first()).toBeVisible();

  await page.getByRole('button', { name: 'Deshacer: Teléfonos' }).click();
  await expect(phones).not.toHaveValue('+51 44 208181');
  await page.context().close();
});

test('a change typed just before the page is left is not lost', async ({ browser }) => {
  const page = await (await signedIn(browser, 'redaccion')).newPage();
  await page.goto('/region/lugares');
  await alive(page);
  await page.getByRole('searchbox', { name: 'Buscar un lugar' }).fill('museo del juguete');
  await page.getByRole('link', { name: 'Museo del Juguete', exact: true }).click();
  const note = page.getByRole('textbox', { name: 'Nota del horario' });
  await note.fill('Los lunes solo grupos');
  await page.close({ runBeforeUnload: true });
  await expect
    .poll(() =>
      inDatabase(async (client) => {
        const { rows } = await client.query(`select hours_note from company where slug = 'museo-del-juguete'`);
        return rows[0].hours_note;
      }),
    )
    .toBe('Los lunes solo grupos');
  await inDatabase((client) =>
    client.query(`update company set hours_note = null, edited_fields = array_remove(edited_fields, 'hours_note')
      where slug = 'museo-del-juguete'`),
  );
});

test('staff merge two places, the old address leads to the kept one, and an undo brings the old page back', async ({
  browser,
  page: visitor,
}) => {
  test.setTimeout(120_000);
  await insertTwins();
  const page = await (await signedIn(browser, 'redaccion')).newPage();
  await page.setViewportSize({ width: 820, height: 1180 });
  await page.goto('/region/lugares');
  await alive(page);
  await page.getByRole('searchbox', { name: 'Buscar un lugar' }).fill('gemelo norte');
  await page.getByRole('link', { name: 'Museo Gemelo Norte', exact: true }).click();
  await page.getByRole('link', { name: 'Fusionar con otro' }).click();
  await page.getByRole('link', { name: 'Museo Gemelo Sur', exact: true }).first().click();
  await expect(page.getByRole('heading', { name: 'Lo que no coincide' })).toBeVisible();
  await noFaults(page);
  await expect(page.getByRole('radio', { name: /\+51 44 221234/ })).toBeChecked();
  await page.getByRole('button', { name: 'Fusionar', exact: true }).click();
  await expect(page.getByText(/^Listo: «Museo Gemelo Sur» quedó dentro de «Museo Gemelo Norte»\./)).toBeVisible();
  await expect(page.getByRole('textbox', { name: 'Teléfonos' })).toHaveValue('+51 44 221234');

  await visitor.goto('/lugares/museo-gemelo-sur');
  await expect(visitor).toHaveURL(/\/lugares\/museo-gemelo-norte$/);
  await expect(visitor.getByRole('heading', { name: 'Museo Gemelo Norte', level: 1 })).toBeVisible();

  await page.getByRole('button', { name: 'Historia' }).click();
  await expect(page.getByText('Datos tomados del otro: Teléfonos.').first()).toBeVisible();
  await page.getByRole('button', { name: 'Deshacer: Museo Gemelo Sur' }).click();
  await expect(page.getByText('· deshecho').first()).toBeVisible();
  await visitor.goto('/lugares/museo-gemelo-sur');
  await expect(visitor.getByRole('heading', { name: 'Museo Gemelo Sur', level: 1 })).toBeVisible();
  await inDatabase((client) => client.query(`delete from company where slug like 'museo-gemelo-%'`));
  await page.context().close();
});

const insertTwins = () =>
  inDatabase((client) =>
    client.query(`
      delete from company where slug like 'museo-gemelo-%';
      insert into company (region_id, slug, name, category, kind_label, lon, lat, phones, poster)
      select 'trujillo', slug, name, 'museum', 'Museo', -79.0288, -8.1118, phones, '{"scene": "museo", "seed": "gemelo"}'
      from (values ('museo-gemelo-norte', 'Museo Gemelo Norte', '{}'::text[]),
        ('museo-gemelo-sur', 'Museo Gemelo Sur', array['+51 44 221234'])) as twin (slug, name, phones)`),
  );

test('staff add a place, see a likely twin first, and publish the draft', async ({ browser, page: visitor }) => {
  test.setTimeout(120_000);
  const page = await (await signedIn(browser, 'redaccion')).newPage();
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto('/region/lugares');
  await alive(page);
  await page.getByRole('link', { name: 'Agregar un lugar' }).click();
  await expect(page.getByRole('heading', { name: 'Agregar un lugar' })).toBeVisible();
  await page.getByLabel('Nombre', { exact: true }).fill('Museo del Juguete');
  await page.getByLabel('Tipo', { exact: true }).selectOption('Museo');
  await page.getByLabel('Coordenadas').fill('-8.1100, -79.0300');
  await page.getByRole('button', { name: 'Agregar el lugar' }).click();
  await expect(page.getByRole('heading', { name: /¿Es (este|uno de estos)\?/ })).toBeVisible();
  await noFaults(page);

  await page.getByLabel('Nombre', { exact: true }).fill('Galería Xanthis');
  await page.getByLabel('Coordenadas').fill('-8.1312, -79.0123');
  await page.getByRole('button', { name: 'Agregar el lugar' }).click();
  await expect(page.getByRole('heading', { name: 'Galería Xanthis', level: 2 })).toBeVisible();
  await expect(page.getByText(/^Todavía falta:/)).toBeVisible();
  await page.getByText('Gratis', { exact: true }).click();
  await page.getByLabel('Escalones hasta entrar').fill('0');
  await expect(page.getByText('Los planes sin escalones pueden usar este lugar.')).toBeVisible();
  await page.getByRole('button', { name: 'Publicar' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Publicar' }).click();
  await expect(page.getByText('Publicado', { exact: true }).first()).toBeVisible();
  await noFaults(page);

  await visitor.goto('/lugares/galeria-xanthis');
  await expect(visitor.getByText('Sin escalones')).toBeVisible();
  await expect(visitor.getByText('gratis').first()).toBeVisible();
  await inDatabase((client) => client.query(`delete from company where slug = 'galeria-xanthis'`));
  await page.context().close();
});
