import { expect, type Page, test } from '@playwright/test';
import sharp from 'sharp';
import { demoPerson, signedIn } from './demo-people.ts';
import { inDatabase } from './in-database.ts';
import { markMeeting } from './operator-steps.ts';
import { touchable } from './page-steps.ts';

const TITLE = 'Atardecer en caballito de totora';

const phone = { viewport: { width: 390, height: 844 }, hasTouch: true };

const saved = (page: Page) => expect(page.getByText('Guardado', { exact: true })).toBeVisible();

/** After two changes of the same price, the page asks which price to keep. */
async function saveBoth(page: Page) {
  const price = (tab: Page) => tab.getByLabel('Precio de Adulto');
  const save = async (tab: Page) => {
    await tab.getByRole('button', { name: 'Guardar las tarifas' }).click();
    await expect(tab.getByRole('button', { name: 'Guardar las tarifas' })).toBeDisabled();
  };
  const other = await page.context().newPage();
  await other.setViewportSize(phone.viewport);
  await other.goto(page.url());
  await other.getByLabel('Nombre de la opción').fill('Con pescador');
  await price(page).fill('90');
  await save(page);
  await other.getByRole('button', { name: 'Guardar las tarifas' }).click();
  await expect(other.getByRole('alert').filter({ hasText: 'Ya están juntas' })).toBeInViewport();
  await expect(other.getByText('Sin guardar', { exact: true })).toBeVisible();
  await expect(other.getByText('Guardado', { exact: true })).toHaveCount(0);
  await expect(price(other)).toHaveValue('90');
  await price(other).fill('95');
  await save(other);
  await other.close();

  await price(page).fill('99');
  await page.getByRole('button', { name: 'Guardar las tarifas' }).click();
  const clash = page.getByRole('group', { name: 'Con guía: Precio de Adulto' });
  await expect(page.getByRole('heading', { name: 'Se guardó otra versión mientras escribías' })).toBeFocused();
  await expect(clash).toContainText(/Lo tuyo\D*99/);
  await clash.getByRole('radio', { name: /Lo que se guardó/ }).check();
  await page.getByRole('button', { name: 'Seguir con lo elegido' }).click();
  await expect(price(page)).toHaveValue('95');
  await expect(page.getByText('Sin guardar', { exact: true })).toHaveCount(0);
  await expect(page.getByLabel('Nombre de la opción')).toHaveValue('Con pescador');
}

async function choosePhoto(page: Page) {
  const buffer = await sharp({ create: { width: 300, height: 200, channels: 3, background: '#a40' } })
    .jpeg()
    .toBuffer();
  await page.getByLabel('Elegir fotos').setInputFiles({ name: 'muelle.jpg', mimeType: 'image/jpeg', buffer });
  await page.getByLabel('Qué se ve en la foto').fill('El muelle');
  await expect(page.getByText('Falta subir una foto.')).toBeVisible();
  await touchable(page);
}

/** The chosen photograph is still there after another step, and after an attempt to leave the plan. */
async function uploadChosen(page: Page) {
  const question = page.getByRole('dialog', { name: '¿Salir sin subir las fotos?' });
  await page.getByRole('link', { name: '← Planes' }).click();
  await question.getByRole('button', { name: 'Quedarme' }).click();
  await expect(question).toBeHidden();
  await page.getByRole('button', { name: 'Imágenes' }).first().click();
  await expect(page.getByLabel('Qué se ve en la foto')).toHaveValue('El muelle');
  await page.getByRole('button', { name: 'Subir la foto' }).click();
  await expect(page.getByLabel('Qué se ve', { exact: true })).toHaveValue('El muelle');
  await expect(page.getByText('Falta subir una foto.')).toBeHidden();
}

