import { type Browser, expect, type Page, test } from '@playwright/test';
import sharp from 'sharp';
import { listPlacePhotos } from '../features/photos/contract/routes.ts';
import { WITH_MAPS_AND_PICTURES } from './data-saver.ts';
import { signedIn } from './demo-people.ts';
import { inDatabase } from './in-database.ts';
import { noFaults, ready } from './page-steps.ts';

test.use(WITH_MAPS_AND_PICTURES);

const SLUG = 'museo-del-juguete';
const PLACE = `/lugares/${SLUG}`;
const SCRIPT = '<img src=x onerror=alert(1)>';
const COLOURS = ['#a04020', '#2060a0', '#208040', '#806020', '#602080'];

/** Grain makes the file large enough for several parts. Every text of the file tries to run a script. */
async function photo(background: string, index: number) {
  const noise = { type: 'gaussian', mean: 128, sigma: 40 } as const;
  const grain = await sharp({ create: { width: 900, height: 1000, channels: 3, background, noise } })
    .png()
    .toBuffer();
  const buffer = await sharp({ create: { width: 900, height: 1000, channels: 3, background } })
    .composite([{ input: grain, blend: 'soft-light' }])
    .withExif({ IFD0: { Artist: SCRIPT, ImageDescription: `"><script>alert(1)</script>` } })
    .jpeg({ quality: 90 })
    .toBuffer();
  return { name: `${index}"><script>alert(1)</script>.jpg`, mimeType: 'image/jpeg', buffer };
}

/** Collects scripts that ran and violations of the content security policy. */
async function watch(page: Page, heard: string[]): Promise<void> {
  page.on('dialog', (dialog) => {
    heard.push(dialog.message());
    void dialog.dismiss();
  });
  page.on('pageerror', ({ message }) => heard.push(message));
  await page.exposeFunction('stopped', (what: string) => heard.push(what));
  await page.addInitScript(() => {
    addEventListener('securitypolicyviolation', (event) => {
      const { effectiveDirective, sample } = event as SecurityPolicyViolationEvent;
      (window as unknown as { stopped(what: string): void }).stopped(`${effectiveDirective} ${sample}`);
    });
  });
}

/** A line of a village: 1.2 megabits up, 250 ms of delay. */
async function slowLine(page: Page): Promise<void> {
  const session = await page.context().newCDPSession(page);
  await session.send('Network.enable');
  await session.send('Network.emulateNetworkConditions', {
    ...{ offline: false, latency: 250 },
    ...{ downloadThroughput: 400_000, uploadThroughput: 150_000 },
  });
}

/** The third photo does not arrive until the returned function is called. */
async function loseThird(page: Page): Promise<() => Promise<void>> {
  const seen: string[] = [];
  await page.route('**/api/me/photo-uploads/*', async (route) => {
    const url = route.request().url();
    if (!seen.includes(url)) seen.push(url);
    if (seen.indexOf(url) === 2 && route.request().method() === 'PATCH') await route.abort('connectionreset');
    else await route.continue();
  });
  return () => page.unroute('**/api/me/photo-uploads/*');
}

/** No photo arrives whole until the returned function is called. */
async function loseEnds(page: Page): Promise<() => Promise<void>> {
  let parts = 0;
  await page.route('**/api/me/photo-uploads/*', async (route) => {
    if (route.request().method() === 'PATCH') parts += 1;
    if (parts > 1) await route.abort('connectionreset');
    else await route.continue();
  });
  return () => page.unroute('**/api/me/photo-uploads/*');
}

async function phoneOf(browser: Browser, name: 'viajera' | 'moderacion', heard: string[]): Promise<Page> {
  const page = await (await signedIn(browser, name)).newPage();
  await page.setViewportSize({ width: 390, height: 844 });
  await watch(page, heard);
  return page;
}

