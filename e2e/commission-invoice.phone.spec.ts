import { readFile } from 'node:fs/promises';
import { expect, test } from '@playwright/test';
import { Kysely, PostgresDialect } from 'kysely';
import pg from 'pg';
import { accrue, writeEntry } from '../features/payments/api/public.ts';
import { joinEmbeddedDatabase } from '../server/database/embedded/supervisor.ts';
import type { Tables } from '../server/database/tables.ts';
import { inTransaction } from '../server/database/transaction.ts';
import { textOfPdf } from '../tests/pdf.ts';
import { insertBooking, insertDeparture } from '../tests/sales.ts';
import { DATA_DIR, demoPerson, signedIn } from './demo-people.ts';
import { alive, noFaults } from './page-steps.ts';
import { mailTo } from './quoting.ts';

const REGION = 'trujillo';
const NAME = `Hospedaje La Casona ${Date.now().toString(36)}`;

/** The operator took 24,690.50 in cash for a service of five days ago. The region then issues its invoices. */
async function prepare(): Promise<string> {
  const embedded = await joinEmbeddedDatabase({ dataDir: DATA_DIR });
  const pool = new pg.Pool(embedded.connection);
  const db = new Kysely<Tables>({ dialect: new PostgresDialect({ pool }) });
  try {
    const { email } = await demoPerson('viajera');
    const departure = await insertDeparture(db, REGION, { hoursAhead: -130 });
    const { operator: operatorId } = departure;
    await pool.query('update operator set name = $2 where id = $1', [operatorId, NAME]);
    await pool.query(
      `insert into operator_member (region_id, operator_id, account_id, role)
       select region_id, $1, id, 'owner' from account where region_id = $2 and email = $3`,
      [operatorId, REGION, email],
    );
    const { id: bookingId, order: orderId } = await insertBooking(db, REGION, departure, { state: 'REDEEMED' });
    const [gross, commission] = [2_469_050, 123_453];
    const [entry, about] = [`earn/${bookingId}`, { orderId, bookingId, operatorId }];
    await inTransaction(db, async (trx) => {
      await writeEntry(trx, REGION, `on-site/${bookingId}`, 'PEN', [
        { account: 'on_site', amount: gross, ...about },
        { account: 'customer', amount: -gross, ...about },
      ]);
      await writeEntry(trx, REGION, entry, 'PEN', [
        { account: 'customer', amount: gross, ...about },
        { account: 'on_site', amount: -gross, ...about },
        { account: 'operator', amount: commission, ...about },
        { account: 'commission', amount: -commission, ...about },
      ]);
      const serviceEndedAt = departure.endsAt;
      await accrue(trx, {
        region: REGION,
        entry,
        ...about,
        currency: 'PEN',
        amount: -commission,
        commission,
        serviceEndedAt,
      });
    });
    await pool.query(`select graphile_worker.add_job('trujillo:checkout/issue-invoices', '{}'::json)`);
    return operatorId;
  } finally {
    await pool.end();
    await embedded.leave();
  }
}

test('an operator is asked for its commission by email, sees how to pay it, and sees that the region received it', async ({
  browser,
}) => {
  const operatorId = await prepare();
  const { email } = await demoPerson('viajera');
  const page = await (await signedIn(browser, 'viajera')).newPage();
  const mail = await mailTo(page.request, email, /PEN 1.234\.53 de comisión/);
  expect(mail.text).toContain(`/operador/${operatorId}/pagos`);
  const number = /NC-\d{4}-\d{4}/.exec(mail.subject)![0];

  await page.goto(`/operador/${operatorId}/pagos`);
  await alive(page);
  await expect(page.getByText(/Por pagar PEN 1.234\.53/)).toBeVisible();
  const row = page.getByRole('listitem').filter({ hasText: number });
  await expect(row.getByText('Por pagar', { exact: true })).toBeVisible();
  await noFaults(page);
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    row.getByRole('button', { name: `Nota de cobro ${number} en PDF` }).click(),
  ]);
  const pdf = await textOfPdf(await readFile(await download.path()));
  expect(pdf).toContain(`Transfiere PEN 1,234.53 y escribe ${number} como concepto.`);

  const regionPage = await (await signedIn(browser, 'administracion')).newPage();
  await regionPage.goto('/region/pagos');
  await alive(regionPage);
  const owed = regionPage.getByRole('listitem').filter({ hasText: number });
  await noFaults(regionPage);
  await owed.getByRole('button', { name: 'Anotar el pago' }).click();
  const dialog = regionPage.getByRole('dialog');
  await dialog.getByLabel('Cómo pagó: banco y número de operación').fill('Banco del Valle, operación 81');
  await dialog.getByRole('button', { name: 'Anotar el pago' }).click();
  await expect(regionPage.getByText('Anotado: la comisión está pagada.')).toBeVisible();
  await regionPage.context().close();

  await page.reload();
  await expect(row.getByText('Pagada', { exact: true })).toBeVisible();
  await mailTo(page.request, email, new RegExp(`^${number}: recibimos`));
  await page.context().close();
});