test('travellers see a new plan only after the region approves it', async ({ browser }) => {
  const context = await signedIn(browser, 'operadora');
  const page = await context.newPage();
  await page.setViewportSize(phone.viewport);
  await page.goto('/operador?ver=todos');
  await page.getByRole('main').getByRole('listitem').getByRole('link').first().click();
  await expect(page.getByRole('heading', { level: 1, name: 'Hoy' })).toBeVisible();
  await page.getByRole('navigation', { name: 'al pulgar' }).getByRole('button', { name: 'Más' }).click();
  await page.getByRole('link', { name: 'Planes', exact: true }).click();

  await page.getByLabel('Nombre del plan').fill(TITLE);
  await page.getByRole('button', { name: 'Empezar el plan' }).click();
  await expect(page.getByRole('heading', { level: 2, name: 'Lo esencial' })).toBeVisible();
  await page.getByLabel('En una frase').fill('Dos horas sobre el mar con un pescador de Huanchaco.');
  await page.getByLabel('Descripción').fill('Salimos cuando baja el sol y volvemos con la última luz.');
  await saved(page);

  await page.getByRole('button', { name: 'Programa' }).first().click();
  await page.getByRole('combobox', { name: 'Agregar un lugar al día 1' }).fill('Huanchaco');
  await page.getByRole('option').first().click();
  await saved(page);
  await touchable(page);

  await page.getByRole('button', { name: 'Encuentro' }).first().click();
  await markMeeting(page, 'Muelle de Huanchaco, lado norte', 'Jr. Independencia, Trujillo');
  await saved(page);

  await page.getByRole('button', { name: 'Imágenes' }).first().click();
  await choosePhoto(page);
  await page.getByRole('button', { name: 'Tarifas' }).first().click();
  await expect(page.getByRole('button', { name: 'Guardar las tarifas' })).toBeDisabled();
  await touchable(page);
  await uploadChosen(page);

  await page.getByRole('button', { name: 'Tarifas' }).first().click();
  await page.getByLabel('Precio de Adulto').fill('85');
  await page.getByRole('button', { name: 'Guardar las tarifas' }).click();
  await expect(page.getByText('Tarifas guardadas.')).toBeVisible();
  await saveBoth(page);

  await page.getByRole('button', { name: 'Cancelación' }).first().click();
  await page.getByRole('button', { name: /Flexible/ }).click();
  await expect(page.getByText('Si cancelas hasta 24 horas antes del inicio, te devolvemos todo.')).toBeVisible();
  const slider = page.getByRole('slider');
  await slider.fill(await slider.getAttribute('max').then(String));
  await expect(page.getByText('No se devuelve nada')).toBeVisible();

  await page.getByRole('button', { name: 'Salidas' }).first().click();
  await page.getByRole('button', { name: 'Poner días y horas de salida' }).click();
  await page.getByRole('button', { name: 'Crear las salidas' }).click();
  await expect(page.getByText('Elige qué días sales.')).toBeVisible();
  await touchable(page);
  await page.getByRole('button', { name: 'Todos los días' }).click();
  const hour = page.getByLabel('Hora de salida 1');
  await hour.fill('25:00');
  await page.getByRole('button', { name: 'Crear las salidas' }).click();
  await expect(page.getByText('«25:00» no es una hora. Escribe una como 15:30 o 3:30 pm.')).toBeVisible();
  await expect(hour).toBeFocused();
  await hour.fill('4:00 pm');
  await expect(page.getByText('16:00: las 4 de la tarde')).toBeVisible();
  await hour.blur();
  await expect(
    page.getByText('La salida de las 16:00 no coincide con tu programa, que empieza a las 09:00.'),
  ).toBeVisible();
  await page.getByRole('button', { name: 'Crear las salidas' }).click();
  await expect(page.getByText('Todos los días, 16:00')).toBeVisible();

  await page.getByRole('button', { name: 'Enviar' }).first().click();
  await touchable(page);
  await page.getByRole('button', { name: 'Enviar a la región' }).click();
  await expect(page.getByText('En revisión').first()).toBeVisible();
  const overflow = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
  expect(overflow).toBeLessThanOrEqual(0);
  await context.close();

  const regionContext = await signedIn(browser, 'moderacion');
  const regionPage = await regionContext.newPage();
  await regionPage.setViewportSize(phone.viewport);
  await regionPage.goto('/region/operadores');
  await regionPage.getByRole('link', { name: TITLE }).click();
  await regionPage.getByRole('button', { name: 'Aprobar y poner a la venta' }).click();
  await regionPage.getByRole('button', { name: 'Aprobarlo' }).click();
  await expect(regionPage).toHaveURL(/\/region\/operadores$/);
  await regionContext.close();

  const traveller = await browser.newPage(phone);
  await traveller.goto(`/planes?q=${encodeURIComponent('Atardecer en caballito')}`);
  await expect(traveller.getByRole('main').getByText(TITLE).first()).toBeVisible();
  await traveller.close();
});

