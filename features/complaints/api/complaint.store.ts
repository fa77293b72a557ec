import { type Insertable, type Selectable, sql, type Updateable } from 'kysely';
import { guestKeyStore } from '#server/auth/guest-key.store.ts';
import type { Database } from '#server/database/connect.ts';
import type { ComplaintEventTable, ComplaintTable } from './tables.ts';

export type ComplaintRow = Selectable<ComplaintTable>;
export type EventRow = Selectable<ComplaintEventTable>;
export type NewEvent = Omit<Insertable<ComplaintEventTable>, 'region_id' | 'reference'>;

/** Days are read as text, because a day has no time zone. */
const COLUMNS = [
  'region_id',
  'reference',
  'year',
  'number',
  'country',
  'kind',
  'state',
  'sheet',
  'email',
  'account_id',
  'creation_hash',
  'filed_at',
  sql<string>`clock_from::text`.as('clock_from'),
  sql<string>`due_on::text`.as('due_on'),
  'extended',
  'assigned_to',
  'answered_at',
  'in_time',
  'changed_at',
  'pin_failures',
  'pin_failures_since',
] as const;

/**
 * Locks the counter until the transaction ends. If the transaction is rolled back, the next complaint gets the number.
 */
export async function takeNumber(trx: Database, region: string, year: number): Promise<number> {
  const { last } = await trx
    .insertInto('complaint_counter')
    .values({ region_id: region, year, last: 1 })
    .onConflict((conflict) =>
      conflict.columns(['region_id', 'year']).doUpdateSet({ last: sql`complaint_counter.last + 1` }),
    )
    .returning('last')
    .executeTakeFirstOrThrow();
  return last;
}

/** @returns undefined if the same complaint is already stored */
export function insertComplaint(trx: Database, values: Insertable<ComplaintTable>): Promise<ComplaintRow | undefined> {
  return trx
    .insertInto('complaint')
    .values(values)
    .onConflict((conflict) => conflict.columns(['region_id', 'creation_hash']).doNothing())
    .returning(COLUMNS)
    .executeTakeFirst();
}

export function findComplaint(db: Database, region: string, reference: string): Promise<ComplaintRow | undefined> {
  return one(db, region).where('reference', '=', reference).executeTakeFirst();
}

export function lockComplaint(trx: Database, region: string, reference: string): Promise<ComplaintRow | undefined> {
  return one(trx, region).where('reference', '=', reference).forUpdate().executeTakeFirst();
}

export function findFiled(db: Database, region: string, creationHash: Buffer): Promise<ComplaintRow | undefined> {
  return one(db, region).where('creation_hash', '=', creationHash).executeTakeFirst();
}

export function saveComplaint(
  trx: Database,
  { region_id, reference }: ComplaintRow,
  changes: Updateable<ComplaintTable>,
): Promise<ComplaintRow> {
  return trx
    .updateTable('complaint')
    .set({ ...changes, changed_at: sql`now()` })
    .where('region_id', '=', region_id)
    .where('reference', '=', reference)
    .returning(COLUMNS)
    .executeTakeFirstOrThrow();
}

export async function recordEvent(
  trx: Database,
  { region_id, reference }: ComplaintRow,
  event: NewEvent,
): Promise<void> {
  await trx
    .insertInto('complaint_event')
    .values({ ...event, region_id, reference })
    .execute();
}

export function readEvents(db: Database, { region_id, reference }: ComplaintRow): Promise<EventRow[]> {
  return db
    .selectFrom('complaint_event')
    .selectAll()
    .select(sql<string | null>`due_on::text`.as('due_on'))
    .where('region_id', '=', region_id)
    .where('reference', '=', reference)
    .orderBy('id')
    .execute();
}

export async function findUncontradicted(db: Database, region: string, answeredBefore: Date): Promise<string[]> {
  const rows = await db
    .selectFrom('complaint')
    .select('reference')
    .where('region_id', '=', region)
    .where('state', '=', 'answered')
    .where('answered_at', '<=', answeredBefore)
    .execute();
  return rows.map(({ reference }) => reference);
}

export function findOwed(db: Database, region: string): Promise<ComplaintRow[]> {
  return one(db, region)
    .where('state', 'in', ['filed', 'in_progress', 'escalated'])
    .orderBy('due_on')
    .orderBy('reference')
    .execute();
}

function one(db: Database, region: string) {
  return db.selectFrom('complaint').select(COLUMNS).where('region_id', '=', region);
}

export const complaintKeys = guestKeyStore({
  resources: 'complaint',
  id: 'reference',
  keys: 'complaint_key',
  resource: 'reference',
});
