import { sql } from 'kysely';
import { hashSecret, newSecret } from '#server/auth/secrets.ts';
import type { AccountRow, Writer } from './account.store.ts';
import type { KeyDetail, KeyPurpose } from './tables.ts';

type AccountRef = Pick<AccountRow, 'region_id' | 'id'>;

export interface NewKey {
  purpose: KeyPurpose;
  minutes: number;
  detail?: KeyDetail;
  /** `true` ends the earlier links with the same purpose. */
  voidsOlder?: boolean;
}

/** The database stores only the hash of the secret. */
export async function makeKey(
  db: Writer,
  account: AccountRef,
  { purpose, minutes, detail = {}, voidsOlder = false }: NewKey,
): Promise<string> {
  const secret = newSecret();
  if (voidsOlder) await dropKeys(db, account, purpose);
  await db
    .insertInto('account_key')
    .values({
      region_id: account.region_id,
      account_id: account.id,
      hash: hashSecret(secret),
      purpose,
      detail: JSON.stringify(detail),
      expires_at: sql`clock_timestamp() + make_interval(mins => ${minutes})`,
      used_at: null,
    })
    .execute();
  return secret;
}

export interface TakenKey {
  accountId: string;
  detail: KeyDetail;
}

/**
 * Of two simultaneous uses of a link, only one succeeds.
 * @returns undefined if the link is unknown, used or expired.
 */
export async function takeKey(
  db: Writer,
  region: string,
  purpose: KeyPurpose,
  secret: string,
): Promise<TakenKey | undefined> {
  const row = await db
    .updateTable('account_key')
    .set({ used_at: sql`clock_timestamp()` })
    .where('region_id', '=', region)
    .where('hash', '=', hashSecret(secret))
    .where('purpose', '=', purpose)
    .where('used_at', 'is', null)
    .where('expires_at', '>', sql<Date>`clock_timestamp()`)
    .returning(['account_id', 'detail'])
    .executeTakeFirst();
  return row && { accountId: row.account_id, detail: row.detail };
}

export async function findKey(
  db: Writer,
  region: string,
  purpose: KeyPurpose,
  secret: string,
): Promise<TakenKey | undefined> {
  const row = await db
    .selectFrom('account_key')
    .select(['account_id', 'detail'])
    .where('region_id', '=', region)
    .where('hash', '=', hashSecret(secret))
    .where('purpose', '=', purpose)
    .where('used_at', 'is', null)
    .where('expires_at', '>', sql<Date>`clock_timestamp()`)
    .executeTakeFirst();
  return row && { accountId: row.account_id, detail: row.detail };
}

export async function dropKeys(db: Writer, account: AccountRef, ...purposes: KeyPurpose[]): Promise<void> {
  await db
    .deleteFrom('account_key')
    .where('region_id', '=', account.region_id)
    .where('account_id', '=', account.id)
    .where('purpose', 'in', purposes)
    .where('used_at', 'is', null)
    .execute();
}

export async function findNewEmail(db: Writer, account: AccountRef): Promise<string | null> {
  const row = await db
    .selectFrom('account_key')
    .select('detail')
    .where('region_id', '=', account.region_id)
    .where('account_id', '=', account.id)
    .where('purpose', '=', 'change_email')
    .where('used_at', 'is', null)
    .where('expires_at', '>', sql<Date>`clock_timestamp()`)
    .orderBy('created_at', 'desc')
    .limit(1)
    .executeTakeFirst();
  return row?.detail.email ?? null;
}

export async function dropExpiredKeys(db: Writer, region: string): Promise<void> {
  await db
    .deleteFrom('account_key')
    .where('region_id', '=', region)
    .where('expires_at', '<', sql<Date>`clock_timestamp() - interval '1 day'`)
    .execute();
}
