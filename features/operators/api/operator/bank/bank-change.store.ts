import { type Selectable, sql } from 'kysely';
import { joinAccount } from '#features/accounts/api/public.ts';
import {
  type BankChange,
  type BankChangeAction,
  type BankChangeActor,
  moveBankChange,
} from '#features/operators/contract/bank-change.ts';
import type { Database } from '#server/database/connect.ts';
import type { OperatorBankChangeTable } from '../../tables.ts';

export type BankChangeRow = Selectable<OperatorBankChangeTable>;

const MOST_SHOWN = 20;

export interface NewBankChange {
  region: string;
  operatorId: string;
  sealed: Buffer;
  bank: string;
  ending: string;
  askedBy: string;
  /** End of the waiting time. Null if the account is used at once. */
  dueAt: Date | null;
}

export function insertBankChange(trx: Database, it: NewBankChange): Promise<BankChangeRow> {
  const now = sql<Date>`clock_timestamp()`;
  return trx
    .insertInto('operator_bank_change')
    .values({
      region_id: it.region,
      operator_id: it.operatorId,
      state: it.dueAt ? 'waiting' : 'in_force',
      account_sealed: it.sealed,
      bank: it.bank,
      ending: it.ending,
      asked_by: it.askedBy,
      due_at: it.dueAt ?? now,
      decided_at: it.dueAt ? null : now,
      decided_by: it.dueAt ? null : it.askedBy,
      reason: null,
    })
    .returningAll()
    .executeTakeFirstOrThrow();
}

export function findBankChange(db: Database, region: string, id: string): Promise<BankChangeRow | undefined> {
  return db
    .selectFrom('operator_bank_change')
    .selectAll()
    .where('region_id', '=', region)
    .where('id', '=', id)
    .executeTakeFirst();
}

export function findWaitingChange(
  trx: Database,
  region: string,
  operatorId: string,
): Promise<(BankChangeRow & { due: boolean }) | undefined> {
  return trx
    .selectFrom('operator_bank_change')
    .selectAll()
    .select(sql<boolean>`due_at <= clock_timestamp()`.as('due'))
    .where('region_id', '=', region)
    .where('operator_id', '=', operatorId)
    .where('state', '=', 'waiting')
    .executeTakeFirst();
}

/**
 * When a change takes effect, its account becomes the account of the operator. The caller must have locked the
 * operator.
 * @returns false if the actor may not take the action in this state
 */
export async function moveBankChangeRow(
  trx: Database,
  change: BankChangeRow,
  action: BankChangeAction,
  by: { actor: BankChangeActor; actorId: string | null; reason: string | null },
): Promise<boolean> {
  const to = moveBankChange(change.state, action, by.actor);
  if (!to) return false;
  await trx
    .updateTable('operator_bank_change')
    .set({ state: to, decided_at: sql<Date>`clock_timestamp()`, decided_by: by.actorId, reason: by.reason })
    .where('region_id', '=', change.region_id)
    .where('id', '=', change.id)
    .execute();
  if (to === 'in_force') await saveBank(trx, change.region_id, change.operator_id, change.account_sealed);
  return true;
}

export async function saveBank(trx: Database, region: string, operatorId: string, sealed: Buffer): Promise<void> {
  await sql`
    update operator set bank_sealed = ${sealed}, changed_at = clock_timestamp()
    where region_id = ${region} and id = ${operatorId}`.execute(trx);
}

export async function readBankChanges(db: Database, region: string, operatorId: string): Promise<BankChange[]> {
  const { rows } = await sql<BankChangeRow & { asker: string | null; decider: string | null }>`
    select c.*, asker.name as asker, decider.name as decider from operator_bank_change c
    left ${joinAccount('asker', 'c.asked_by')}
    left ${joinAccount('decider', 'c.decided_by')}
    where c.region_id = ${region} and c.operator_id = ${operatorId}
    order by c.asked_at desc, c.id limit ${MOST_SHOWN}`.execute(db);
  return rows.map((row) => ({
    id: row.id,
    state: row.state,
    bank: row.bank,
    ending: row.ending,
    askedAt: row.asked_at.toISOString(),
    askedBy: row.asker,
    dueAt: row.due_at.toISOString(),
    decidedAt: row.decided_at?.toISOString() ?? null,
    decidedBy: row.decider,
    reason: row.reason,
  }));
}
