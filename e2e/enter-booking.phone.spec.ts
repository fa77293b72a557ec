import { AxeBuilder } from '@axe-core/playwright';
import { expect, test } from '@playwright/test';
import { Kysely, PostgresDialect } from 'kysely';
import pg from 'pg';
import { joinEmbeddedDatabase } from '../server/database/embedded/supervisor.ts';
import type { Tables } from '../server/database/tables.ts';
import { insertDeparture } from '../tests/sales.ts';
import { DATA_DIR, demoPerson, signedIn } from './demo-people.ts';
import { alive } from './page-steps.ts';

const REGION = 'trujillo';

/** Creates a departure 30 hours ahead, and makes the demo's traveller a seller of its operator. */
async function prepare() {
  const embedded = await joinEmbeddedDatabase({ dataDir: DATA_DIR });
  const pool = new pg.Pool(embedded.connection);
  const db = new Kysely<Tables>({ dialect: new PostgresDialect({ pool }) });
  try {
    const { email } = await demoPerson('viajera');
    const { operator, startsAt } = await insertDeparture(db, REGION, { hoursAhead: 30 });
    await pool.query(
      `insert into operator_member (region_id, operator_id, account_id, role)
       select region_id, $1, id, 'sales' from account where region_id = $2 and email = $3`,
      [operator, REGION, email],
    );
    const day = startsAt.toLocaleDateString('sv', { timeZone: 'America/Lima' });
    return { departures: `/operador/${operator}/salidas?dia=${day}`, bookings: `/operador/${operator}/reservas` };
  } finally {
    await pool.end();
    await embedded.leave();
  }
}

test('an operator enters a booking that was made by telephone', async ({ browser }) => {
  const { bookings, departures } = await prepare();
  const page = await (await signedIn(browser, 'viajera')).newPage();
  await page.goto(bookings);
  await alive(page);
  await page.getByRole('link', { name: 'Anotar una reserva' }).click();
  await page
    .getByRole('link', { name: /Caballitos de totora/ })
    .first()
    .click();
  await expect(page.getByRole('button', { name: /^Anotar la reserva por/ })).toBeVisible();
  await page.goto(departures);
  await alive(page);
  await page
    .getByRole('button', { name: /Caballitos de totora/ })
    .first()
    .click();
  await page.getByRole('link', { name: 'Anotar una reserva' }).click();
  await expect(page.getByRole('heading', { name: 'Anotar una reserva' })).toBeVisible();
  expect((await new AxeBuilder({ page }).analyze()).violations).toEqual([]);

  const send = page.getByRole('button', { name: /^Anotar la reserva por/ });
  await send.click();
  await expect(page.getByText('Escribe a nombre de quién va.')).toBeVisible();
  await page.getByLabel('Nombre').fill('Rosa Vega');
  await page.getByLabel('Teléfono').fill('+51 944 111 222');
  await page.getByRole('button', { name: /Adulto: uno más/ }).click();
  await page.getByText('Una parte').click();
  await page.getByLabel('Cuánto te pagó').fill('5000');
  await send.click();
  await expect(page.getByText('Es más que el precio.')).toBeVisible();
  await page.getByLabel('Cuánto te pagó').fill('50');
  await send.click();
  await expect(page.getByRole('heading', { name: 'Reserva de Rosa Vega' })).toBeVisible();
  await expect(page.getByText('Falta cobrar')).toBeVisible();
  await expect(page.getByText('Anotada a mano')).toBeVisible();
  await page.getByRole('link', { name: 'Ver toda la salida' }).click();
  await expect(page.getByRole('button', { name: /^Rosa Vega/ })).toContainText('Por llegar');
});
