import { randomUUID } from 'node:crypto';
import { type Browser, expect, type Page, test } from '@playwright/test';
import sharp from 'sharp';
import { type DemoName, demoPerson, signedIn } from './demo-people.ts';
import { noFaults, ready, someFriday } from './page-steps.ts';
import { mailTo } from './quoting.ts';

/** Unlike the trips that an earlier run left. */
const TITLE = `Huacas y mar ${randomUUID().slice(0, 6)}`;
const LIVELY = `Norte con niños ${randomUUID().slice(0, 6)}`;

async function planOwnTrip(page: Page, title: string): Promise<void> {
  await ready(page, `/arma-tu-viaje?desde=${someFriday()}&dias=2`);
  await page.getByRole('button', { name: 'Ver mi plan' }).click();
  await page.waitForURL(/\/viajes\/[\w-]+/);
  await page.getByRole('textbox', { name: 'Nombre del viaje' }).fill(title);
  await page.keyboard.press('Enter');
}

async function openPublish(page: Page): Promise<string> {
  await page.getByRole('button', { name: 'Compartir, descargar o imprimir' }).first().click();
  await page.getByRole('button', { name: 'Publicar…' }).click();
  await page.waitForURL(/\/viajes\/[\w-]{43}\/publicar$/);
  return new URL(page.url()).pathname.split('/')[2]!;
}

async function stranger(browser: Browser, path: string): Promise<Page> {
  const context = await browser.newContext();
  const page = await context.newPage();
  await ready(page, path);
  return page;
}

test('a traveller publishes a trip, the region approves it, and a stranger finds and copies it with credit', async ({
  page,
  browser,
  request,
}) => {
  await planOwnTrip(page, TITLE);
  const id = await openPublish(page);
  await page.getByText('Mostrar mi nombre').tap();
  await page.getByLabel('Cómo quieres que te nombren').fill('Ana P.');
  await expect(page.getByRole('region', { name: 'Así lo verán los demás' }).getByText(TITLE)).toBeVisible();
  await noFaults(page);
  await page.getByRole('button', { name: 'Pedir que se publique' }).tap();
  await expect(page.getByText('Lo estamos revisando')).toBeVisible();

  const closed = await (await request.get(`/viajes/${id}`)).text();
  expect(closed).toContain('noindex');
  expect(closed).not.toContain(TITLE);

  const moderator = await (await signedIn(browser, 'moderacion')).newPage();
  await ready(moderator, '/region/viajes');
  const waiting = moderator.getByRole('listitem').filter({ hasText: TITLE }).first();
  await expect(waiting.getByText('Por Ana P.')).toBeVisible();
  await noFaults(moderator);
  await waiting.getByRole('button', { name: 'Publicar', exact: true }).click();
  await expect(moderator.getByText('El viaje es público.')).toBeVisible();
  await moderator.context().close();

  const open = await (await request.get(`/viajes/${id}`)).text();
  expect(open).toContain(TITLE);
  expect(open).toContain('TouristTrip');
  expect(open).not.toContain('noindex');

  const reader = await stranger(browser, '/viajes/publicos');
  await reader.getByLabel('Cuántos días').selectOption('2-3');
  await reader.waitForURL(/dias=2-3/);
  const found = reader.getByRole('link', { name: TITLE });
  await expect(found.getByText('Por Ana P.')).toBeVisible();
  await noFaults(reader);
  await found.click();
  await expect(reader.getByRole('heading', { level: 1, name: TITLE })).toBeVisible();
  await noFaults(reader);
  await reader.getByRole('button', { name: 'Copiar este viaje' }).click();
  await reader.waitForURL((url) => !url.pathname.includes(id));
  await expect(reader.getByText(`Basado en el viaje «${TITLE}» de Ana P.`)).toBeVisible();
  await expect(reader.getByRole('button', { name: 'Mejorar mi ruta' }).first()).toBeVisible();
  await expect(async () => {
    expect(await (await request.get(`/viajes/${id}`)).text()).toContain('copiado 1 vez');
  }).toPass();
  await reader.context().close();

  await page.reload();
  await page.getByRole('button', { name: 'Dejar de publicarlo' }).tap();
  await expect(page.getByText('Ya no es público.')).toBeVisible();
  const gone = await stranger(browser, `/viajes/${id}`);
  await expect(gone.getByRole('heading', { name: 'Este viaje no está aquí' })).toBeVisible();
  await gone.context().close();
});

async function phoneOf(browser: Browser, name: DemoName): Promise<Page> {
  const page = await (await signedIn(browser, name)).newPage();
  await page.setViewportSize({ width: 390, height: 844 });
  return page;
}

