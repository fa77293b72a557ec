import { randomUUID } from 'node:crypto';
import { PDFiumLibrary } from '@hyzyla/pdfium';
import { afterAll, expect, test } from 'vitest';
import * as exportRoutes from '#features/trips/contract/export-routes.ts';
import { SHARE_TOKEN_HEADER } from '#features/trips/contract/kept-trip.ts';
import * as routes from '#features/trips/contract/routes.ts';
import { call } from '#tests/call.ts';
import { insertPlaces } from '#tests/places.ts';
import { testSite } from '#tests/site.ts';
import { sampleWish } from '#tests/trips.ts';

const site = await testSite();
afterAll(site.close);
const library = await PDFiumLibrary.init();
afterAll(() => library.destroy());

async function textOf(bytes: Buffer): Promise<string> {
  const document = await library.loadDocument(bytes);
  const pages = [...document.pages()].map((page) => page.getText());
  document.destroy();
  return pages.join('\n').replaceAll('\r', '');
}

async function kept() {
  const name = `Museo ${randomUUID().slice(0, 4)}`;
  const [museum] = await insertPlaces(site.db, 'trujillo', [
    { name, hours_class: 'known', hours_rule: 'Mo-Su 09:00-16:00' },
  ]);
  await site.pool.query(`update company set phones = '{+51 44 249322}', address = 'Jr. Junín 682' where id = $1`, [
    museum,
  ]);
  const stop = { id: 'a', place: museum!, begin: 570, minutes: 90, state: 'placed' as const, note: 'pedir guía' };
  const document = {
    title: 'Un día en el centro',
    wish: sampleWish({ startDate: '2026-12-11', days: 2 }),
    days: [
      { date: '2026-12-11', stops: [stop] },
      { date: '2026-12-12', stops: [] },
    ],
  };
  const answer = (await call(site.app, routes.keepTrip, { body: { uuid: randomUUID(), document } })).json();
  return {
    id: answer.id,
    edit: { 'vereda-edit-secret': answer.editSecret },
    share: { [SHARE_TOKEN_HEADER]: answer.shareToken },
  };
}

const pdf = (id: string, headers: Record<string, string>) =>
  call(site.app, exportRoutes.exportTripPdf, { params: { id }, headers });

test('the PDF has days, hours, telephone, address, emergency help and a QR code with a working link', async () => {
  const trip = await kept();
  const answer = await pdf(trip.id, { ...trip.edit, ...trip.share });
  expect([answer.statusCode, answer.headers['content-type']]).toEqual([200, 'application/pdf']);
  expect(answer.headers['cache-control']).toContain('no-store');
  const text = await textOf(answer.rawPayload);
  for (const words of ['Un día en el centro', 'Día 1', '09:30–11:00', 'Jr. Junín 682', 'Abre 09:00–16:00', '249322'])
    expect(text).toContain(words);
  expect(text).toMatch(/pedir guía[\s\S]*Día libre[\s\S]*Si pasa algo[\s\S]*105[\s\S]*Hospital[\s\S]*1 de \d/);
  expect(answer.rawPayload.toString('latin1')).toContain(`#ver=${trip.share[SHARE_TOKEN_HEADER]}`);
  expect((await pdf(trip.id, trip.edit)).rawPayload.toString('latin1')).not.toContain('#ver=');
}, 60_000);

test('a reader with the link gets a PDF without notes, and a stranger gets no PDF', async () => {
  const trip = await kept();
  const text = await textOf((await pdf(trip.id, trip.share)).rawPayload);
  expect(text).toContain('Abre 09:00–16:00');
  expect(text).not.toContain('pedir guía');
  expect((await pdf(trip.id, {})).statusCode).toBe(404);
  expect((await pdf(trip.id, { [SHARE_TOKEN_HEADER]: 'x'.repeat(43) })).statusCode).toBe(404);
}, 60_000);

test('the picture of a trip is drawn for a reader with the link', async () => {
  const trip = await kept();
  const get = (headers: Record<string, string>) =>
    call(site.app, exportRoutes.drawTripPicture, { params: { id: trip.id }, headers });
  const answer = await get(trip.share);
  expect([answer.statusCode, answer.headers['content-type']]).toEqual([200, 'image/png']);
  expect(answer.rawPayload.subarray(1, 4).toString()).toBe('PNG');
  expect(answer.headers['cache-control']).toContain('no-store');
  expect((await get({})).statusCode).toBe(404);
}, 60_000);