test('an owner changes the bank account with the password, and the region stops the change', async ({ browser }) => {
  const context = await signedIn(browser, 'operadora');
  const page = await context.newPage();
  await page.setViewportSize(phone.viewport);
  await page.goto('/operador?ver=todos');
  await page.getByRole('main').getByRole('listitem').getByRole('link').first().click();
  await expect(page.getByRole('heading', { level: 1, name: 'Hoy' })).toBeVisible();
  const operatorId = new URL(page.url()).pathname.split('/')[2]!;
  await page.goto(`/operador/${operatorId}/datos`);
  const change = page.getByRole('button', { name: 'Cambiar la cuenta' });
  if (
    await change.waitFor({ timeout: 3000 }).then(
      () => true,
      () => false,
    )
  )
    await change.click();
  await page.getByLabel('Titular').fill('Operadora Mudada SAC');
  await page.getByRole('textbox', { name: 'Banco', exact: true }).fill('Banco Nuevo');
  await page.getByLabel('Código del banco').fill('BPRUPEPL');
  await page.getByLabel('Número de cuenta').fill('002-193-00123456789012');
  const { email, password } = await demoPerson('operadora');
  await inDatabase((client) =>
    client.query(
      `update account_session set proved_at = now() - interval '11 minutes'
       where account_id in (select id from account where email_key = $1)`,
      [email],
    ),
  );
  await page.getByRole('button', { name: 'Guardar la cuenta' }).click();
  const question = page.getByRole('dialog', { name: 'Demuestra que eres tú' });
  await question.getByRole('button', { name: 'Cerrar' }).click();
  await expect(page.getByLabel('Titular')).toHaveValue('Operadora Mudada SAC');
  await expect(page.getByText('Para este cambio vuelve a demostrar que eres tú.')).toBeVisible();
  await page.getByRole('button', { name: 'Guardar la cuenta' }).click();
  await question.getByLabel('Contraseña', { exact: true }).fill(password);
  await question.getByRole('button', { name: 'Continuar' }).click();
  await expect(page.getByText(/Tu cuenta nueva se usa desde el/)).toBeVisible();
  await expect(page.getByText(/Banco Nuevo, terminada en 9012/).first()).toBeVisible();
  await context.close();

  const regionContext = await signedIn(browser, 'moderacion');
  const regionPage = await regionContext.newPage();
  await regionPage.goto(`/region/operadores/${operatorId}`);
  await regionPage.getByRole('button', { name: 'Detener el cambio' }).click();
  const asked = regionPage.getByRole('dialog', { name: /Detener el cambio de cuenta/ });
  await asked.getByLabel(/Motivo/).fill('Nadie del operador lo pidió');
  await asked.getByRole('button', { name: 'Detener el cambio' }).click();
  await expect(regionPage.getByText(/^Detenido/)).toBeVisible();
  await expect(regionPage.getByText('Nadie del operador lo pidió')).toBeVisible();
  await regionContext.close();
});
