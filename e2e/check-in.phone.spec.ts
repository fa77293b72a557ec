import { AxeBuilder } from '@axe-core/playwright';
import { expect, type Page, test } from '@playwright/test';
import { Kysely, PostgresDialect } from 'kysely';
import pg from 'pg';
import { findByReference } from '../features/bookings/api/public.ts';
import { voucherKey } from '../features/bookings/api/voucher/voucher-key.ts';
import { type Voucher, voucherOf } from '../features/bookings/api/voucher/voucher-of.ts';
import { readConfig } from '../server/config.ts';
import { joinEmbeddedDatabase } from '../server/database/embedded/supervisor.ts';
import type { Tables } from '../server/database/tables.ts';
import { insertBooking, insertDeparture, type TestDeparture } from '../tests/sales.ts';
import { DATA_DIR, demoPerson, signedIn } from './demo-people.ts';

const REGION = 'trujillo';

/** Creates two departures with one booking each, 2 and 30 hours ahead, and makes the demo's traveller a guide. */
async function prepare() {
  const embedded = await joinEmbeddedDatabase({ dataDir: DATA_DIR });
  const pool = new pg.Pool(embedded.connection);
  const db = new Kysely<Tables>({ dialect: new PostgresDialect({ pool }) });
  try {
    const { email } = await demoPerson('viajera');
    const today = await insertDeparture(db, REGION, { hoursAhead: 2 });
    const later = await insertDeparture(db, REGION, { operator: today.operator, hoursAhead: 30 });
    await pool.query(
      `insert into operator_member (region_id, operator_id, account_id, role)
       select region_id, $1, id, 'guide' from account where region_id = $2 and email = $3`,
      [today.operator, REGION, email],
    );
    await replaceStop(pool, today);
    const key = await voucherKey(readConfig({ DATA_DIR }));
    const voucher = async (departure: typeof today, name: string) => {
      const { reference } = await insertBooking(db, REGION, departure, { name });
      return { reference, ...(voucherOf(key, (await findByReference(db, REGION, reference))!) as Voucher) };
    };
    const [own, other] = [await voucher(today, 'Lucía Ñopo'), await voucher(later, 'Otra Fecha')];
    const { id, order } = await insertBooking(db, REGION, today, { name: 'Debe Todavía' });
    const schedule = [3000, 7000].map((amount, index) => ({
      ...{ number: index + 1, dueAt: new Date().toISOString(), amount },
      parts: [{ bookingId: id, amount }],
    }));
    await pool.query('update customer_order set paid = 3000, schedule = $2 where id = $1', [
      order,
      JSON.stringify(schedule),
    ]);
    return { path: `/operador/${today.operator}/salidas/${today.departure}`, own, other };
  } finally {
    await pool.end();
    await embedded.leave();
  }
}

/** A closure on the day of the departure, for which the operator chose another stop. */
async function replaceStop(pool: pg.Pool, { operator, plan, departure }: TestDeparture) {
  await pool.query(
    `with made as (
       insert into closure (region_id, kind, state, name, severity, starts_on, time_zone, reason, source)
       values ($1, 'event', 'announced', 'Feria', 'closed', '2026-01-01', 'America/Lima', 'una feria', 'La prensa') returning id)
     insert into plan_closure (region_id, plan_id, closure_id, operator_id, state, dates, stops, answer, instead, answered_at)
     select $1, $2, made.id, $3, 'answered', datemultirange(daterange(local_date, local_date, '[]')), '{Muelle}', 'instead',
       'Balneario de Buenos Aires', now() from made, departure where departure.region_id = $1 and departure.id = $4`,
    [REGION, plan, operator, departure],
  );
}

async function pretendCamera(page: Page) {
  await page.addInitScript(() => {
    const canvas = document.createElement('canvas');
    [canvas.width, canvas.height] = [960, 720];
    const paper = canvas.getContext('2d')!;
    let shown: { path: string; size: number } | null = null;
    setInterval(() => {
      paper.setTransform(1, 0, 0, 1, 0, 0);
      paper.fillStyle = '#8a7f72';
      paper.fillRect(0, 0, 960, 720);
      if (!shown) return;
      paper.setTransform(480 / shown.size, 0, 0, 480 / shown.size, 240, 120);
      paper.fillStyle = '#fffaf0';
      paper.fillRect(0, 0, shown.size, shown.size);
      paper.fillStyle = '#2b1a16';
      paper.fill(new Path2D(shown.path));
    }, 100);
    Object.assign(window, { show: (qr: typeof shown) => (shown = qr) });
    navigator.mediaDevices.getUserMedia = async () => canvas.captureStream(10);
  });
  return (qr: Voucher['qr'] | null) =>
    page.evaluate((code) => (window as unknown as { show(qr: unknown): void }).show(code), qr);
}

