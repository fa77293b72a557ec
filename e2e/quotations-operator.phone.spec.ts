import { type Browser, expect, type Page, test } from '@playwright/test';
import { bearerOf, signedIn } from './demo-people.ts';
import { openInInbox, sendOffer, step } from './operator-steps.ts';
import { alive, noFaults } from './page-steps.ts';
import { type Asked, askOperators, offersOf, TOTORA } from './quoting.ts';

/** What an operator's people live through while they answer, on a 390 px touch screen. */

test.use({ actionTimeout: 15_000 });

/** A request of the demo's traveller to one operator, opened at its desk and by who asked. */
async function asked(browser: Browser, page: Page): Promise<{ desk: Page; traveller: Page; offer: Asked }> {
  const reference = await askOperators({ request: page.request, headers: await bearerOf(browser, 'viajera') }, [
    TOTORA,
  ]);
  const offer = (await offersOf(reference))[TOTORA]!;
  const desk = await openInInbox(browser, 'operadora', offer, reference);
  const traveller = await (await signedIn(browser, 'viajera')).newPage();
  await traveller.setViewportSize({ width: 390, height: 844 });
  await traveller.goto(`/cotizaciones/${reference}`);
  await alive(traveller);
  return { desk, traveller, offer };
}

async function addLine(desk: Page, kind: string, price: string) {
  await desk.getByRole('button', { name: `Agregar: ${kind}` }).tap();
  await desk.getByLabel('Precio por unidad').first().fill(price);
}

const total = (desk: Page) =>
  desk
    .getByLabel('Tu oferta')
    .getByText(/^PEN [\d.,\s]+$/)
    .last();

test('an offer with its own departure held is sent, changed as it was asked, and withdrawn with a reason', async ({
  page,
  browser,
}) => {
  test.setTimeout(300_000);
  const { desk, traveller } = await asked(browser, page);

  await step(desk, 'Precio').tap();
  await addLine(desk, 'Guía', '1.500,50');
  await expect(total(desk)).toHaveText(/3.?001$/);
  await desk.getByRole('button', { name: 'Una salida tuya' }).tap();
  await desk
    .getByRole('button', { name: /Las huacas en media mañana/ })
    .first()
    .tap();
  await noFaults(desk);
  await desk.getByRole('button', { name: 'Ponerla en la oferta' }).tap();
  await expect(total(desk)).toHaveText(/3.?311$/);
  const own = desk.getByRole('button', { name: /^Las huacas en media mañana/ });
  await own.tap();
  await expect(desk.getByText(/Ahora cuesta PEN 310/)).toBeVisible();
  await desk.getByRole('button', { name: 'Quitar esta línea' }).tap();
  await expect(total(desk)).toHaveText(/3.?001$/);
  await desk.getByRole('button', { name: 'Deshacer: quitar Las huacas en media mañana' }).tap();
  await expect(total(desk)).toHaveText(/3.?311$/);
  await step(desk, 'Condiciones').tap();
  await desk.getByLabel('Guardar los lugares de tus salidas').selectOption('24');
  await expect(desk.getByLabel('Incluye', { exact: true })).toHaveValue('Guía');
  const dues = desk.getByRole('region', { name: 'Lo que se le pedirá si acepta hoy' });
  await expect(dues).toContainText(/Al aceptar, el adelanto.*993\.30.*Hasta el .*2.?317\.70/s);
  await noFaults(desk);
  await sendOffer(desk);
  await expect(desk.getByText(/Guardas los lugares de tus salidas hasta/)).toContainText(/quedan 2[34] h/);

  await traveller.reload();
  const offers = traveller.getByRole('region', { name: 'Ofertas' });
  await expect(offers).toContainText('lugares guardados hasta');
  await traveller.getByRole('button', { name: 'Pedirle un cambio' }).tap();
  await traveller.getByLabel('Qué quieres distinto').fill('Con almuerzo en Huanchaco, y empezar a las diez.');
  await traveller.getByRole('button', { name: 'Pedir el cambio' }).tap();
  await expect(traveller.getByRole('heading', { name: 'Esperas cambios' })).toBeVisible();

  await desk.reload();
  await expect(desk.getByRole('heading', { name: 'Te toca enviar otra versión' })).toBeVisible();
  await expect(desk.getByText('Con almuerzo en Huanchaco, y empezar a las diez.').first()).toBeVisible();
  await step(desk, 'Días').tap();
  const first = desk.getByLabel('Hora').first();
  await first.fill('1000');
  await first.blur();
  await step(desk, 'Precio').tap();
  await addLine(desk, 'Comida', '25');
  await step(desk, 'Revisar y enviar').tap();
  const changes = desk.getByRole('region', { name: 'Qué cambia desde la versión 1' });
  await expect(changes).toContainText('09:00 Salida de la Plaza de Armas10:00 Salida de la Plaza de Armas');
  await expect(changes).toContainText('Comida nuevoPEN 100');
  // Two stops at once now: it goes with a reason in writing, or not at all.
  await expect(desk.getByRole('heading', { name: 'Revisa esto en los días' })).toBeVisible();
  await expect(desk.getByRole('button', { name: 'Enviar la versión 2' })).toBeDisabled();
  await desk.getByLabel('O por qué la envías así').fill('La salida y la huaca son en el mismo bus.');
  await noFaults(desk);
  await sendOffer(desk);

  await traveller.reload();
  const changed = traveller.getByRole('region', { name: 'Qué cambió' });
  await expect(changed).toContainText('09:00 Salida de la Plaza de Armas10:00 Salida de la Plaza de Armas');
  await expect(changed).toContainText('Comida nuevoPEN 100');
  await expect(traveller.getByText('La salida y la huaca son en el mismo bus.')).toBeVisible();

  await desk.getByRole('button', { name: 'Retirar mi oferta' }).tap();
  await expect(desk.getByRole('button', { name: 'Retirarla' })).toBeDisabled();
  await desk.getByLabel('Por qué la retiras').fill('Se enfermó el guía y no hay otro.');
  await noFaults(desk);
  await desk.getByRole('button', { name: 'Retirarla' }).tap();
  await expect(desk.getByRole('heading', { name: 'Retiraste tu oferta' })).toBeVisible();
  await traveller.reload();
  await expect(offers).toContainText('Retirada');
  await expect(offers).toContainText('Se enfermó el guía y no hay otro.');
  await expect(traveller.getByRole('button', { name: /^Aceptar/ })).toHaveCount(0);
  await desk.context().close();
  await traveller.context().close();
});

