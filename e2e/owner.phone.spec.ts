import { type APIRequestContext, expect, type Page, test } from '@playwright/test';
import { listPlaces, showPlace } from '../features/places/contract/routes.ts';
import { pathOf } from '../features/route.ts';
import { demoPerson, signedIn } from './demo-people.ts';
import { alive, noFaults, ready, someFriday } from './page-steps.ts';

const HEADERS = { authorization: 'Bearer vereda-demo' };
/** No plan begins so early. */
const NEW_HOURS = 'todos los días de 6 am a 7 am';
const MOST_ACTIONS = 12;

/** Counts taps and filled fields. */
function actionsOn(page: Page) {
  let count = 0;
  const main = page.getByRole('main');
  return {
    tap: async (name: string | RegExp, role: 'button' | 'link' = 'button') => {
      count += 1;
      await main.getByRole(role, { name }).first().tap();
    },
    choose: async (name: string | RegExp) => {
      count += 1;
      await main.getByRole('radio', { name }).first().check({ force: true });
    },
    fill: async (label: string | RegExp, text: string) => {
      count += 1;
      await main
        .getByLabel(label, { exact: typeof label === 'string' })
        .first()
        .fill(text);
    },
    /** Checks the number of actions. */
    within: (what: string) => {
      expect(count, what).toBeLessThanOrEqual(MOST_ACTIONS);
    },
  };
}

/** A place with a telephone and known hours that is not claimed yet. Other tests use the more interesting places. */
async function freePlace(request: APIRequestContext): Promise<{ slug: string; name: string }> {
  const query = { category: 'food', knownHours: true, limit: 100 };
  const found = await request.get(pathOf(listPlaces, { query }), { headers: HEADERS });
  const { items } = (await found.json()) as { items: { slug: string }[] };
  for (const { slug } of items.toReversed()) {
    const place = await (
      await request.get(pathOf(showPlace, { params: { idOrSlug: slug } }), { headers: HEADERS })
    ).json();
    if (place.phones.length > 0 && place.claim === 'unclaimed' && place.hours.class === 'known') return place;
  }
  throw new Error('No place of the demo can be claimed by telephone.');
}

/** Leaves the trip open. */
async function planWith(traveller: Page, slug: string): Promise<void> {
  await ready(traveller, `/lugares/${slug}`);
  await traveller.getByRole('button', { name: 'Agregar a mi viaje' }).first().click();
  await ready(traveller, `/arma-tu-viaje?desde=${someFriday()}&dias=1`);
  await traveller.getByRole('button', { name: 'Ver mi plan' }).click();
  await traveller.waitForURL(/\/viajes\/[\w-]+/);
  await expect(traveller.locator('[data-stop]').first()).toBeVisible();
}

test('an owner claims a place, the region gives it, and new hours reach its page and an open plan', async ({
  page,
  browser,
  request,
}) => {
  test.setTimeout(180_000);
  const { slug, name } = await freePlace(request);
  const traveller = await (await browser.newContext({ locale: 'es-PE' })).newPage();
  await planWith(traveller, slug);
  await expect(traveller.getByText(name).first()).toBeAttached();
  await expect(traveller.getByText(/Fuera de su horario/)).toHaveCount(0);

  const person = await demoPerson('viajera');
  await ready(page, `/lugares/${slug}`);
  const claim = actionsOn(page);
  await claim.tap('Reclama esta ficha', 'link');
  await page.waitForURL(/\/entrar/);
  await alive(page);
  await claim.fill('Correo', person.email);
  await claim.fill('Contraseña', person.password);
  await claim.tap('Entrar');
  await expect(page.getByRole('heading', { level: 1, name: 'Reclama tu ficha' })).toBeVisible();
  await noFaults(page);
  await claim.choose(/Contesto el/);
  await claim.tap('Pedir que me llamen');
  await expect(page.getByText(/te lee ocho números/)).toBeVisible();
  await noFaults(page);

  const staff = await (await signedIn(browser, 'moderacion')).newPage();
  await ready(staff, '/region/responsables');
  const card = staff.getByRole('listitem').filter({ has: staff.getByRole('heading', { name, exact: true }) });
  await expect(card).toContainText('Sin probar');
  await noFaults(staff);
  await claim.fill('Código', /\d{4} \d{4}/.exec((await card.textContent())!)![0]);
  await claim.tap('Confirmar');
  await expect(page.getByText('Listo, ya lo mostraste')).toBeVisible();
  await noFaults(page);
  claim.within('Claim');

  await card.getByRole('button', { name: 'Dar la ficha' }).click();
  await staff.getByRole('dialog').getByRole('button', { name: 'Dar la ficha' }).click();
  await expect(staff.getByText(/ya tiene responsable/)).toBeVisible();
  await staff.context().close();

  await ready(page, '/empresa?ver=todos');
  await noFaults(page);
  await page.getByRole('link', { name, exact: true }).tap();
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Hoy,');
  await noFaults(page);
  const hours = actionsOn(page);
  await hours.tap('Cambió', 'link');
  await hours.fill('Horario, como lo dirías', NEW_HOURS);
  await hours.tap('Guardar este horario');
  await expect(page.getByText(/Guardado a las/)).toBeVisible();
  await noFaults(page);
  hours.within('Hours');

  // The trip is still open, and looks again when the traveller comes back to it.
  await traveller.evaluate(() => document.dispatchEvent(new Event('visibilitychange')));
  await expect(traveller.getByText(/Fuera de su horario/).first()).toBeAttached();
  await ready(traveller, `/lugares/${slug}`);
  await expect(traveller.getByText(/Según Su responsable/).first()).toBeVisible();

  await page.getByRole('link', { name: 'Avisos' }).first().tap();
  await expect(page.getByRole('heading', { level: 1, name: 'Avisos' })).toBeVisible();
  await noFaults(page);
  const notice = actionsOn(page);
  await notice.fill('¿Qué quieres avisar?', 'Hoy cerramos a las 6:30 am por inventario');
  await expect(page.getByLabel('Cierro a las')).toHaveValue(/06:30/);
  await notice.tap('Publicar el aviso');
  await expect(page.getByRole('main').getByText('Hoy cerramos a las 6:30 am por inventario')).toBeVisible();
  await noFaults(page);
  notice.within('Notice');
  await ready(traveller, `/lugares/${slug}`);
  await expect(traveller.getByText('Hoy cerramos a las 6:30 am por inventario')).toBeVisible();
  await expect(traveller.getByText(/Cierra a las 06:30/).first()).toBeVisible();
  await notice.tap(/^Quitar: Hoy cerramos/);
  await expect(page.getByText('Ninguno: abres como dice tu horario.')).toBeVisible();
  await traveller.context().close();
});

test('a visitor says that a fact is wrong', async ({ page, request }) => {
  const { slug } = await freePlace(request);
  await ready(page, `/lugares/${slug}`);
  await page.getByRole('button', { name: 'Esto está mal' }).tap();
  const sheet = page.getByRole('dialog', { name: '¿Qué está mal?' });
  await sheet.getByRole('button', { name: 'Enviar el aviso' }).tap();
  await expect(sheet.getByText('Cuenta qué está mal, en pocas palabras.')).toBeVisible();
  await sheet.getByLabel('Qué viste').fill('Fui un lunes y estaba cerrado.');
  await noFaults(page);
  await sheet.getByRole('button', { name: 'Enviar el aviso' }).tap();
  await expect(page.getByText(/Gracias. Lo revisan/)).toBeVisible();
});