test('a guide checks travellers in offline, and the phone sends the check-in when it is online again', async ({
  browser,
}) => {
  const { path, own, other } = await prepare();
  const context = await signedIn(browser, 'viajera');
  const page = await context.newPage();
  const show = await pretendCamera(page);
  await page.goto(path);
  await expect(page.getByText('Lista al día')).toBeVisible();
  const changed = page.getByText('En su lugar: Balneario de Buenos Aires.');
  await expect(changed).toBeVisible();
  await expect(page.getByRole('button', { name: /^Lucía Ñopo/ })).toContainText('Por llegar');
  await page.getByRole('button', { name: /^Lucía Ñopo/ }).click();
  expect((await new AxeBuilder({ page }).analyze()).violations).toEqual([]);

  await page.evaluate(() => navigator.serviceWorker.ready.then(() => null));
  await context.setOffline(true);
  await page.getByRole('button', { name: 'Escanear comprobantes' }).click();
  const verdict = page.getByRole('alert').getByRole('heading');
  await show(own.qr);
  await expect(verdict).toHaveText('Válido');
  expect((await new AxeBuilder({ page }).include('main').analyze()).violations).toEqual([]);
  await show(null);
  await expect(page.getByText('1 registro espera en este teléfono')).toBeVisible();
  const next = page.getByRole('button', { name: 'Siguiente' });
  await next.click();
  // The camera accepts the same code again only after a pause.
  let awayMs = 700;
  await expect(async () => {
    await show(null);
    await page.waitForTimeout(awayMs);
    awayMs *= 2;
    await show(own.qr);
    await expect(verdict).toHaveText('Ya usado', { timeout: 3000 });
  }).toPass();
  await next.click();
  await show(other.qr);
  await expect(verdict).toHaveText('No es de esta salida');

  await page.reload();
  await expect(changed).toBeVisible();
  await expect(page.getByRole('button', { name: /^Lucía Ñopo/ })).toContainText('Llegó');
  await expect(page.getByText('1 registro espera en este teléfono')).toBeVisible();

  await context.setOffline(false);
  await expect(page.getByText('Lista al día')).toBeVisible({ timeout: 25_000 });
  await page.reload();
  await expect(page.getByRole('button', { name: /^Lucía Ñopo/ })).toContainText('Llegó');

  await page.getByLabel('Busca por nombre o referencia').fill(own.reference.toLowerCase().replace(/(.{4})/, '$1 '));
  await page.getByRole('button', { name: /^Lucía Ñopo/ }).click();
  await page.getByRole('button', { name: 'Deshacer' }).click();
  await expect(page.getByRole('button', { name: /^Lucía Ñopo/ })).toContainText('Por llegar');
  await context.close();
});

test('a guide takes the balance of a booking at the meeting point', async ({ browser }) => {
  const { path } = await prepare();
  const context = await signedIn(browser, 'viajera');
  const page = await context.newPage();
  await page.goto(path);
  const party = page.getByRole('button', { name: /^Debe Todavía/ });
  await expect(party).toContainText(/falta\s.*70/);
  await party.click();
  await page.getByRole('button', { name: /^Cobrar .*70.* aquí$/ }).click();
  const sheet = page.getByRole('dialog', { name: 'Cobrar el saldo de Debe Todavía' });
  await sheet.getByText('Yape').click();
  expect((await new AxeBuilder({ page }).analyze()).violations).toEqual([]);
  await sheet.getByRole('button', { name: /^Recibí .*70/ }).click();
  await expect(page.getByText(/70.*Yape/)).toBeVisible();
  await expect(party).not.toContainText('falta');
  expect((await new AxeBuilder({ page }).analyze()).violations).toEqual([]);
  await context.close();
});
