import { type Browser, expect, type Page, test } from '@playwright/test';
import { type DemoName, signedIn } from './demo-people.ts';
import { askHowItWent, type EndedBooking, endedBookings } from './ended-booking.ts';
import { alive, noFaults, ready } from './page-steps.ts';
import { mailTo } from './quoting.ts';

test.describe.configure({ mode: 'serial' });

const WORDS = 'Salimos puntuales y el mar estaba tranquilo. Volvería con mis hijos.';
const ASK = `Pregúntenme por ${Date.now().toString(36)}`;
let lucia: EndedBooking;
let bruno: EndedBooking;

test.beforeAll(async () => {
  [lucia, bruno] = (await endedBookings(['Lucía Ñopo', 'Bruno Tello'])) as [EndedBooking, EndedBooking];
});

const stars = (page: Page, count: number) => page.getByRole('radio', { name: new RegExp(`^${count} de 5`) }).first();

async function staffPageOf(browser: Browser, name: DemoName, path: string): Promise<Page> {
  const context = await signedIn(browser, name);
  const staffPage = await context.newPage();
  await staffPage.setViewportSize({ width: 390, height: 844 });
  await ready(staffPage, path);
  return staffPage;
}

const reviewOf = ({ order, reference, secret }: EndedBooking) => `/reservas/${order}/opinion/${reference}#${secret}`;

test('a traveller writes a review through the link in the email, without an account', async ({ page, request }) => {
  await askHowItWent();
  const { text } = await mailTo(request, lucia.email, /^¿Cómo te fue en Caballitos de totora\?$/);
  const link = /\S+\/reservas\/VR\w+\/opinion\/RB\w+#\S+/.exec(text)![0];
  await page.goto(link);
  await alive(page);
  await expect(page.getByRole('heading', { level: 1, name: '¿Cómo te fue?' })).toBeVisible();
  await noFaults(page);

  await page.getByRole('button', { name: 'Publicar mi opinión' }).tap();
  await expect(page.getByText('Elige de una a cinco estrellas.')).toBeVisible();
  await expect(page.getByText('Cuenta un poco más: al menos 20 letras.')).toBeVisible();
  await expect(stars(page, 1)).toBeFocused();
  await page.keyboard.press('Space');
  for (let press = 0; press < 3; press += 1) await page.keyboard.press('ArrowRight');
  await expect(stars(page, 4)).toBeChecked();
  await page.getByLabel('Cuéntalo').fill(WORDS);

  await page.reload();
  await alive(page);
  await expect(page.getByLabel('Cuéntalo')).toHaveValue(WORDS);
  await expect(stars(page, 4)).toBeChecked();

  await page.context().setOffline(true);
  await page.getByRole('button', { name: 'Publicar mi opinión' }).tap();
  await expect(page.getByText('Sin conexión. Lo que escribiste está guardado en este teléfono')).toBeVisible();
  await page.context().setOffline(false);
  await expect(page.getByText('Gracias: tu opinión está publicada')).toBeVisible();
  await noFaults(page);

  await ready(page, `/planes/${lucia.slug}`);
  const review = page.getByRole('listitem').filter({ hasText: WORDS });
  await expect(review).toContainText('Reserva verificada');
  await expect(review).toContainText('Lucía Ñ.');
  await expect(page.getByText('La nota media se muestra desde 5')).toBeVisible();
  await noFaults(page);
});

test('the page of the booking shows the review, and the operator can answer it only once', async ({
  page,
  browser,
  request,
}) => {
  await ready(page, `/reservas/${lucia.order}#${lucia.secret}`);
  await expect(page.getByRole('heading', { name: 'Tu opinión' })).toBeVisible();
  await expect(page.getByText(WORDS)).toBeVisible();

  const staffPage = await staffPageOf(browser, 'operadora', `/operador/${lucia.operatorId}/opiniones`);
  await staffPage.getByRole('button', { name: 'Responder a Lucía Ñ.' }).click();
  await staffPage.getByLabel('Tu respuesta').fill('Gracias, Lucía. Escríbenos al 944 555 121.');
  await staffPage.getByRole('button', { name: 'Publicar la respuesta' }).click();
  await expect(staffPage.getByText('Quita el teléfono')).toBeVisible();
  await staffPage.getByLabel('Tu respuesta').fill('Gracias, Lucía. Los esperamos a todos.');
  await staffPage.getByRole('button', { name: 'Publicar la respuesta' }).click();
  await expect(staffPage.getByRole('heading', { name: 'Ninguna espera tu respuesta' })).toBeVisible();
  await noFaults(staffPage);
  await staffPage.context().close();

  await mailTo(request, lucia.email, /respondió tu opinión$/);
  await ready(page, `/planes/${lucia.slug}`);
  await expect(page.getByRole('listitem').filter({ hasText: WORDS })).toContainText('Los esperamos a todos.');
});

test('a review with a telephone number waits for approval, and is hidden again when it is reported', async ({
  page,
  browser,
  request,
}) => {
  await page.goto(reviewOf(bruno));
  await alive(page);
  await stars(page, 5).check({ force: true });
  await page.getByLabel('Cuéntalo').fill(`Todo muy bien cuidado. ${ASK} al 944 000 111.`);
  await expect(page.getByText('Tiene un teléfono: antes de publicarse la leerá una persona')).toBeVisible();
  await page.getByRole('button', { name: 'Publicar mi opinión' }).tap();
  await expect(page.getByText('La leerá una persona antes de publicarla')).toBeVisible();
  await ready(page, `/planes/${bruno.slug}`);
  await expect(page.getByText(ASK)).toHaveCount(0);

  const staffPage = await staffPageOf(browser, 'moderacion', '/region/opiniones');
  const waiting = staffPage.getByRole('listitem').filter({ hasText: ASK }).first();
  await expect(waiting).toContainText('Tiene un teléfono');
  await noFaults(staffPage);
  await waiting.getByRole('button', { name: 'Publicar' }).click();
  await expect(waiting).toHaveCount(0);
  await mailTo(request, bruno.email, /está publicada$/);

  await ready(page, `/planes/${bruno.slug}`);
  await expect(page.getByText(ASK)).toBeVisible();
  await page.getByRole('button', { name: 'Avisar de un problema con la opinión de Bruno T.' }).tap();
  await page.getByLabel('Datos personales de otras personas').check();
  await page.getByRole('button', { name: 'Enviar el aviso' }).tap();
  await expect(page.getByText('Gracias. Una persona de la región la revisará.')).toBeVisible();

  await ready(staffPage, '/region/opiniones');
  await expect(waiting).toContainText('1 aviso');
  await waiting.getByRole('button', { name: 'Retirar…' }).click();
  await staffPage.getByRole('dialog').getByLabel('Datos personales de otras personas').check();
  await staffPage.getByRole('button', { name: 'Retirarla' }).click();
  await expect(waiting).toHaveCount(0);
  await staffPage.context().close();

  await page.goto(reviewOf(bruno));
  await alive(page);
  await expect(page.getByText('La región la retiró')).toBeVisible();
  await page.getByLabel('¿No estás de acuerdo?').fill('El número es el mío, de mi propio negocio.');
  await page.getByRole('button', { name: 'Apelar' }).tap();
  await expect(page.getByText('La revisa otra persona')).toBeVisible();
});
