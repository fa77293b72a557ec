import { type Selectable, sql } from 'kysely';
import { payableRows } from '#features/payments/api/public.ts';
import { type InvoiceAction, invoiceMove } from '#features/payouts/contract/invoice-states.ts';
import type { CommissionInvoice } from '#features/payouts/contract/invoices.ts';
import type { Database } from '#server/database/connect.ts';
import type { CommissionInvoiceTable } from '../tables.ts';

export type InvoiceRow = Selectable<CommissionInvoiceTable>;

export interface InvoiceLine {
  entry: string;
  /** The amount in minor units, which is positive if the operator owes it. */
  amount: number;
}

export async function readInvoiced(trx: Database, region: string, entries: readonly string[]): Promise<Set<string>> {
  if (entries.length === 0) return new Set();
  const rows = await trx
    .selectFrom('commission_invoice_line')
    .select('entry')
    .where('region_id', '=', region)
    .where('entry', 'in', [...entries])
    .execute();
  return new Set(rows.map(({ entry }) => entry));
}

/** The invoice numbers of a year have no gaps. The caller must have taken the region's lock with `takeTurn`. */
export async function insertInvoice(
  trx: Database,
  { region, year, ...invoice }: { region: string; year: string; operatorId: string; currency: string; amount: number },
  lines: readonly InvoiceLine[],
): Promise<InvoiceRow> {
  const { rows } = await sql<{ n: number }>`
    select count(*)::int as n from commission_invoice where region_id = ${region} and number like ${`NC-${year}-%`}`.execute(
    trx,
  );
  const made = await trx
    .insertInto('commission_invoice')
    .values({
      region_id: region,
      number: `NC-${year}-${String(rows[0]!.n + 1).padStart(4, '0')}`,
      operator_id: invoice.operatorId,
      currency: invoice.currency,
      amount: invoice.amount,
    })
    .returningAll()
    .executeTakeFirstOrThrow();
  await trx
    .insertInto('commission_invoice_line')
    .values(lines.map((line) => ({ region_id: region, invoice_id: made.id, ...line })))
    .execute();
  return made;
}

export async function moveInvoices(
  trx: Database,
  region: string,
  action: InvoiceAction,
  of: { id: string } | { operatorId: string; currency: string; payoutId: string } | { payoutId: string },
): Promise<InvoiceRow[]> {
  const { from, to } = invoiceMove(action);
  let update = trx
    .updateTable('commission_invoice')
    .set({
      state: to,
      payout_id: to === 'netted' && 'payoutId' in of ? of.payoutId : null,
      changed_at: sql<Date>`clock_timestamp()`,
    })
    .where('region_id', '=', region)
    .where('state', '=', from);
  if ('id' in of) update = update.where('id', '=', of.id);
  else if ('operatorId' in of)
    update = update.where('operator_id', '=', of.operatorId).where('currency', '=', of.currency);
  else update = update.where('payout_id', '=', of.payoutId);
  return update.returningAll().execute();
}

export function findInvoice(db: Database, region: string, id: string): Promise<InvoiceRow | undefined> {
  return db
    .selectFrom('commission_invoice')
    .selectAll()
    .where('region_id', '=', region)
    .where('id', '=', id)
    .executeTakeFirst();
}

const MOST_INVOICES = 200;

/** @param operatorId null for all operators */
export function readInvoices(db: Database, region: string, operatorId: string | null): Promise<InvoiceRow[]> {
  const query = db.selectFrom('commission_invoice').selectAll().where('region_id', '=', region);
  return (operatorId === null ? query : query.where('operator_id', '=', operatorId))
    .orderBy('issued_at', 'desc')
    .limit(MOST_INVOICES)
    .execute();
}

export async function readInvoiceLines(
  db: Database,
  region: string,
  invoiceId: string,
): Promise<(InvoiceLine & { bookingId: string | null })[]> {
  const { rows } = await sql<InvoiceLine & { bookingId: string | null }>`
    select l.entry, l.amount, p.booking_id as "bookingId"
    from commission_invoice_line l join ${payableRows('p')} on p.region_id = l.region_id and p.entry = l.entry
    where l.region_id = ${region} and l.invoice_id = ${invoiceId} order by p.accrued_at, l.entry`.execute(db);
  return rows;
}

export function invoiceView(row: InvoiceRow): CommissionInvoice {
  const { id, number, currency, amount, state } = row;
  return {
    id,
    number,
    currency,
    amount,
    state,
    issuedAt: row.issued_at.toISOString(),
    changedAt: row.changed_at.toISOString(),
  };
}