test('readers review, ask and photograph a public trip, its author answers, and the region takes it down after a report', async ({
  browser,
  request,
}) => {
  test.setTimeout(180_000);
  const author = await phoneOf(browser, 'viajera');
  await planOwnTrip(author, LIVELY);
  const id = await openPublish(author);
  await author.getByText('Mostrar mi nombre').click();
  await author.getByLabel('Cómo quieres que te nombren').fill('Lucía P.');
  await author.getByRole('button', { name: 'Pedir que se publique' }).click();
  await expect(author.getByText('Lo estamos revisando')).toBeVisible();
  const staff = await phoneOf(browser, 'moderacion');
  await ready(staff, '/region/viajes');
  const trip = staff.getByRole('listitem').filter({ hasText: LIVELY }).first();
  await trip.getByRole('button', { name: 'Publicar', exact: true }).click();
  await expect(staff.getByText('El viaje es público.')).toBeVisible();

  const reader = await phoneOf(browser, 'guia');
  const PATH = `/viajes/${id}`;
  await ready(reader, PATH);
  await noFaults(reader);

  await reader.getByRole('button', { name: 'Cuéntanos cómo te fue' }).click();
  const review = reader.getByRole('dialog', { name: 'Tu opinión' });
  const stars = review.getByRole('radio', { name: /^4 de 5/ }).first();
  await expect(stars).toBeInViewport();
  await stars.check({ force: true });
  await review.getByLabel('Cuéntalo como a un amigo').fill('Lo seguimos tal cual y alcanzó el tiempo.');
  await expect(review.getByText('Demuestra que estás aquí')).toHaveCount(0);
  await noFaults(reader);
  await review.getByRole('button', { name: 'Publicar mi opinión' }).click();
  const thanks = reader.getByRole('dialog', { name: '¡Gracias!' });
  await expect(thanks.getByText('Ya está publicada')).toBeVisible();
  await thanks.getByRole('button', { name: `Volver a ${LIVELY}` }).click();
  await expect(
    reader.getByRole('listitem').filter({ hasText: 'Lo seguimos tal cual y alcanzó el tiempo.' }).last(),
  ).toBeVisible();

  await reader.getByRole('button', { name: 'Pregunta algo' }).click();
  const question = reader.getByRole('dialog', { name: 'Pregunta' });
  await question.getByLabel('¿Qué quieres saber?').fill('¿Se puede hacer con coche de bebé?');
  await question.getByRole('button', { name: 'Enviar mi pregunta' }).click();
  await expect(reader.getByRole('heading', { name: '¿Se puede hacer con coche de bebé?' })).toBeVisible();

  await reader.getByRole('button', { name: 'Agregar una foto' }).click();
  const photos = reader.getByRole('dialog', { name: 'Tus fotos' });
  const buffer = await sharp({ create: { width: 900, height: 1000, channels: 3, background: '#2060a0' } })
    .jpeg()
    .toBuffer();
  await photos.getByLabel('Elegir fotos').setInputFiles({ name: 'mar.jpg', mimeType: 'image/jpeg', buffer });
  await expect(photos.getByText('Lista', { exact: true })).toBeVisible({ timeout: 30_000 });
  await photos.getByText('Las tomé yo').click();
  await photos.getByText('Quienes salen en la foto están de acuerdo').click();
  await photos.getByRole('button', { name: /^Compartir/ }).click();
  await expect(reader.getByText('La ilustración y 1 foto')).toBeVisible({ timeout: 30_000 });

  const { email } = await demoPerson('viajera');
  const asked = await mailTo(request, email, /pregunta: ¿Se puede hacer con coche de bebé/);
  await ready(author, new URL(/http\S+\/preguntas/.exec(asked.text)![0]).pathname);
  await author.getByRole('button', { name: /^Responder a/ }).click();
  await author.getByLabel('Tu respuesta').fill('Sí, menos en la huaca.');
  await noFaults(author);
  await author.getByRole('button', { name: 'Publicar la respuesta' }).click();
  await expect(author.getByText('Tu respuesta está publicada.')).toBeVisible();
  await author.context().close();

  await expect(async () => {
    await ready(reader, PATH);
    await expect(reader.getByText('La ilustración y 1 foto')).toBeVisible({ timeout: 2_000 });
  }).toPass();
  const answered = reader.getByRole('listitem').filter({ hasText: '¿Se puede hacer con coche de bebé?' });
  await expect(answered).toContainText('Sí, menos en la huaca.');
  await expect(answered).toContainText('Responde: quien hizo el viaje · Lucía P.');
  await noFaults(reader);
  await reader.context().close();

  const other = await stranger(browser, PATH);
  await other.getByRole('button', { name: 'Reportar este viaje' }).click();
  const report = other.getByRole('dialog', { name: 'Reportar este viaje' });
  await report.getByRole('button', { name: 'Enviar el reporte' }).click();
  await expect(report.getByText('Elige qué pasa con el viaje.')).toBeVisible();
  await report.getByText('Propone algo peligroso o que está prohibido').click();
  await report.getByLabel('Qué más debemos saber (si quieres)').fill('Cruza un río crecido.');
  await noFaults(other);
  await report.getByRole('button', { name: 'Enviar el reporte' }).click();
  await expect(other.getByText('Una persona de la región lo revisa en un día como máximo.')).toBeVisible();

  await ready(staff, '/region/viajes');
  await staff.getByText('Reportados').click();
  await expect(trip.getByText('Cruza un río crecido.')).toBeVisible();
  await noFaults(staff);
  await trip.getByRole('button', { name: 'Retirar…' }).click();
  const removal = staff.getByRole('dialog', { name: 'Retirar el viaje' });
  await removal.getByText('Propone algo peligroso o que está prohibido').click();
  await removal.getByRole('button', { name: 'Retirarlo' }).click();
  await expect(staff.getByText('El viaje está retirado.')).toBeVisible();
  await staff.context().close();

  expect((await mailTo(request, email, /^Retiramos/)).text).toContain('Propone algo peligroso');
  await ready(other, PATH);
  await expect(other.getByRole('heading', { name: 'Este viaje no está aquí' })).toBeVisible();
  await other.context().close();
});
