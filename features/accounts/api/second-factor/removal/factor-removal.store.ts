import { type Selectable, sql } from 'kysely';
import type { AccountRow, Writer } from '../../account.store.ts';
import type { FactorRemovalTable } from '../../tables.ts';

type AccountRef = Pick<AccountRow, 'region_id' | 'id'>;
export type FactorRemovalRow = Selectable<FactorRemovalTable>;

/** @returns false if the account already has a pending removal. */
export async function insertRemoval(
  db: Writer,
  account: AccountRef,
  { askedBy, reason }: { askedBy: string; reason: string },
): Promise<boolean> {
  const row = await db
    .insertInto('factor_removal')
    .values({ region_id: account.region_id, account_id: account.id, asked_by: askedBy, reason, due_at: null })
    .onConflict((conflict) => conflict.doNothing())
    .returning('account_id')
    .executeTakeFirst();
  return row !== undefined;
}

export async function findRemoval(db: Writer, account: AccountRef): Promise<FactorRemovalRow | undefined> {
  return db
    .selectFrom('factor_removal')
    .selectAll()
    .where('region_id', '=', account.region_id)
    .where('account_id', '=', account.id)
    .executeTakeFirst();
}

/** @returns false if the removal was stopped. */
export async function setRemovalDue(db: Writer, removal: FactorRemovalRow, dueAt: Date): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('factor_removal')
    .set({ due_at: dueAt })
    .where('region_id', '=', removal.region_id)
    .where('account_id', '=', removal.account_id)
    // The column has microseconds, but a Date has milliseconds only.
    .where(sql<Date>`date_trunc('milliseconds', asked_at)`, '=', removal.asked_at)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

/** @returns undefined if no removal is due. */
export async function takeDueRemoval(db: Writer, account: AccountRef): Promise<FactorRemovalRow | undefined> {
  return db
    .deleteFrom('factor_removal')
    .where('region_id', '=', account.region_id)
    .where('account_id', '=', account.id)
    .where('due_at', '<=', sql<Date>`clock_timestamp()`)
    .returningAll()
    .executeTakeFirst();
}

export async function dropRemoval(db: Writer, account: AccountRef): Promise<boolean> {
  const { numDeletedRows } = await db
    .deleteFrom('factor_removal')
    .where('region_id', '=', account.region_id)
    .where('account_id', '=', account.id)
    .executeTakeFirst();
  return numDeletedRows > 0n;
}

/** A sign-in with a second factor shows that the person still has the factor. */
export async function enteredWithFactor(db: Writer, account: AccountRef, since: Date): Promise<boolean> {
  const row = await db
    .selectFrom('account_session')
    .select('id')
    .where('region_id', '=', account.region_id)
    .where('account_id', '=', account.id)
    .where('second_factor', '=', true)
    .where('created_at', '>', since)
    .limit(1)
    .executeTakeFirst();
  return row !== undefined;
}