test('five photos arrive over a slow line with one failure, and the region removes one that a person asks to remove', async ({
  browser,
  request,
}) => {
  test.setTimeout(150_000);
  const heard: string[] = [];
  const page = await phoneOf(browser, 'viajera', heard);
  const listed = async () => {
    const url = `${listPlacePhotos.path}?company=${SLUG}`;
    return (await (await request.get(url, { headers: { authorization: 'Bearer vereda-demo' } })).json()).items;
  };
  // Another attempt at this test begins without photos too.
  await inDatabase((client) => client.query('delete from photo'));

  await ready(page, PLACE);
  await expect(page.getByText('Aún sin fotos. La primera puede ser tuya.')).toBeVisible();
  await page.getByRole('button', { name: 'Agregar una foto' }).click();
  const sheet = page.getByRole('dialog');
  await expect(sheet.getByRole('heading', { name: 'Tus fotos' })).toBeVisible();
  await noFaults(page);

  await slowLine(page);
  const bringBack = await loseThird(page);
  const wrong = { name: 'mapa.svg', mimeType: 'image/svg+xml', buffer: Buffer.from('<svg onload="alert(1)"/>') };
  await sheet.getByLabel('Elegir fotos').setInputFiles([...(await Promise.all(COLOURS.map(photo))), wrong]);
  await expect(sheet.getByText('Un SVG es un dibujo, no una foto.')).toBeVisible({ timeout: 60_000 });
  await expect(sheet.getByText('No llegó')).toBeVisible({ timeout: 60_000 });
  await expect(sheet.getByText('Lista', { exact: true })).toHaveCount(4, { timeout: 60_000 });
  await noFaults(page);
  await sheet.getByRole('button', { name: 'Quitar mapa.svg' }).click();
  await bringBack();
  await sheet.getByRole('button', { name: 'Reintentar' }).click();
  await expect(sheet.getByText('5 de 5')).toBeVisible({ timeout: 30_000 });

  await sheet.getByRole('button', { name: /^Foto 1/ }).click();
  await sheet.getByLabel('¿Qué se ve?').fill(`El tren ${SCRIPT}`);
  await sheet.getByRole('button', { name: 'Después' }).click();
  await expect(sheet.getByText('Foto 2 de 5')).toBeVisible();
  await sheet.getByRole('button', { name: 'Antes' }).click();
  await noFaults(page);
  await sheet.getByRole('button', { name: 'Volver a las fotos' }).click();
  await sheet.getByRole('button', { name: 'Compartir las 5 fotos' }).click();
  await expect(sheet.getByText('Solo puedes compartir fotos que tomaste tú.')).toBeVisible();
  await sheet.getByText('Las tomé yo').click();
  await sheet.getByText('Quienes salen en la foto están de acuerdo').click();
  await sheet.getByLabel('Tu firma').fill('Lucía "><script>');
  await sheet.getByRole('button', { name: 'Compartir las 5 fotos' }).click();
  await expect(page.getByText('Tus fotos están a la vista. ¡Gracias!')).toBeVisible({ timeout: 30_000 });
  await expect(sheet).toHaveCount(0);
  await expect(page.getByText('La ilustración y 5 fotos')).toBeVisible();
  await expect.poll(async () => (await listed()).length, { timeout: 60_000 }).toBe(5);
  expect((await listed())[0]).toMatchObject({ alt: `El tren ${SCRIPT}`, author: 'Lucía "><script>' });

  // A new visitor gets the kept page with the new photos.
  const visitor = await (await browser.newContext({ viewport: { width: 390, height: 844 } })).newPage();
  await watch(visitor, heard);
  await ready(visitor, PLACE);
  await expect(visitor.getByText('La ilustración y 5 fotos')).toBeVisible();
  await noFaults(visitor);
  await visitor
    .getByRole('button', { name: `El tren ${SCRIPT}` })
    .last()
    .click();
  const full = visitor.getByRole('dialog', { name: 'Fotos en pantalla completa' });
  await expect(full.getByText('Lucía "><script>').first()).toBeVisible();
  await expect(full.getByRole('link', { name: 'CC BY 4.0' }).first()).toBeVisible();
  await noFaults(visitor);
  await visitor.keyboard.press('ArrowRight');
  await visitor.keyboard.press('ArrowLeft');
  await full.getByRole('button', { name: 'Avisar de un problema' }).first().click();
  const report = visitor.getByRole('dialog', { name: 'Avisar de un problema' });
  await report.getByText('Salgo yo, o alguien de mi familia, y no quiero').click();
  await report.getByRole('button', { name: 'Pedir que se retire' }).click();
  await expect(report.getByText('Escribe tu correo: ahí te respondemos.')).toBeVisible();
  await report.getByLabel('Tu correo').fill('sale@ejemplo.pe');
  await noFaults(visitor);
  await report.getByRole('button', { name: 'Pedir que se retire' }).click();
  await expect(visitor.getByText('La revisamos en un día y te respondemos por correo.')).toBeVisible();

  const staff = await phoneOf(browser, 'moderacion', heard);
  await ready(staff, '/region/fotos');
  const waiting = staff
    .getByRole('listitem')
    .filter({ hasText: `El tren ${SCRIPT}` })
    .first();
  await expect(waiting.getByText('Salgo yo, o alguien de mi familia, y no quiero')).toBeVisible();
  await noFaults(staff);
  await waiting.getByRole('button', { name: 'Retirar…' }).click();
  await staff.getByRole('button', { name: 'Retirarla' }).click();
  await expect(staff.getByText('La foto está retirada.')).toBeVisible();
  await expect(staff.getByText(`El tren ${SCRIPT}`)).toHaveCount(0);

  const last = (await listed()).at(-1).id;
  await staff.getByText('Publicadas').click();
  await staff.getByRole('button', { name: 'Portada y orden' }).first().click();
  const order = staff.getByRole('dialog', { name: 'Portada y orden' });
  await order.getByRole('button', { name: 'Usar de portada la foto 4' }).click();
  await noFaults(staff);
  await order.getByRole('button', { name: 'Guardar el orden' }).click();
  await expect(staff.getByText('El orden está guardado.')).toBeVisible();
  expect((await listed())[0].id).toBe(last);

  await ready(visitor, PLACE);
  await expect(visitor.getByText('La ilustración y 4 fotos')).toBeVisible();
  await expect(visitor.getByText('Lucía "><script>')).toHaveCount(0);
  await visitor.getByRole('button', { name: 'Agregar la tuya' }).click();
  await expect(visitor.getByRole('link', { name: 'Entrar o crear una cuenta' })).toBeVisible();
  await noFaults(visitor);

  await ready(page, '/cuenta/fotos');
  await expect(page.getByText('La región la retiró').first()).toBeVisible();
  await noFaults(page);
  await page
    .getByRole('button', { name: /^Quitar la foto/ })
    .first()
    .click();
  await page.getByRole('button', { name: 'Deshacer: quitar la foto' }).click();
  await expect.poll(async () => (await listed()).length).toBe(4);
  expect(heard).toEqual([]);
  for (const opened of [page, visitor, staff]) await opened.context().close();
});

