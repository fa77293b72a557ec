import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import PostalMime from 'postal-mime';
import { SMTPServer } from 'smtp-server';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { changeStaffEmails } from '#features/backoffice/contract/routes.ts';
import { actOnPayout, settleCommissionInvoice } from '#features/payouts/contract/routes.ts';
import { call } from '#tests/call.ts';
import { type Owing, seedOwing } from '#tests/owing.ts';
import { insertPerson } from '#tests/people.ts';
import { testSite } from '#tests/site.ts';
import { makeBatches } from '../transfers/make-batches.ts';
import { issueInvoices } from './issue-invoices.ts';

const REGION = 'trujillo';
let came: { to: string; subject: string; text: string }[] = [];
const server = new SMTPServer({
  authOptional: true,
  disabledCommands: ['STARTTLS', 'AUTH'],
  async onData(stream, { envelope }, done) {
    const chunks: Buffer[] = [];
    for await (const chunk of stream) chunks.push(chunk);
    const { subject = '', text = '' } = await new PostalMime().parse(Buffer.concat(chunks));
    came.push({ to: envelope.rcptTo[0]!.address, subject, text });
    done();
  },
});
server.listen(0, '127.0.0.1');
await once(server.server, 'listening');
const { port } = server.server.address() as AddressInfo;
const site = await testSite({
  settings: { SMTP_URL: `smtp://127.0.0.1:${port}`, MAIL_FROM: 'hola@viaja.pe', PUBLIC_URL: 'https://viaja.test' },
});
const { app, db, pool, platform } = site;
afterAll(async () => {
  await site.close();
  await new Promise<void>((resolve) => server.close(() => resolve()));
});

let owing: Owing;
beforeAll(async () => {
  owing = await seedOwing(site);
  const seller = await insertPerson(db, REGION, { name: 'Sara Ventas' });
  await pool.query(
    `insert into operator_member (region_id, operator_id, account_id, role) values ($1, $2, $3, 'sales')`,
    [REGION, owing.operator, seller.id],
  );
  await owing.owe();
  await site.runJobs();
});
afterEach(() => {
  came = [];
});

async function run(job: string): Promise<void> {
  await platform.jobs.add(db, job, {});
  await site.runJobs();
}
const subjects = () => came.map(({ to, subject }) => [to, subject]);
const dueYesterday = () =>
  pool.query(
    `update commission_invoice set due_on = (now() at time zone 'America/Lima')::date - 1, reminded_at = null`,
  );

test('an issued invoice is emailed once to the owners, with amount, last day, account and a link that requires signing in', async () => {
  came = [];
  const [invoice] = await issueInvoices(platform);
  await site.runJobs();
  await run('checkout/issue-invoices');
  const day = new Intl.DateTimeFormat('es-PE', { dateStyle: 'long', timeZone: 'UTC' });
  const dueOn = day.format(new Date(invoice!.due_on));
  expect(subjects()).toEqual([['olga@ejemplo.pe', `${invoice!.number}: PEN 5 de comisión, hasta el ${dueOn}`]]);
  const { text } = came[0]!;
  for (const words of [
    `Nota de cobro: ${invoice!.number}`,
    'Por pagar: PEN 5',
    `Hasta el: ${dueOn}`,
    'Cuenta: 00000000000000000017',
    `escribe ${invoice!.number} como concepto`,
    `https://viaja.test/operador/${owing.operator}/pagos`,
  ])
    expect(text).toContain(words);
});

test('an overdue invoice is reminded of once, and not while coming earnings cover the commission', async () => {
  await run('checkout/remind-invoices');
  expect(came).toEqual([]);
  await dueYesterday();
  await owing.earn(600, 0);
  await run('checkout/remind-invoices');
  expect(came).toEqual([]);
  await pool.query(`delete from payable where entry like 'cancel/%'`);
  await run('checkout/remind-invoices');
  await run('checkout/remind-invoices');
  expect(subjects()).toEqual([
    ['olga@ejemplo.pe', expect.stringMatching(/^NC-20\d\d-0001: venció el .+ y faltan PEN 5$/)],
  ]);
  expect(came[0]!.text).toContain('Si ya la pagaste, escribe a turismo@example.org');
});

test('an overdue invoice reaches the admins of the region, except admins that muted this queue', async () => {
  const { headers, email } = owing.admin;
  const quiet = await insertPerson(db, REGION, { name: 'Quela Callada', staff: 'admin' });
  const body = { atOnce: true, weekly: true, muted: ['overdue-commission'] };
  await call(app, changeStaffEmails, { headers: quiet.headers, body });
  await pool.query(`update commission_invoice set due_on = now()::date + 15`);
  await run('backoffice/notify-waiting');
  await dueYesterday();
  await run('backoffice/notify-waiting');
  expect(subjects()).toEqual([[email, 'Hay trabajo nuevo: nota de cobro vencida']]);
  expect((await call(app, changeStaffEmails, { headers, body: { ...body, muted: [] } })).statusCode).toBe(200);
});

test('the region’s record of a payment is emailed, and no later reminder follows', async () => {
  const { rows } = await pool.query('select id from commission_invoice');
  const paid = await call(app, settleCommissionInvoice, {
    ...{ params: { invoiceId: rows[0].id }, headers: owing.admin.headers, body: { note: 'Operación 81' } },
  });
  expect(paid.statusCode).toBe(200);
  await site.runJobs();
  await run('checkout/remind-invoices');
  expect(subjects()).toEqual([['olga@ejemplo.pe', expect.stringMatching(/^NC-20\d\d-0001: recibimos PEN 5$/)]]);
});

test('a paid-out transfer is emailed with the commission that it deducted, and a returned transfer too', async () => {
  await owing.owe();
  await owing.earn(10_000);
  await owing.setBankAccount();
  await makeBatches(platform, null);
  const { rows } = await pool.query('select id from payout');
  await site.runJobs();
  came = [];
  const act = async (action: 'send' | 'confirm' | 'return') => {
    const note = action === 'return' ? { note: 'Cuenta cerrada' } : {};
    const acted = await call(app, actOnPayout, {
      ...{ params: { payoutId: rows[0].id }, headers: owing.admin.headers, body: { action, ...note } },
    });
    expect(acted.statusCode).toBe(200);
    await site.runJobs();
  };
  await act('send');
  expect(came).toEqual([]);
  await act('confirm');
  expect(subjects()).toEqual([['olga@ejemplo.pe', 'Te pagamos PEN 95 por Salidas del Norte']]);
  expect(came[0]!.text).toContain('Comisión ya descontada: PEN 5');
  expect(came[0]!.text).toContain('cuenta terminada en 4567');
  came = [];
  await act('return');
  expect(subjects()).toEqual([['olga@ejemplo.pe', 'El banco devolvió tu pago de PEN 95']]);
});
