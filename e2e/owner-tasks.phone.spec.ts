import { randomUUID } from 'node:crypto';
import { type APIRequestContext, type Browser, expect, test } from '@playwright/test';
import sharp from 'sharp';
import { decideClaim, requestClaim } from '../features/owners/contract/claim-routes.ts';
import { listPlacePhotos } from '../features/photos/contract/routes.ts';
import { listPlaces, showPlace } from '../features/places/contract/routes.ts';
import { pathOf } from '../features/route.ts';
import { bearerOf, signedIn } from './demo-people.ts';
import { noFaults, ready, someFriday } from './page-steps.ts';

const HEADERS = { authorization: 'Bearer vereda-demo' };
const FRIDAY = new Intl.DateTimeFormat('es', { day: 'numeric', month: 'long', timeZone: 'UTC' });
/** Another attempt has other words. */
const MUSIC = `Hay música en vivo (${randomUUID().slice(0, 6)})`;

/** The demo's traveller becomes the owner of an unclaimed place. */
async function claimedPlace(request: APIRequestContext, browser: Browser) {
  const query = { category: 'food', knownHours: true, limit: 100 } as const;
  const { items } = await (await request.get(pathOf(listPlaces, { query }), { headers: HEADERS })).json();
  for (const { id, slug, name } of items as { id: string; slug: string; name: string }[]) {
    const shown = await request.get(pathOf(showPlace, { params: { idOrSlug: slug } }), { headers: HEADERS });
    if ((await shown.json()).claim !== 'unclaimed') continue;
    const claim = { id: randomUUID(), place: id, proof: 'document', registerNumber: 'LL-0422' };
    const asked = await request.post(requestClaim.path, { headers: await bearerOf(browser, 'viajera'), data: claim });
    expect(asked.status(), await asked.text()).toBe(201);
    const decide = pathOf(decideClaim, { params: { id: (await asked.json()).id } });
    const headers = await bearerOf(browser, 'moderacion');
    expect((await request.post(decide, { headers, data: { action: 'approve' } })).status()).toBe(200);
    return { id, slug, name };
  }
  throw new Error('No place of the demo can be claimed.');
}

test('an owner announces music in words, an open trip and the page say so, and the region takes it down', async ({
  browser,
  request,
}) => {
  test.setTimeout(150_000);
  const place = await claimedPlace(request, browser);
  const traveller = await (await browser.newContext({ locale: 'es-PE' })).newPage();
  await ready(traveller, `/lugares/${place.slug}`);
  await traveller.getByRole('button', { name: 'Agregar a mi viaje' }).first().click();
  await ready(traveller, `/arma-tu-viaje?desde=${someFriday()}&dias=1`);
  await traveller.getByRole('button', { name: 'Ver mi plan' }).click();
  await traveller.waitForURL(/\/viajes\/[\w-]+/);
  await expect(traveller.locator('[data-stop]').first()).toBeVisible();

  const phone = await (await signedIn(browser, 'viajera')).newPage();
  await phone.setViewportSize({ width: 390, height: 844 });
  await ready(phone, `/empresa/${place.id}/avisos`);
  const main = phone.getByRole('main');
  const words = `${MUSIC} el ${FRIDAY.format(new Date(`${someFriday()}T00:00:00Z`))}`;
  await main.getByLabel('¿Qué quieres avisar?').fill(words);
  await expect(main.getByLabel('Otros días')).toBeChecked();
  await expect(main.getByLabel('También cambia mi horario')).not.toBeChecked();
  await noFaults(phone);
  await main.getByRole('button', { name: 'Publicar el aviso' }).click();
  await expect(main.getByRole('button', { name: `Quitar: ${words}` })).toBeVisible();
  await noFaults(phone);

  await traveller.evaluate(() => document.dispatchEvent(new Event('visibilitychange')));
  await expect(traveller.getByRole('list', { name: 'Avisos de tus lugares' }).first()).toContainText(words);
  await noFaults(traveller);
  await ready(traveller, `/lugares/${place.slug}`);
  await expect(traveller.getByText(words)).toBeVisible();
  await noFaults(traveller);

  await main.getByRole('button', { name: `Quitar: ${words}` }).click();
  await expect(main.getByText('Ninguno: abres como dice tu horario.')).toBeVisible();
  await phone.getByRole('button', { name: 'Deshacer' }).click();
  await expect(main.getByRole('button', { name: `Quitar: ${words}` })).toBeVisible();

  const staff = await (await signedIn(browser, 'moderacion')).newPage();
  await ready(staff, '/region/responsables?ver=anuncios');
  const card = staff.getByRole('listitem').filter({ hasText: words });
  await noFaults(staff);
  await card.getByRole('button', { name: 'Retirar' }).click();
  const dialog = staff.getByRole('dialog');
  await dialog.getByLabel('Por qué (lo lee su dueño)').fill('Ese día no hay permiso de ruido.');
  await dialog.getByRole('button', { name: 'Retirar' }).click();
  await expect(card.getByText('Retirado')).toBeVisible();
  await noFaults(staff);
  await ready(traveller, `/lugares/${place.slug}`);
  await expect(traveller.getByText(words)).toHaveCount(0);
  await ready(phone, `/empresa/${place.id}/avisos`);
  await expect(main.getByText('Ese día no hay permiso de ruido.')).toBeVisible();
  await card.getByRole('button', { name: 'Reponer' }).click();
  await expect(card.getByText('Retirado')).toHaveCount(0);
  await ready(traveller, `/lugares/${place.slug}`);
  await expect(traveller.getByText(words)).toBeVisible();
  for (const context of [staff, phone, traveller]) await context.context().close();
});