test('photos of a closed tab go on where they ended, and are discarded by one tap', async ({ browser, request }) => {
  test.setTimeout(90_000);
  const heard: string[] = [];
  await inDatabase((client) => client.query('delete from photo'));
  const first = await phoneOf(browser, 'viajera', heard);
  const context = first.context();
  const open = async () => {
    const page = first.isClosed() ? await context.newPage() : first;
    await page.setViewportSize({ width: 390, height: 844 });
    await ready(page, PLACE);
    return page;
  };
  await open();
  await loseEnds(first);
  await first.getByRole('button', { name: 'Agregar una foto' }).click();
  const chosen = await Promise.all(COLOURS.slice(0, 2).map(photo));
  await first.getByRole('dialog').getByLabel('Elegir fotos').setInputFiles(chosen);
  await expect(first.getByRole('dialog').getByText('No llegó').first()).toBeVisible({ timeout: 30_000 });
  await first.close();

  const second = await open();
  await expect(second.getByText('Faltan 2 fotos por subir')).toBeVisible();
  await noFaults(second);
  const parts: string[] = [];
  second.on('request', (one) => {
    if (one.method() === 'PATCH') parts.push(one.headers()['upload-offset'] ?? '');
  });
  await second.getByRole('button', { name: 'Continuar' }).click();
  const sheet = second.getByRole('dialog');
  await expect(sheet.getByText('2 de 2')).toBeVisible({ timeout: 30_000 });
  // One photo had arrived in part.
  expect(parts.some((offset) => Number(offset) > 0)).toBe(true);
  await sheet.getByText('Las tomé yo').click();
  await sheet.getByText('Quienes salen en la foto están de acuerdo').click();
  await sheet.getByRole('button', { name: 'Compartir las 2 fotos' }).click();
  await expect(second.getByText('Tus fotos están a la vista. ¡Gracias!')).toBeVisible({ timeout: 30_000 });
  const url = `${listPlacePhotos.path}?company=${SLUG}`;
  const listed = async () =>
    (await (await request.get(url, { headers: { authorization: 'Bearer vereda-demo' } })).json()).items;
  await expect.poll(async () => (await listed()).length, { timeout: 60_000 }).toBe(2);
  expect((await listed())[0].preview).toMatch(/^data:image\/webp;base64,/);
  await second.reload();
  await expect(second.getByText(/fotos? por subir/)).toHaveCount(0);

  await loseEnds(second);
  await second.getByRole('button', { name: 'Agregar la tuya' }).click();
  await second.getByRole('dialog').getByLabel('Elegir fotos').setInputFiles([chosen[0]!]);
  await expect(second.getByRole('dialog').getByText('No llegó').first()).toBeVisible({ timeout: 30_000 });
  await second.close();
  const third = await open();
  await expect(third.getByText('Falta 1 foto por subir')).toBeVisible();
  await third.getByRole('button', { name: 'Descartar' }).click();
  await expect(third.getByText('Falta 1 foto por subir')).toHaveCount(0);
  await ready(third, PLACE);
  await expect(third.getByText(/fotos? por subir/)).toHaveCount(0);
  expect(heard).toEqual([]);
  await context.close();
});
