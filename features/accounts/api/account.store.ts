import { type Selectable, sql, type Transaction } from 'kysely';
import type { AccountStatus } from '#features/accounts/contract/account-states.ts';
import type { Database } from '#server/database/connect.ts';
import type { Tables } from '#server/database/tables.ts';
import type { AccountEventTable, AccountTable } from './tables.ts';

export type AccountRow = Selectable<AccountTable>;
export type Writer = Database | Transaction<Tables>;

/** Normalises an email address for comparisons. */
export function emailKey(email: string): string {
  return email.trim().normalize('NFKC').toLowerCase();
}

/** If several accounts have the email address, returns the confirmed account, or else the newest. */
export async function findAccountByEmail(db: Writer, region: string, email: string): Promise<AccountRow | undefined> {
  return db
    .selectFrom('account')
    .selectAll()
    .where('region_id', '=', region)
    .where('email_key', '=', emailKey(email))
    .where('state', '!=', 'erased')
    .orderBy(sql`state = 'pending_email'`)
    .orderBy('created_at', 'desc')
    .limit(1)
    .executeTakeFirst();
}

export async function findAccount(db: Writer, region: string, id: string): Promise<AccountRow | undefined> {
  return db.selectFrom('account').selectAll().where('region_id', '=', region).where('id', '=', id).executeTakeFirst();
}

export async function lockAccount(db: Writer, region: string, id: string): Promise<AccountRow | undefined> {
  return db
    .selectFrom('account')
    .selectAll()
    .where('region_id', '=', region)
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst();
}

export interface NewAccount {
  email: string;
  name: string;
  language: string;
  passwordHash: string;
  startHash: Buffer;
}

export async function insertAccount(db: Writer, region: string, account: NewAccount): Promise<AccountRow> {
  return db
    .insertInto('account')
    .values({
      region_id: region,
      email: account.email,
      email_key: emailKey(account.email),
      name: account.name,
      language: account.language,
      password_hash: account.passwordHash,
      start_hash: account.startHash,
      locked_by: null,
      gender: null,
      confirmed_at: null,
      deletion_requested_at: null,
    })
    .returningAll()
    .executeTakeFirstOrThrow();
}

type Key = Pick<AccountRow, 'region_id' | 'id'>;

export async function saveStatus(db: Writer, account: Key, { state, lockedBy }: AccountStatus): Promise<AccountRow> {
  return db
    .updateTable('account')
    .set({
      state,
      locked_by: lockedBy,
      start_hash: null,
      confirmed_at: state === 'active' ? sql`coalesce(confirmed_at, clock_timestamp())` : sql`confirmed_at`,
      deletion_requested_at: state === 'deletion_requested' ? sql`clock_timestamp()` : sql`null`,
    })
    .where('region_id', '=', account.region_id)
    .where('id', '=', account.id)
    .returningAll()
    .executeTakeFirstOrThrow();
}

export async function recordEvent(
  db: Writer,
  account: Key,
  event: Pick<AccountEventTable, 'action' | 'from_state' | 'to_state' | 'actor'> & {
    staffId?: string;
    reason?: string;
  },
): Promise<void> {
  const { staffId = null, reason = null, ...rest } = event;
  await db
    .insertInto('account_event')
    .values({ region_id: account.region_id, account_id: account.id, staff_id: staffId, reason, ...rest })
    .execute();
}

type Changes = Partial<Pick<AccountRow, 'name' | 'gender' | 'language' | 'password_hash' | 'email' | 'email_key'>>;

export async function changeAccountRow(db: Writer, account: Key, changes: Changes): Promise<AccountRow> {
  return db
    .updateTable('account')
    .set(changes)
    .where('region_id', '=', account.region_id)
    .where('id', '=', account.id)
    .returningAll()
    .executeTakeFirstOrThrow();
}

export async function dropPendingAccounts(db: Writer, region: string, key: string): Promise<void> {
  await db
    .deleteFrom('account')
    .where('region_id', '=', region)
    .where('email_key', '=', key)
    .where('state', '=', 'pending_email')
    .execute();
}

export async function dropStalePendingAccounts(db: Writer, region: string, hours: number): Promise<number> {
  const { numDeletedRows } = await db
    .deleteFrom('account')
    .where('region_id', '=', region)
    .where('state', '=', 'pending_email')
    .where('created_at', '<', sql<Date>`clock_timestamp() - make_interval(hours => ${hours})`)
    .executeTakeFirst();
  return Number(numDeletedRows);
}

export async function isEmailTaken(db: Writer, region: string, email: string): Promise<boolean> {
  const found = await db
    .selectFrom('account')
    .select('id')
    .where('region_id', '=', region)
    .where('email_key', '=', emailKey(email))
    .where('state', 'not in', ['pending_email', 'erased'])
    .executeTakeFirst();
  return found !== undefined;
}