test('a no is read with its reason by who asked', async ({ page, browser }) => {
  const { desk, traveller } = await asked(browser, page);
  await desk.getByRole('button', { name: 'No puedo esta vez' }).tap();
  await desk.getByLabel('Por qué').selectOption({ label: 'Otro motivo' });
  await desk.getByRole('button', { name: 'Decir que no' }).tap();
  await expect(desk.getByText('Cuéntale a quien viaja por qué no puedes.')).toBeVisible();
  await desk.getByLabel('Por qué').selectOption({ label: 'No queda capacidad en esas fechas' });
  await desk.getByLabel('Qué le ayudaría saber').fill('El martes siguiente sí tenemos guía.');
  await desk.getByRole('button', { name: 'Decir que no' }).tap();
  await expect(desk.getByRole('heading', { name: 'Dijiste que no puedes' })).toBeVisible();
  await traveller.reload();
  await expect(
    traveller.getByText('No queda capacidad en esas fechas. El martes siguiente sí tenemos guía.').first(),
  ).toBeVisible();
  await desk.context().close();
  await traveller.context().close();
});

test('two devices write one answer: the second chooses, and either can be taken back', async ({ page, browser }) => {
  const { desk, offer, traveller } = await asked(browser, page);
  await traveller.context().close();
  const other = await (await signedIn(browser, 'operadora')).newPage();
  await other.setViewportSize({ width: 390, height: 844 });
  await other.goto(`/operador/${offer.operatorId}/cotizaciones/${offer.id}?parte=oferta`);
  await alive(other);
  await expect(other.getByLabel('Saludo')).toBeVisible();
  await desk.getByLabel('Saludo').fill('Hola, Rosa.');
  await desk.getByLabel('Dónde duermen').fill('Hostal en Huanchaco');
  await expect(desk.getByText('Guardado')).toBeVisible();

  await other.getByLabel('Saludo').fill('Buenas tardes, Rosa.');
  await expect(other.getByRole('heading', { name: 'Alguien de tu equipo también escribió' })).toBeVisible();
  await expect(other.getByText('Hostal en Huanchaco')).toBeVisible();
  await noFaults(other);
  // Put away before anything was chosen: it waits.
  await other.reload();
  await expect(other.getByRole('heading', { name: 'Alguien de tu equipo también escribió' })).toBeVisible();
  await other.getByRole('button', { name: 'Seguir con lo del equipo' }).tap();
  await expect(other.getByLabel('Saludo')).toHaveValue('Hola, Rosa.');
  await other.getByRole('button', { name: 'Deshacer: usar lo mío' }).tap();
  await expect(other.getByLabel('Saludo')).toHaveValue('Buenas tardes, Rosa.');
  await expect(other.getByText('Guardado')).toBeVisible();
  await desk.reload();
  await expect(desk.getByLabel('Saludo')).toHaveValue('Buenas tardes, Rosa.');
  await other.context().close();
  await desk.context().close();
});

test('what is typed without a network stays on the device and is saved when it is back', async ({ page, browser }) => {
  const { desk, traveller } = await asked(browser, page);
  await traveller.context().close();
  await desk.getByLabel('Saludo').fill('Hola, Rosa.');
  await expect(desk.getByText('Guardado')).toBeVisible();
  await desk.context().setOffline(true);
  await desk.getByLabel('Saludo').fill('Hola, Rosa: lo pensamos para los chicos.');
  await expect(desk.getByText(/Sin conexión: lo escrito queda en este dispositivo/)).toBeVisible();
  await desk.context().setOffline(false);
  await expect(desk.getByText('Guardado')).toBeVisible();
  // Half-way: typed, and the page is gone before the pause that saves.
  await desk.getByLabel('Saludo').fill('Hola, Rosa: ya casi.');
  await desk.reload();
  await expect(desk.getByLabel('Saludo')).toHaveValue('Hola, Rosa: ya casi.');
  await expect(desk.getByText('Guardado')).toBeVisible();
  await desk.context().close();
});