async function photo(background: string, index: number) {
  const noise = { type: 'gaussian', mean: 128, sigma: 40 } as const;
  const buffer = await sharp({ create: { width: 900, height: 1000, channels: 3, background, noise } })
    .jpeg()
    .toBuffer();
  return { name: `foto-${index}.jpg`, mimeType: 'image/jpeg', buffer };
}

test('an owner adds five photos on the phone, within twelve actions', async ({ browser, request }) => {
  test.setTimeout(150_000);
  const place = await claimedPlace(request, browser);
  const phone = await (await signedIn(browser, 'viajera')).newPage();
  await phone.setViewportSize({ width: 390, height: 844 });
  await ready(phone, `/empresa/${place.id}`);
  let actions = 0;
  const act = async (action: Promise<void>) => {
    actions += 1;
    await action;
  };
  await act(phone.getByRole('link', { name: 'Mi ficha' }).first().click());
  await act(phone.getByRole('main').getByRole('button', { name: 'Agregar fotos' }).click());
  const sheet = phone.getByRole('dialog');
  const files = await Promise.all(['#a04020', '#2060a0', '#208040', '#806020', '#602080'].map(photo));
  await act(sheet.getByLabel('Elegir fotos').setInputFiles(files));
  await expect(sheet.getByText('5 de 5')).toBeVisible({ timeout: 60_000 });
  await noFaults(phone);
  await act(sheet.getByText('Las tomé yo').click());
  await act(sheet.getByText('Quienes salen en la foto están de acuerdo').click());
  await act(sheet.getByLabel('Tu firma').fill('Rosa'));
  await act(sheet.getByRole('button', { name: 'Compartir las 5 fotos' }).click());
  await expect(phone.getByText('Tus fotos están a la vista. ¡Gracias!')).toBeVisible({ timeout: 30_000 });
  expect(actions).toBeLessThanOrEqual(12);
  const url = `${listPlacePhotos.path}?company=${place.slug}`;
  const shown = async () => (await (await request.get(url, { headers: HEADERS })).json()).items.length;
  await expect.poll(shown, { timeout: 60_000 }).toBe(5);
  await phone.context().close();
});
