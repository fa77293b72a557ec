import { type Browser, expect, type Page, test } from '@playwright/test';
import { bearerOf, signedIn } from './demo-people.ts';
import { openInInbox, sendOffer, step } from './operator-steps.ts';
import { alive, noFaults } from './page-steps.ts';
import { askOperators, offersOf, type SentRequest, TOTORA } from './quoting.ts';

test.use({ actionTimeout: 15_000 });

async function asked(browser: Browser, page: Page): Promise<{ staffPage: Page; traveller: Page; offer: SentRequest }> {
  const reference = await askOperators({ request: page.request, headers: await bearerOf(browser, 'viajera') }, [
    TOTORA,
  ]);
  const offer = (await offersOf(reference))[TOTORA]!;
  const staffPage = await openInInbox(browser, 'operadora', offer, reference);
  const traveller = await (await signedIn(browser, 'viajera')).newPage();
  await traveller.setViewportSize({ width: 390, height: 844 });
  await traveller.goto(`/cotizaciones/${reference}`);
  await alive(traveller);
  return { staffPage, traveller, offer };
}

async function addLine(staffPage: Page, kind: string, price: string) {
  await staffPage.getByRole('button', { name: `Agregar: ${kind}` }).tap();
  await staffPage
    .getByLabel(/^Precio por /)
    .first()
    .fill(price);
}

const total = (staffPage: Page) =>
  staffPage
    .getByLabel('Tu oferta')
    .getByText(/^PEN [\d.,\s]+$/)
    .last();

test('an operator sends an offer that holds seats, changes it on request, and withdraws it', async ({
  page,
  browser,
}) => {
  test.setTimeout(300_000);
  const { staffPage, traveller } = await asked(browser, page);

  await step(staffPage, 'Precio').tap();
  await addLine(staffPage, 'Guía', '1.500,50');
  await expect(total(staffPage)).toHaveText(/3.?001$/);
  await staffPage.getByRole('button', { name: 'Una salida tuya' }).tap();
  await staffPage
    .getByRole('button', { name: /Las huacas en media mañana/ })
    .first()
    .tap();
  await noFaults(staffPage);
  await staffPage.getByRole('button', { name: 'Ponerla en la oferta' }).tap();
  await expect(total(staffPage)).toHaveText(/3.?311$/);
  const own = staffPage.getByRole('button', { name: /^Las huacas en media mañana/ });
  await own.tap();
  await expect(staffPage.getByText(/Ahora cuesta PEN 310/)).toBeVisible();
  await staffPage.getByRole('button', { name: 'Quitar esta línea' }).tap();
  await expect(total(staffPage)).toHaveText(/3.?001$/);
  await staffPage.getByRole('button', { name: 'Deshacer: quitar Las huacas en media mañana' }).tap();
  await expect(total(staffPage)).toHaveText(/3.?311$/);
  await step(staffPage, 'Condiciones').tap();
  await staffPage.getByLabel('Guardar los lugares de tus salidas').selectOption('24');
  const included = staffPage.getByRole('group', { name: 'Incluye', exact: true });
  await expect(included.getByLabel('Incluye, 1')).toHaveValue('Guía');
  await included.getByLabel('Agregar otra cosa').fill('Almuerzo en Huanchaco');
  await included.getByRole('button', { name: 'Agregar a «Incluye»' }).tap();
  await expect(included.getByLabel('Incluye, 2')).toHaveValue('Almuerzo en Huanchaco');
  await included.getByText('Cómo se compara con otras ofertas').tap();
  await expect(included.getByRole('checkbox', { name: 'Comidas' }).last()).toBeChecked();
  const dues = staffPage.getByRole('region', { name: 'Lo que pagará si acepta hoy' });
  await expect(dues).toContainText(/Al aceptar, el adelanto.*993\.30.*Hasta el .*2.?317\.70/s);
  await noFaults(staffPage);
  await sendOffer(staffPage);
  await expect(staffPage.getByText(/Guardas los lugares de tus salidas hasta/)).toContainText(/quedan 2[34] h/);

  await traveller.reload();
  const offers = traveller.getByRole('region', { name: 'Ofertas' });
  await expect(offers).toContainText('lugares guardados hasta');
  await traveller.getByRole('button', { name: 'Pedirle un cambio' }).tap();
  await traveller.getByLabel('Qué quieres distinto').fill('Con almuerzo en Huanchaco, y empezar a las diez.');
  await traveller.getByRole('button', { name: 'Pedir el cambio' }).tap();
  await expect(traveller.getByRole('heading', { name: 'Esperas cambios' })).toBeVisible();

  await staffPage.reload();
  await expect(staffPage.getByRole('heading', { name: 'Te toca enviar otra versión' })).toBeVisible();
  await expect(staffPage.getByText('Con almuerzo en Huanchaco, y empezar a las diez.').first()).toBeVisible();
  await step(staffPage, 'Días').tap();
  const first = staffPage.getByLabel('Hora').first();
  await first.fill('1000');
  await first.blur();
  await step(staffPage, 'Precio').tap();
  await addLine(staffPage, 'Comida', '25');
  await step(staffPage, 'Revisar y enviar').tap();
  const changes = staffPage.getByRole('region', { name: 'Qué cambia desde la versión 1' });
  await expect(changes).toContainText('09:00 Salida de la Plaza de Armas10:00 Salida de la Plaza de Armas');
  await expect(changes).toContainText('Comida nuevoPEN 100');
  // Two stops overlap now, so sending the offer requires a written reason.
  await expect(staffPage.getByRole('heading', { name: 'Revisa esto en los días' })).toBeVisible();
  await expect(staffPage.getByRole('button', { name: 'Enviar la versión 2' })).toBeDisabled();
  await staffPage.getByLabel('O explica por qué la envías así').fill('La salida y la huaca son en el mismo bus.');
  await noFaults(staffPage);
  await sendOffer(staffPage);

  await traveller.reload();
  const changed = traveller.getByRole('region', { name: 'Qué cambió' });
  await expect(changed).toContainText('09:00 Salida de la Plaza de Armas10:00 Salida de la Plaza de Armas');
  await expect(changed).toContainText('Comida nuevoPEN 100');
  await expect(traveller.getByText('La salida y la huaca son en el mismo bus.')).toBeVisible();

  await staffPage.getByRole('button', { name: 'Retirar mi oferta' }).tap();
  await expect(staffPage.getByRole('button', { name: 'Retirarla' })).toBeDisabled();
  await staffPage.getByLabel('Por qué la retiras').fill('Se enfermó el guía y no hay otro.');
  await noFaults(staffPage);
  await staffPage.getByRole('button', { name: 'Retirarla' }).tap();
  await expect(staffPage.getByRole('heading', { name: 'Retiraste tu oferta' })).toBeVisible();
  await traveller.reload();
  await expect(offers).toContainText('Retirada');
  await expect(offers).toContainText('Se enfermó el guía y no hay otro.');
  await expect(traveller.getByRole('button', { name: /^Aceptar/ })).toHaveCount(0);
  await staffPage.context().close();
  await traveller.context().close();
});

