import { expect, type Locator, type Page, test } from '@playwright/test';
import { signedIn } from './demo-people.ts';
import { prepareDeparture } from './own-departure.ts';
import { alive } from './page-steps.ts';

/** Expects that a tap on the middle of the control reaches the control and nothing above it. */
async function expectTappable(control: Locator): Promise<void> {
  const reached = await control.evaluate((element) => {
    // The bar at the bottom of the screen covers what stands at the edge.
    element.scrollIntoView({ block: 'center', behavior: 'instant' });
    const { x, y, width, height } = element.getBoundingClientRect();
    const top = document.elementFromPoint(x + width / 2, y + height / 2);
    return element.contains(top) ? 'the control' : (top?.outerHTML ?? 'nothing');
  });
  expect(reached, `a tap reaches ${control}`).toBe('the control');
}

async function enter(page: Page, own: string, departure: string, name: string, phone: string): Promise<void> {
  await page.goto(`${own}/salidas/${departure}/anotar`);
  await alive(page);
  await page.getByLabel('Nombre').fill(name);
  await page.getByLabel('Teléfono').fill(phone);
  await page.getByText('Una parte').click();
  await page.getByLabel('Cuánto te pagó').fill('50');
  await page.getByRole('button', { name: /^Anotar la reserva por/ }).click();
  await expect(page.getByRole('heading', { name: `Reserva de ${name}` })).toBeVisible();
}

test('an operator calls off a departure and reaches every guest from the list', async ({ browser }) => {
  const { own, departure } = await prepareDeparture('owner');
  const page = await (await signedIn(browser, 'viajera')).newPage();
  await page.setViewportSize({ width: 390, height: 844 });
  await enter(page, own, departure, 'Carmen Paredes', '944 111 222');
  await page.getByRole('link', { name: 'Ver toda la salida' }).click();
  await page.goto(`${own}/salidas/${departure}/cancelar`);
  await alive(page);
  const guests = page.getByRole('listitem');
  const carmen = guests.filter({ has: page.getByRole('link', { name: 'Carmen Paredes', exact: true }) });
  await expectTappable(carmen.getByRole('link', { name: '944 111 222' }));
  await expectTappable(carmen.getByRole('link', { name: 'WhatsApp a Carmen Paredes' }));

  await page.getByLabel('Por qué').selectOption({ label: 'El clima' });
  await page.getByLabel('Qué les dices').fill('El mar está movido.');
  await page.getByRole('button', { name: 'Cancelar la salida' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Cancelarla' }).click();
  await expect(page.getByText('La salida está cancelada.')).toBeVisible();
  const whatsApp = carmen.getByRole('link', { name: 'WhatsApp a Carmen Paredes' });
  await expect(whatsApp).toBeVisible();
  await expectTappable(carmen.getByRole('link', { name: '944 111 222' }));
  await expectTappable(whatsApp);
  const text = (await whatsApp.getAttribute('href'))!;
  const notified = carmen.getByRole('button', { name: 'Ya le avisé' });
  await expectTappable(notified);
  const { x, y, width, height } = (await notified.boundingBox())!;
  await page.mouse.click(x + width / 2, y + height / 2);
  await expect(carmen.getByText('Ya lo sabe')).toBeVisible();
  await carmen.getByRole('link', { name: 'Carmen Paredes', exact: true }).click();
  await expect(page.getByRole('heading', { name: 'Reserva de Carmen Paredes' })).toBeVisible();
  expect(decodeURIComponent(text)).toContain('El mar está movido.');
  await expect(page.locator(`a[href="${text}"]`).first()).toBeVisible();
});
