import { type Selectable, sql } from 'kysely';
import { lockReleasable, movePayables, payableRows, putIntoPayout, writeEntry } from '#features/payments/api/public.ts';
import {
  earningsOf,
  moveTransfer,
  type TransferAction,
  type TransferState,
} from '#features/payouts/contract/payout-states.ts';
import type { Database } from '#server/database/connect.ts';
import { moveInvoices } from '../invoices/invoice.store.ts';
import type { PayoutBatchTable, PayoutTable } from '../tables.ts';

export type PayoutRow = Selectable<PayoutTable>;
export type PayoutBatchRow = Selectable<PayoutBatchTable>;

/** Waits until no other transaction of the region makes batches. The lock lasts until the transaction ends. */
export async function takeTurn(trx: Database, region: string): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended(${`payouts/${region}`}, 0))`.execute(trx);
}

export function insertBatch(
  trx: Database,
  batch: { region: string; reference: string; currency: string; madeBy: string | null },
): Promise<PayoutBatchRow> {
  return trx
    .insertInto('payout_batch')
    .values({
      region_id: batch.region,
      reference: batch.reference,
      currency: batch.currency,
      made_by: batch.madeBy,
    })
    .returningAll()
    .executeTakeFirstOrThrow();
}

export interface NewPayout {
  batch: PayoutBatchRow;
  reference: string;
  operatorId: string;
  account: { sealed: Buffer; ending: string };
  actorId: string | null;
}

/**
 * Negative payables lower the amount of the transfer.
 * @returns undefined if the sum of the payables is zero or negative, so that they stay releasable
 */
export async function addPayout(trx: Database, it: NewPayout): Promise<PayoutRow | undefined> {
  const { region_id: region, id: batchId, currency } = it.batch;
  const lines = await lockReleasable(trx, { region, operatorId: it.operatorId, currency });
  const amount = lines.reduce((sum, line) => sum + line.amount, 0);
  if (amount <= 0) return undefined;
  const payout = await trx
    .insertInto('payout')
    .values({
      region_id: region,
      batch_id: batchId,
      reference: it.reference,
      operator_id: it.operatorId,
      currency,
      amount,
      state: 'batched',
      account_sealed: it.account.sealed,
      account_ending: it.account.ending,
    })
    .returningAll()
    .executeTakeFirstOrThrow();
  await trx
    .insertInto('payout_line')
    .values(lines.map((line) => ({ region_id: region, payout_id: payout.id, entry: line.entry, amount: line.amount })))
    .execute();
  await putIntoPayout(
    trx,
    region,
    payout.id,
    lines.map(({ entry }) => entry),
  );
  await moveInvoices(trx, region, 'net', { operatorId: it.operatorId, currency, payoutId: payout.id });
  await recordStep(trx, payout, { from: null, to: 'batched', actorId: it.actorId, note: null });
  return payout;
}

export function lockPayout(trx: Database, region: string, id: string): Promise<PayoutRow | undefined> {
  return trx
    .selectFrom('payout')
    .selectAll()
    .where('region_id', '=', region)
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst();
}

export function findPayout(db: Database, region: string, id: string): Promise<PayoutRow | undefined> {
  return db.selectFrom('payout').selectAll().where('region_id', '=', region).where('id', '=', id).executeTakeFirst();
}

/** `commission` (minor units) is what the payout deducts. Invoices that the operator paid are not deducted. */
export async function readPayoutSums(
  db: Database,
  region: string,
  payoutId: string,
): Promise<{ services: number; commission: number }> {
  const { rows } = await sql<{ services: number; commission: number }>`
    select count(distinct p.booking_id)::int as services,
      coalesce(sum(p.commission) - sum(p.amount) filter (where p.entry like 'operator-paid/%'), sum(p.commission), 0)::bigint as commission
    from payout_line l join ${payableRows('p')} on p.region_id = l.region_id and p.entry = l.entry
    where l.region_id = ${region} and l.payout_id = ${payoutId}`.execute(db);
  return rows[0]!;
}

export function lockBatch(trx: Database, region: string, batchId: string): Promise<PayoutRow[]> {
  return trx
    .selectFrom('payout')
    .selectAll()
    .where('region_id', '=', region)
    .where('batch_id', '=', batchId)
    .orderBy('id')
    .forUpdate()
    .execute();
}

/**
 * Changes the state of the transfer and of its payables, and writes the ledger and the history. The caller must have
 * locked the transfer.
 * @returns undefined if the state does not allow the action
 */
export async function movePayout(
  trx: Database,
  payout: PayoutRow,
  action: TransferAction,
  { actorId, note }: { actorId: string | null; note: string | null },
): Promise<PayoutRow | undefined> {
  const to = moveTransfer(payout.state, action);
  if (!to) return undefined;
  const { region_id: region, id } = payout;
  const about = { operatorId: payout.operator_id, payoutId: id };
  if (to === 'sent' || to === 'returned') {
    const amount = to === 'sent' ? payout.amount : -payout.amount;
    await writeEntry(trx, region, `payout-${to}/${id}`, payout.currency, [
      { account: 'operator', amount, ...about },
      { account: 'bank', amount: -amount, ...about },
    ]);
  }
  await movePayables(trx, region, id, earningsOf(to));
  if (earningsOf(to) === 'releasable') await moveInvoices(trx, region, 'reopen', { payoutId: id });
  await recordStep(trx, payout, { from: payout.state, to, actorId, note });
  return trx
    .updateTable('payout')
    .set({ state: to, changed_at: sql<Date>`clock_timestamp()` })
    .where('region_id', '=', region)
    .where('id', '=', id)
    .returningAll()
    .executeTakeFirstOrThrow();
}

async function recordStep(
  trx: Database,
  payout: Pick<PayoutRow, 'region_id' | 'id'>,
  step: { from: TransferState | null; to: TransferState; actorId: string | null; note: string | null },
): Promise<void> {
  await trx
    .insertInto('payout_event')
    .values({
      region_id: payout.region_id,
      payout_id: payout.id,
      from_state: step.from,
      to_state: step.to,
      actor_id: step.actorId,
      note: step.note,
    })
    .execute();
}

const MOST_BATCHES = 60;
const MOST_PAYOUTS = 200;

export async function readBatches(
  db: Database,
  region: string,
): Promise<{ batch: PayoutBatchRow; payouts: PayoutRow[] }[]> {
  const batches = await db
    .selectFrom('payout_batch')
    .selectAll()
    .where('region_id', '=', region)
    .orderBy('made_at', 'desc')
    .limit(MOST_BATCHES)
    .execute();
  if (batches.length === 0) return [];
  const payouts = await db
    .selectFrom('payout')
    .selectAll()
    .where('region_id', '=', region)
    .where(
      'batch_id',
      'in',
      batches.map(({ id }) => id),
    )
    .orderBy('made_at')
    .orderBy('id')
    .execute();
  const byBatch = Map.groupBy(payouts, ({ batch_id }) => batch_id);
  return batches.map((batch) => ({ batch, payouts: byBatch.get(batch.id) ?? [] }));
}

export function findBatch(db: Database, region: string, id: string): Promise<PayoutBatchRow | undefined> {
  return db
    .selectFrom('payout_batch')
    .selectAll()
    .where('region_id', '=', region)
    .where('id', '=', id)
    .executeTakeFirst();
}

export function readOperatorPayouts(db: Database, region: string, operatorId: string): Promise<PayoutRow[]> {
  return db
    .selectFrom('payout')
    .selectAll()
    .where('region_id', '=', region)
    .where('operator_id', '=', operatorId)
    .where('state', '<>', 'withdrawn')
    .orderBy('made_at', 'desc')
    .limit(MOST_PAYOUTS)
    .execute();
}

export async function readReferences(
  db: Database,
  region: string,
  ids: readonly string[],
): Promise<Map<string, string>> {
  if (ids.length === 0) return new Map();
  const rows = await db
    .selectFrom('payout')
    .select(['id', 'reference'])
    .where('region_id', '=', region)
    .where('id', 'in', [...ids])
    .execute();
  return new Map(rows.map(({ id, reference }) => [id, reference]));
}
