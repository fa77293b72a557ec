import { type Insertable, type Selectable, sql } from 'kysely';
import { guestKeyStore } from '#server/auth/guest-key.store.ts';
import type { Database } from '#server/database/connect.ts';
import type { OfferTable, OfferVersionTable, QuotationTable } from './tables.ts';

export type QuotationRow = Selectable<QuotationTable>;
export type OfferRow = Selectable<OfferTable>;
export type VersionRow = Selectable<OfferVersionTable>;

export const quotationKeys = guestKeyStore({
  resources: 'quotation',
  id: 'id',
  keys: 'quotation_key',
  resource: 'quotation_id',
});

/** @returns undefined if the same request already exists */
export async function insertQuotation(
  trx: Database,
  quotation: Insertable<QuotationTable>,
  linkHash: Buffer,
): Promise<QuotationRow | undefined> {
  const added = await trx
    .insertInto('quotation')
    .values(quotation)
    .onConflict((same) => same.columns(['region_id', 'creation_hash']).doNothing())
    .returningAll()
    .executeTakeFirst();
  if (added) await quotationKeys.add(trx, added.region_id, added.id, 'link', linkHash);
  return added;
}

/** @param hash hash of the UUID that the browser created for the request */
export function findByCreationHash(db: Database, region: string, hash: Buffer): Promise<QuotationRow | undefined> {
  return db
    .selectFrom('quotation')
    .selectAll()
    .where('region_id', '=', region)
    .where('creation_hash', '=', hash)
    .executeTakeFirst();
}

export function findQuotation(db: Database, region: string, id: string): Promise<QuotationRow | undefined> {
  return db.selectFrom('quotation').selectAll().where('region_id', '=', region).where('id', '=', id).executeTakeFirst();
}

export function findQuotationNamed(db: Database, region: string, reference: string): Promise<QuotationRow | undefined> {
  return db
    .selectFrom('quotation')
    .selectAll()
    .where('region_id', '=', region)
    .where('reference', '=', reference)
    .executeTakeFirst();
}

/** To avoid deadlocks, transactions lock a quotation first, its offers second and orders last. */
export function lockQuotation(trx: Database, region: string, id: string): Promise<QuotationRow | undefined> {
  return trx
    .selectFrom('quotation')
    .selectAll()
    .where('region_id', '=', region)
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst();
}

export function saveQuotation(
  trx: Database,
  { region_id, id }: Pick<QuotationRow, 'region_id' | 'id'>,
  change: Partial<Pick<QuotationRow, 'state' | 'assigned'>>,
): Promise<QuotationRow> {
  return trx
    .updateTable('quotation')
    .set({ ...change, changed_at: sql<Date>`clock_timestamp()` })
    .where('region_id', '=', region_id)
    .where('id', '=', id)
    .returningAll()
    .executeTakeFirstOrThrow();
}

export async function ordersOfQuotation(db: Database, region: string, reference: string): Promise<string[]> {
  const { rows } = await sql<{ order_id: string }>`
    select o.order_id from quotation q join offer o on o.region_id = q.region_id and o.quotation_id = q.id
    where q.region_id = ${region} and q.reference = ${reference} and o.order_id is not null`.execute(db);
  return rows.map(({ order_id }) => order_id);
}

/** Whether the operator answered a request of the account at least once. */
export async function hasAnsweredOffer(
  db: Database,
  region: string,
  { operatorId, accountId }: { operatorId: string; accountId: string },
): Promise<boolean> {
  const { rows } = await sql`
    select 1 from quotation q join offer o on o.region_id = q.region_id and o.quotation_id = q.id
    where q.region_id = ${region} and q.account_id = ${accountId} and o.operator_id = ${operatorId}
      and o.first_answered_at is not null limit 1`.execute(db);
  return rows.length > 0;
}