test('when an operator declines a request, the traveller reads the reason', async ({ page, browser }) => {
  const { staffPage, traveller } = await asked(browser, page);
  await staffPage.getByRole('button', { name: 'No puedo esta vez' }).tap();
  await staffPage.getByLabel('Por qué').selectOption({ label: 'Otro motivo' });
  await staffPage.getByRole('button', { name: 'Decir que no' }).tap();
  await expect(staffPage.getByText('Cuéntale al viajero por qué no puedes.')).toBeVisible();
  await staffPage.getByLabel('Por qué').selectOption({ label: 'No queda capacidad en esas fechas' });
  await staffPage.getByLabel('Qué le ayudaría saber').fill('El martes siguiente sí tenemos guía.');
  await staffPage.getByRole('button', { name: 'Decir que no' }).tap();
  await expect(staffPage.getByRole('heading', { name: 'Dijiste que no puedes' })).toBeVisible();
  await traveller.reload();
  await expect(
    traveller.getByText('No queda capacidad en esas fechas. El martes siguiente sí tenemos guía.').first(),
  ).toBeVisible();
  await staffPage.context().close();
  await traveller.context().close();
});

test('when two devices edit the same draft, the second device chooses which version to keep', async ({
  page,
  browser,
}) => {
  const { staffPage, offer, traveller } = await asked(browser, page);
  await traveller.context().close();
  const other = await (await signedIn(browser, 'operadora')).newPage();
  await other.setViewportSize({ width: 390, height: 844 });
  await other.goto(`/operador/${offer.operatorId}/cotizaciones/${offer.id}?parte=oferta`);
  await alive(other);
  await expect(other.getByLabel('Saludo')).toBeVisible();
  await staffPage.getByLabel('Saludo').fill('Hola, Rosa.');
  await staffPage.getByLabel('Dónde duermen').fill('Hostal en Huanchaco');
  await expect(staffPage.getByText('Guardado')).toBeVisible();

  await other.getByLabel('Saludo').fill('Buenas tardes, Rosa.');
  await expect(other.getByRole('heading', { name: 'Alguien de tu equipo también escribió' })).toBeVisible();
  await expect(other.getByText('Hostal en Huanchaco')).toBeVisible();
  await noFaults(other);
  await other.reload();
  await expect(other.getByRole('heading', { name: 'Alguien de tu equipo también escribió' })).toBeVisible();
  await other.getByRole('button', { name: 'Seguir con lo del equipo' }).tap();
  await expect(other.getByLabel('Saludo')).toHaveValue('Hola, Rosa.');
  await other.getByRole('button', { name: 'Deshacer: usar lo mío' }).tap();
  await expect(other.getByLabel('Saludo')).toHaveValue('Buenas tardes, Rosa.');
  await expect(other.getByText('Guardado')).toBeVisible();
  await staffPage.reload();
  await expect(staffPage.getByLabel('Saludo')).toHaveValue('Buenas tardes, Rosa.');
  await other.context().close();
  await staffPage.context().close();
});

test('text typed offline is kept on the device and saved when the device is online again', async ({
  page,
  browser,
}) => {
  const { staffPage, traveller } = await asked(browser, page);
  await traveller.context().close();
  await staffPage.getByLabel('Saludo').fill('Hola, Rosa.');
  await expect(staffPage.getByText('Guardado')).toBeVisible();
  await staffPage.context().setOffline(true);
  await staffPage.getByLabel('Saludo').fill('Hola, Rosa: lo pensamos para los chicos.');
  await expect(staffPage.getByText(/Sin conexión: lo escrito queda en este dispositivo/)).toBeVisible();
  await staffPage.context().setOffline(false);
  await expect(staffPage.getByText('Guardado')).toBeVisible();
  await staffPage.getByLabel('Saludo').fill('Hola, Rosa: ya casi.');
  await staffPage.reload();
  await expect(staffPage.getByLabel('Saludo')).toHaveValue('Hola, Rosa: ya casi.');
  await expect(staffPage.getByText('Guardado')).toBeVisible();
  await staffPage.context().close();
});
