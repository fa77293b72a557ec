import { expect, test } from '@playwright/test';
import { bookAndPay, CHALLENGED, fillDetails, payWithChallenge, REFUSED, reserve, typeCard } from './booking-steps.ts';
import { signedIn } from './demo-people.ts';
import { inDatabase } from './in-database.ts';
import { alive } from './page-steps.ts';

const chooseCards = (cardsIn: 'page' | 'frame') =>
  inDatabase((client) =>
    client.query(
      `insert into organisation_setting (region_id, version, settings)
       select 'trujillo', coalesce(max(version), 0) + 1, $1 from organisation_setting where region_id = 'trujillo'`,
      [JSON.stringify({ cardsIn })],
    ),
  );

test("in the provider's frame, one card is declined and a second card pays after the bank's code", async ({ page }) => {
  await chooseCards('frame');
  try {
    // The site needs half a second or more to apply new settings.
    const policyOfPayment = async () => (await page.request.get('/pago/nada')).headers()['content-security-policy'];
    await expect.poll(policyOfPayment).toMatch(/frame-src http/);
    await reserve(page);
    const answer = await page.request.get(page.url());
    const policy = answer.headers()['content-security-policy']!;
    const provider = /frame-src (\S+);/.exec(policy)![1]!;
    expect(new URL(provider).port).not.toBe(new URL(page.url()).port);
    expect(policy).toMatch(/script-src 'self' 'sha256-[\w+/=]+';/);
    expect((await page.request.get('/canasta')).headers()['content-security-policy']).toContain("frame-src 'self'");

    await fillDetails(page);
    await page.reload();
    await expect(page.getByLabel('Nombre y apellido').first()).toHaveValue('Lucía Ñopo');
    await expect(page.locator('input[name=accepts]')).toBeChecked();
    await page.getByRole('button', { name: /^Pagar PEN/ }).tap();
    const frame = page.frameLocator('iframe');
    await typeCard(frame, REFUSED, 'click');
    const note = page.getByText('Tu banco rechazó esa tarjeta.');
    await expect(note).toBeInViewport();
    await expect(page.locator('p[role=alert]').filter({ has: note })).toBeFocused();
    await expect(page.getByRole('button', { name: /^Pagar PEN/ })).toBeInViewport();

    await page.getByRole('button', { name: /^Pagar PEN/ }).tap();
    await typeCard(frame, CHALLENGED, 'click');
    await frame.getByLabel('Código de seis cifras').fill('123456');
    await frame.getByRole('button', { name: 'Confirmar la compra' }).click();
    await expect(page.getByRole('heading', { name: 'Tu reserva está lista' })).toBeVisible();
  } finally {
    await chooseCards('page');
  }
});

test("a signed-in buyer pays an order on another device, which does not have the order's key", async ({
  browser,
  baseURL,
}) => {
  const first = await signedIn(browser, 'viajera');
  const begun = await first.newPage();
  await reserve(begun);
  const address = begun.url();
  await first.close();

  const other = await signedIn(browser, 'viajera');
  const page = await other.newPage();
  await page.goto(address);
  await alive(page);
  await fillDetails(page);
  await page.getByRole('button', { name: /^Pagar PEN/ }).tap();
  await payWithChallenge(page, baseURL!);
  await expect(page.getByRole('heading', { name: 'Tu reserva está lista' })).toBeVisible();
  await other.close();
});

test('another person pays the balance of an order through a link that shows no names', async ({
  page,
  browser,
  baseURL,
}) => {
  await bookAndPay(page, 'Moche y Chimú en dos días');
  await page.getByRole('link', { name: 'Ver mi comprobante' }).tap();
  await alive(page);
  await page.getByRole('button', { name: /^Pasar el pago de PEN/ }).tap();
  const link = await page.getByLabel(/^Enlace para pagar PEN/).inputValue();
  await page.getByRole('button', { name: 'Otro enlace para otra persona' }).tap();
  await expect(page.getByLabel(/^Enlace para pagar PEN/)).toHaveCount(2);
  expect(
    await page
      .getByLabel(/^Enlace para pagar PEN/)
      .last()
      .inputValue(),
  ).not.toBe(link);

  const other = await browser.newContext({ baseURL: baseURL!, hasTouch: true, viewport: { width: 390, height: 844 } });
  const payer = await other.newPage();
  await payer.goto(link);
  await alive(payer);
  await expect(payer.getByRole('heading', { name: /^Pagar PEN/ })).toBeVisible();
  expect(new URL(payer.url()).hash).toBe('');
  await expect(payer.getByRole('main')).not.toContainText('Lucía');
  await payer.getByLabel('Tu nombre').fill('Abuela Paz');
  const address = payer.getByLabel('Tu correo');
  await address.fill('abuela@ejemplo');
  await payer.getByRole('button', { name: 'Ir a la página de pago' }).tap();
  await expect(address).toBeFocused();
  await expect(address).toHaveAccessibleDescription(/ana@ejemplo\.pe/);
  await expect(payer.getByRole('main').getByRole('alert')).toHaveCount(0);
  await address.fill('abuela@ejemplo.pe');
  await payer.getByRole('button', { name: 'Ir a la página de pago' }).tap();
  await payer.waitForURL((url) => url.port !== new URL(baseURL!).port);
  await typeCard(payer, CHALLENGED);
  await payer.getByLabel('Código de seis cifras').fill('123456');
  await payer.getByRole('button', { name: 'Confirmar la compra' }).tap();
  await expect(payer.getByRole('heading', { name: 'Gracias: tu pago llegó' })).toBeVisible();
  await other.close();

  await page.reload();
  await expect(page.getByRole('button', { name: /^Pasar el pago/ })).toHaveCount(0);

  await page.getByRole('link', { name: 'Presenta un reclamo' }).tap();
  await expect(page.getByLabel(/^Producto o servicio/)).toHaveValue(/^Reserva [0-9A-Z]+: Moche y Chimú/);
});
