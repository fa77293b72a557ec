import { type Selectable, sql } from 'kysely';
import type { AccountRow, Writer } from '../account.store.ts';
import type { SecondFactorTable } from '../tables.ts';

type AccountRef = Pick<AccountRow, 'region_id' | 'id'>;
export type SecondFactorRow = Selectable<SecondFactorTable>;

const OFFER_MINUTES = 15;

export async function findSecondFactor(db: Writer, account: AccountRef): Promise<SecondFactorRow | undefined> {
  return db
    .selectFrom('second_factor')
    .selectAll()
    .where('region_id', '=', account.region_id)
    .where('account_id', '=', account.id)
    .where('confirmed_at', 'is not', null)
    .executeTakeFirst();
}

export interface Factors {
  /** `true` if the account has an authenticator app or unused recovery codes. */
  code: boolean;
  passkey: boolean;
}

export async function findFactors(db: Writer, { region_id, id }: AccountRef): Promise<Factors> {
  const { rows } = await sql<Factors>`
    select exists (select from second_factor
        where region_id = ${region_id} and account_id = ${id} and confirmed_at is not null)
      or exists (select from recovery_code
        where region_id = ${region_id} and account_id = ${id} and used_at is null) as code,
      exists (select from passkey where region_id = ${region_id} and account_id = ${id}) as passkey`.execute(db);
  return rows[0]!;
}

export async function lockOffer(db: Writer, account: AccountRef): Promise<SecondFactorRow | undefined> {
  return db
    .selectFrom('second_factor')
    .selectAll()
    .where('region_id', '=', account.region_id)
    .where('account_id', '=', account.id)
    .where('confirmed_at', 'is', null)
    .where('created_at', '>', sql<Date>`clock_timestamp() - make_interval(mins => ${OFFER_MINUTES})`)
    .forUpdate()
    .executeTakeFirst();
}

/**
 * Stores an unconfirmed seed.
 * @returns false if the account has a confirmed seed.
 */
export async function saveOffer(db: Writer, account: AccountRef, secret: Buffer): Promise<boolean> {
  const saved = await db
    .insertInto('second_factor')
    .values({ region_id: account.region_id, account_id: account.id, secret, confirmed_at: null })
    .onConflict((conflict) =>
      conflict
        .columns(['region_id', 'account_id'])
        .doUpdateSet({ secret, created_at: sql`clock_timestamp()`, last_step: 0 })
        .where('second_factor.confirmed_at', 'is', null),
    )
    .returning('account_id')
    .executeTakeFirst();
  return saved !== undefined;
}

export async function confirmOffer(db: Writer, account: AccountRef, step: number): Promise<void> {
  await db
    .updateTable('second_factor')
    .set({ confirmed_at: sql`clock_timestamp()`, last_step: step })
    .where('region_id', '=', account.region_id)
    .where('account_id', '=', account.id)
    .execute();
}

/** @returns false if the code of `step` or a later code was already used. */
export async function takeStep(db: Writer, account: AccountRef, step: number): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('second_factor')
    .set({ last_step: step })
    .where('region_id', '=', account.region_id)
    .where('account_id', '=', account.id)
    .where('last_step', '<', String(step))
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

export async function dropSecondFactor(db: Writer, account: AccountRef): Promise<void> {
  const own = sql<boolean>`region_id = ${account.region_id} and account_id = ${account.id}`;
  await db.deleteFrom('second_factor').where(own).execute();
  await db.deleteFrom('recovery_code').where(own).execute();
}

export async function saveRecoveryCodes(db: Writer, account: AccountRef, hashes: string[]): Promise<void> {
  await db
    .deleteFrom('recovery_code')
    .where('region_id', '=', account.region_id)
    .where('account_id', '=', account.id)
    .execute();
  await db
    .insertInto('recovery_code')
    .values(
      hashes.map((hash, position) => ({
        region_id: account.region_id,
        account_id: account.id,
        position,
        hash,
        used_at: null,
      })),
    )
    .execute();
}

export async function findRecoveryHash(db: Writer, account: AccountRef, position: number): Promise<string | undefined> {
  const row = await db
    .selectFrom('recovery_code')
    .select('hash')
    .where('region_id', '=', account.region_id)
    .where('account_id', '=', account.id)
    .where('position', '=', position)
    .where('used_at', 'is', null)
    .executeTakeFirst();
  return row?.hash;
}

export async function takeRecoveryCode(db: Writer, account: AccountRef, position: number): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('recovery_code')
    .set({ used_at: sql`clock_timestamp()` })
    .where('region_id', '=', account.region_id)
    .where('account_id', '=', account.id)
    .where('position', '=', position)
    .where('used_at', 'is', null)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

export async function countRecoveryCodes(db: Writer, account: AccountRef): Promise<number> {
  const row = await db
    .selectFrom('recovery_code')
    .select(({ fn }) => fn.countAll<string>().as('left'))
    .where('region_id', '=', account.region_id)
    .where('account_id', '=', account.id)
    .where('used_at', 'is', null)
    .executeTakeFirstOrThrow();
  return Number(row.left);
}
