import { expect, test } from '@playwright/test';
import { buy, dayOf } from './buying.ts';
import { signedIn } from './demo-people.ts';
import { noFaults } from './page-steps.ts';

const HUACAS = 'huacas-en-media-manana';
const CANOE = 'rema-un-caballito-de-totora';
const MONDAY_TO_FRIDAY = [1, 2, 3, 4, 5];

test('a guest moves a booking to a more expensive day and pays the difference', async ({ page, baseURL, request }) => {
  const date = await dayOf(request, CANOE, 2, MONDAY_TO_FRIDAY);
  const { page: address } = await buy(request, { plan: CANOE, date, name: 'Lucía Ñopo' });
  await page.goto(address);
  await page.getByRole('button', { name: 'Cambiar la fecha o quiénes van' }).tap();
  await page.getByRole('radio', { name: /más/ }).first().check();
  await expect(page.getByText('Pagas ahora la diferencia')).toBeVisible();
  await noFaults(page);
  await page.getByRole('button', { name: 'Guardar los lugares y seguir al pago' }).tap();
  await expect(page.getByRole('heading', { name: 'Falta pagar el cambio' })).toBeVisible();
  await expect(page.getByText('Guardamos tus lugares')).toBeVisible();
  await noFaults(page);
  await page.getByRole('button', { name: /^Pagar PEN/ }).tap();
  await page.waitForURL((url) => url.port !== new URL(baseURL!).port);
  await page.getByLabel('Número de tarjeta').fill('4242 4242 4242 4242');
  await page.getByLabel(/Vence/).fill('12/39');
  await page.getByLabel(/CVC/).fill('123');
  await page.getByLabel('Nombre en la tarjeta').fill('LUCIA NOPO');
  await page.getByRole('button', { name: /^Pagar/ }).tap();
  await page.waitForURL((url) => url.port === new URL(baseURL!).port);
  await expect(page.getByRole('heading', { name: 'Falta pagar el cambio' })).toHaveCount(0);
  await expect(page.getByRole('article', { name: /^Comprobante/ })).not.toContainText(
    date.split('-').reverse().join('/'),
  );
  await expect(page.getByRole('img', { name: /Código QR/ })).toBeVisible();
  await expect(page.getByText(/^Pagaste el/)).toHaveCount(2);
});

test('after an operator cancels a departure, one traveller chooses a refund and another chooses a new date', async ({
  browser,
  page,
  request,
}) => {
  const date = await dayOf(request, HUACAS, 4);
  const [one, other] = [
    await buy(request, { plan: HUACAS, date, name: 'Ana Paz' }),
    await buy(request, { plan: HUACAS, date, name: 'Beto Ríos', adults: 1 }),
  ];
  const staffContext = await signedIn(browser, 'operadora');
  const staffPage = await staffContext.newPage();
  await staffPage.setViewportSize({ width: 390, height: 844 });
  await staffPage.goto(`/operador/${one.operatorId}/salidas/${one.departureId}/cancelar`);
  await expect(staffPage.getByRole('radio', { name: 'Otra fecha, o la devolución' })).toBeChecked();
  await staffPage.getByLabel('Por qué').selectOption({ label: 'El clima' });
  await staffPage.getByLabel('Qué les dices').fill('El río viene crecido.');
  await noFaults(staffPage);
  await staffPage.getByRole('button', { name: 'Cancelar la salida' }).click();
  await staffPage.getByRole('button', { name: 'Cancelarla y avisar' }).click();
  await expect(staffPage.getByText(/La salida está cancelada/)).toBeVisible();
  await staffContext.close();

  const asked = page.getByRole('heading', { name: 'Esta salida ya no sale. Tú eliges.' });
  await expect(async () => {
    await page.goto(one.page);
    await page.reload();
    await expect(asked).toBeVisible({ timeout: 3_000 });
  }).toPass();
  await expect(page.getByText('El río viene crecido.')).toBeVisible();
  await expect(page.getByText('Te guardamos los lugares')).toBeVisible();
  await noFaults(page);
  await page.getByRole('button', { name: 'Prefiero la devolución' }).tap();
  await page.getByRole('button', { name: 'Sí, devuélvanme todo' }).tap();
  await expect(page.getByText(/^Devolución de PEN/)).toBeVisible();
  await expect(async () => {
    await page.reload();
    await expect(page.getByText('Esta reserva se canceló')).toBeVisible({ timeout: 3_000 });
  }).toPass();

  await page.goto(other.page);
  await page.reload();
  await expect(asked).toBeVisible();
  await page.getByRole('radio').nth(1).check();
  await page.getByRole('button', { name: /^Ir el/ }).tap();
  await expect(page.getByText('Listo: ahora la tienes el')).toBeVisible();
  await expect(page.getByRole('img', { name: /Código QR/ })).toBeVisible();
  await noFaults(page);
});
