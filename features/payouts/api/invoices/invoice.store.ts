import { type RawBuilder, type Selectable, sql } from 'kysely';
import { operatorRows } from '#features/operators/api/public.ts';
import { payableRows } from '#features/payments/api/public.ts';
import { type InvoiceAction, invoiceMove } from '#features/payouts/contract/invoice-states.ts';
import { type CommissionInvoice, INVOICE_DUE_DAYS } from '#features/payouts/contract/invoices.ts';
import type { Database } from '#server/database/connect.ts';
import type { CommissionInvoiceTable } from '../tables.ts';

export type InvoiceRow = Omit<Selectable<CommissionInvoiceTable>, 'reminded_at'> & {
  /** `true` if the invoice is open and past `due_on`. */
  overdue: boolean;
};

export interface InvoiceLine {
  entry: string;
  /** The amount in minor units, which is positive if the operator owes it. */
  amount: number;
}

/** SQL: the local day of an operator. */
const dayOf = (region: string, operatorId: RawBuilder<string>) =>
  sql<string>`(select (clock_timestamp() at time zone o.zone)::date from ${operatorRows('o')} where o.region_id = ${region} and o.id = ${operatorId})`;

const columns = (region: string) =>
  [
    ...(['region_id', 'id', 'number', 'operator_id', 'currency', 'amount', 'state', 'payout_id'] as const),
    ...(['issued_at', 'changed_at'] as const),
    sql<string>`due_on::text`.as('due_on'),
    sql<boolean>`state = 'open' and due_on < ${dayOf(region, sql`operator_id`)}`.as('overdue'),
  ] as const;

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
      due_on: sql`${dayOf(region, sql`${invoice.operatorId}`)} + ${INVOICE_DUE_DAYS}::int`,
    })
    .returning(columns(region))
    .executeTakeFirstOrThrow();
  await trx
    .insertInto('commission_invoice_line')
    .values(lines.map((line) => ({ region_id: region, invoice_id: made.id, ...line })))
    .execute();
  return made;
}

/** A reopened invoice is due `INVOICE_DUE_DAYS` from now. @returns the invoices that the action changed. */
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
      ...(action === 'reopen' && {
        due_on: sql<string>`greatest(due_on, ${dayOf(region, sql`operator_id`)} + ${INVOICE_DUE_DAYS}::int)`,
        reminded_at: null,
      }),
    })
    .where('region_id', '=', region)
    .where('state', '=', from);
  if ('id' in of) update = update.where('id', '=', of.id);
  else if ('operatorId' in of)
    update = update.where('operator_id', '=', of.operatorId).where('currency', '=', of.currency);
  else update = update.where('payout_id', '=', of.payoutId);
  return update.returning(columns(region)).execute();
}

export function findInvoice(db: Database, region: string, id: string): Promise<InvoiceRow | undefined> {
  return db
    .selectFrom('commission_invoice')
    .select(columns(region))
    .where('region_id', '=', region)
    .where('id', '=', id)
    .executeTakeFirst();
}

const MOST_INVOICES = 200;

/** Open invoices come first. @param operatorId null for all operators */
export function readInvoices(db: Database, region: string, operatorId: string | null): Promise<InvoiceRow[]> {
  const query = db.selectFrom('commission_invoice').select(columns(region)).where('region_id', '=', region);
  return (operatorId === null ? query : query.where('operator_id', '=', operatorId))
    .orderBy(sql`state = 'open'`, 'desc')
    .orderBy(sql`case when state = 'open' then due_on end`)
    .orderBy('changed_at', 'desc')
    .limit(MOST_INVOICES)
    .execute();
}

/** Marks the operator's overdue invoices that have no reminder yet. @returns the marked invoices. */
export function takeInvoicesToRemind(
  trx: Database,
  region: string,
  { operatorId, currency }: { operatorId: string; currency: string },
): Promise<InvoiceRow[]> {
  return trx
    .updateTable('commission_invoice')
    .set({ reminded_at: sql<Date>`clock_timestamp()` })
    .where('region_id', '=', region)
    .where('operator_id', '=', operatorId)
    .where('currency', '=', currency)
    .where('state', '=', 'open')
    .where('reminded_at', 'is', null)
    .where('due_on', '<', dayOf(region, sql`operator_id`))
    .returning(columns(region))
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
    dueOn: row.due_on,
    isOverdue: row.overdue,
    isReopened: row.state === 'open' && row.changed_at > row.issued_at,
  };
}

/** Open invoices past their last day. */
export async function countOverdueInvoices(
  db: Database,
  region: string,
): Promise<{ count: number; oldest: Date | null; newest: Date | null }> {
  const { rows } = await sql<{ count: number; oldest: Date | null; newest: Date | null }>`
    select count(*)::int as count, min((i.due_on + 1)::timestamp at time zone o.zone) as oldest,
      max((i.due_on + 1)::timestamp at time zone o.zone) as newest
    from commission_invoice i join ${operatorRows('o')} on o.region_id = i.region_id and o.id = i.operator_id
    where i.region_id = ${region} and i.state = 'open' and i.due_on < (clock_timestamp() at time zone o.zone)::date`.execute(
    db,
  );
  return rows[0]!;
}
