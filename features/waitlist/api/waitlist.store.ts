import { type Selectable, sql, type Updateable } from 'kysely';
import { emailKey } from '#features/accounts/api/public.ts';
import { joinOrder } from '#features/checkout/api/public.ts';
import type { UnitCount } from '#features/operators/contract/unit.ts';
import type { Database } from '#server/database/connect.ts';
import type { WaitlistEntryTable } from './tables.ts';

/** The list of a departure changes only while the departure is locked. */

export type WaitlistRow = Selectable<WaitlistEntryTable>;

export interface NewEntry {
  departureId: string;
  units: readonly UnitCount[];
  places: number;
  people: number;
  email: string;
  accountId: string | null;
  browser: string | null;
}

/**
 * An email address can be in a list once. An unconfirmed entry gets the new party. A person's account adopts the entry
 * of its email address.
 */
export async function keepEntry(
  trx: Database,
  region: string,
  { departureId, units, places, people, email, accountId, browser }: NewEntry,
): Promise<WaitlistRow> {
  const { rows } = await sql<WaitlistRow>`
    insert into waitlist_entry as e (region_id, departure_id, state, units, places, people, email, account_id, browser)
    values (${region}, ${departureId}, 'unconfirmed', ${JSON.stringify(units)}::jsonb, ${places}, ${people}, ${email}, ${accountId}::uuid, ${browser})
    on conflict (region_id, departure_id, lower(email)) where state in ('unconfirmed', 'waiting', 'offered') do update set
      units = case when e.state = 'unconfirmed' then excluded.units else e.units end,
      places = case when e.state = 'unconfirmed' then excluded.places else e.places end,
      people = case when e.state = 'unconfirmed' then excluded.people else e.people end,
      browser = case when e.state = 'unconfirmed' then excluded.browser else e.browser end,
      account_id = coalesce(e.account_id, excluded.account_id), changed_at = clock_timestamp()
    returning *`.execute(trx);
  return rows[0]!;
}

export function findEntry(db: Database, region: string, id: string): Promise<WaitlistRow | undefined> {
  return db
    .selectFrom('waitlist_entry')
    .selectAll()
    .where('region_id', '=', region)
    .where('id', '=', id)
    .executeTakeFirst();
}

/** The caller has locked the departure, or changes only the offer. */
export function lockEntry(trx: Database, region: string, id: string): Promise<WaitlistRow | undefined> {
  return trx
    .selectFrom('waitlist_entry')
    .selectAll()
    .where('region_id', '=', region)
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst();
}

/** Newest first. Includes confirmed entries that the account's email address made without the account. */
export async function readAccountEntries(
  db: Database,
  region: string,
  account: { accountId: string; email: string },
): Promise<WaitlistRow[]> {
  const { rows } = await sql<WaitlistRow>`
    select * from waitlist_entry
    where region_id = ${region} and (account_id = ${account.accountId}
      or account_id is null and lower(email) = ${emailKey(account.email)} and waiting_since is not null)
    order by created_at desc, id limit 100`.execute(db);
  return rows;
}

/** The first waiting party that fits into `left` places. @param left null for unlimited capacity. */
export async function findFirstFitting(
  trx: Database,
  region: string,
  departureId: string,
  left: number | null,
): Promise<WaitlistRow | undefined> {
  const { rows } = await sql<WaitlistRow>`
    select * from waitlist_entry
    where region_id = ${region} and departure_id = ${departureId} and state = 'waiting'
      and (${left}::int is null or places <= ${left}::int)
    order by waiting_since, id limit 1 for update`.execute(trx);
  return rows[0];
}

export function lockWaiting(trx: Database, region: string, departureId: string): Promise<WaitlistRow[]> {
  return trx
    .selectFrom('waitlist_entry')
    .selectAll()
    .where('region_id', '=', region)
    .where('departure_id', '=', departureId)
    .where('state', '=', 'waiting')
    .orderBy('waiting_since')
    .orderBy('id')
    .forUpdate()
    .execute();
}

/** 1 for the first party. The entry is waiting. */
export async function readPosition(
  db: Database,
  { region_id, departure_id, id }: Pick<WaitlistRow, 'region_id' | 'departure_id' | 'id'>,
): Promise<number> {
  const { rows } = await sql<{ position: number }>`
    select count(*)::int as position
    from waitlist_entry mine join waitlist_entry e on e.region_id = mine.region_id and e.departure_id = mine.departure_id
      and e.state = 'waiting' and (e.waiting_since, e.id) <= (mine.waiting_since, mine.id)
    where mine.region_id = ${region_id} and mine.departure_id = ${departure_id} and mine.id = ${id}`.execute(db);
  return Math.max(1, rows[0]!.position);
}

export type EntryChange = Omit<
  Updateable<WaitlistEntryTable>,
  'region_id' | 'id' | 'departure_id' | 'waiting_since' | 'changed_at'
>;

export function saveEntry(
  trx: Database,
  { region_id, id }: Pick<WaitlistRow, 'region_id' | 'id'>,
  change: EntryChange,
): Promise<WaitlistRow> {
  return trx
    .updateTable('waitlist_entry')
    .set({
      ...change,
      ...(change.state === 'waiting' && { waiting_since: sql<Date>`clock_timestamp()` }),
      changed_at: sql<Date>`clock_timestamp()`,
    })
    .where('region_id', '=', region_id)
    .where('id', '=', id)
    .returningAll()
    .executeTakeFirstOrThrow();
}

/** Offers whose order is held no more, and expired offers of the last day whose order was paid late. */
export async function readSettledOffers(db: Database, region: string): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    select e.id from waitlist_entry e ${joinOrder('o', 'e.order_id')}
    where e.region_id = ${region} and e.state in ('offered', 'expired')
      and case e.state when 'offered' then o.state <> 'held'
        else o.state = 'confirmed' and e.changed_at > clock_timestamp() - interval '1 day' end
    limit 200`.execute(db);
  return rows.map(({ id }) => id);
}

/** Unconfirmed entries live one day. Entries that are over live 30 days. */
export async function dropOldEntries(db: Database, region: string): Promise<void> {
  await sql`
    delete from waitlist_entry e
    where e.region_id = ${region} and (
      e.state = 'unconfirmed' and e.changed_at < clock_timestamp() - interval '1 day'
      or e.state not in ('waiting', 'offered') and e.changed_at < clock_timestamp() - interval '30 days')`.execute(db);
}
