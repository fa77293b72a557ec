import { type Selectable, sql } from 'kysely';
import type { AccountRow, Writer } from '../account.store.ts';
import type { PasskeyTable } from '../tables.ts';

export type PasskeyRow = Selectable<PasskeyTable>;
type AccountRef = Pick<AccountRow, 'region_id' | 'id'>;

export async function keepChallenge(
  db: Writer,
  region: string,
  challenge: { challenge: string; accountId: string | null; minutes: number },
): Promise<void> {
  await db
    .insertInto('passkey_challenge')
    .values({
      region_id: region,
      challenge: challenge.challenge,
      account_id: challenge.accountId,
      expires_at: sql`clock_timestamp() + make_interval(mins => ${challenge.minutes})`,
    })
    .execute();
}

/**
 * Deletes the challenge, so that it works once.
 * @param accountId null for a sign-in.
 * @returns false if the challenge expired or belongs to another account.
 */
export async function takeChallenge(
  db: Writer,
  region: string,
  challenge: string,
  accountId: string | null,
): Promise<boolean> {
  const row = await db
    .deleteFrom('passkey_challenge')
    .where('region_id', '=', region)
    .where('challenge', '=', challenge)
    .where('account_id', accountId === null ? 'is' : '=', accountId)
    .where('expires_at', '>', sql<Date>`clock_timestamp()`)
    .returning('challenge')
    .executeTakeFirst();
  return row !== undefined;
}

export async function insertPasskey(
  db: Writer,
  account: AccountRef,
  passkey: { id: string; publicKey: Buffer; counter: number; transports: string[]; name: string; synced: boolean },
): Promise<PasskeyRow | undefined> {
  return db
    .insertInto('passkey')
    .values({
      region_id: account.region_id,
      account_id: account.id,
      id: passkey.id,
      public_key: passkey.publicKey,
      counter: passkey.counter,
      transports: passkey.transports,
      name: passkey.name,
      synced: passkey.synced,
      used_at: null,
    })
    .onConflict((conflict) => conflict.doNothing())
    .returningAll()
    .executeTakeFirst();
}

export async function listPasskeys(db: Writer, account: AccountRef): Promise<PasskeyRow[]> {
  return db
    .selectFrom('passkey')
    .selectAll()
    .where('region_id', '=', account.region_id)
    .where('account_id', '=', account.id)
    .orderBy('created_at')
    .execute();
}

export async function countPasskeys(db: Writer, account: AccountRef): Promise<number> {
  return (await listPasskeys(db, account)).length;
}

export async function findPasskey(db: Writer, region: string, id: string): Promise<PasskeyRow | undefined> {
  return db.selectFrom('passkey').selectAll().where('region_id', '=', region).where('id', '=', id).executeTakeFirst();
}

/**
 * @param counter the verified counter of the passkey.
 * @returns false if another request has changed the stored counter.
 */
export async function markPasskeyUsed(db: Writer, passkey: PasskeyRow, counter: number): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('passkey')
    .set({ counter, used_at: sql`clock_timestamp()` })
    .where('region_id', '=', passkey.region_id)
    .where('id', '=', passkey.id)
    .where('counter', '=', passkey.counter)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

export async function renamePasskey(
  db: Writer,
  account: AccountRef,
  id: string,
  name: string,
): Promise<PasskeyRow | undefined> {
  return db
    .updateTable('passkey')
    .set({ name })
    .where('region_id', '=', account.region_id)
    .where('account_id', '=', account.id)
    .where('id', '=', id)
    .returningAll()
    .executeTakeFirst();
}

export async function deletePasskey(db: Writer, account: AccountRef, id: string): Promise<boolean> {
  const { numDeletedRows } = await db
    .deleteFrom('passkey')
    .where('region_id', '=', account.region_id)
    .where('account_id', '=', account.id)
    .where('id', '=', id)
    .executeTakeFirst();
  return numDeletedRows > 0n;
}

export async function dropPasskeys(db: Writer, account: AccountRef): Promise<void> {
  await db
    .deleteFrom('passkey')
    .where('region_id', '=', account.region_id)
    .where('account_id', '=', account.id)
    .execute();
}

export async function dropExpiredChallenges(db: Writer, region: string): Promise<void> {
  await db
    .deleteFrom('passkey_challenge')
    .where('region_id', '=', region)
    .where('expires_at', '<', sql<Date>`clock_timestamp()`)
    .execute();
}
