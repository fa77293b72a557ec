import { type Selectable, sql } from 'kysely';
import type { StaffRole } from '#features/accounts/contract/actor.ts';
import type { SessionMethod } from '#features/accounts/contract/session.ts';
import type { KeptImage } from '#server/storage/keep-image.ts';
import type { AccountRow, Writer } from '../account.store.ts';
import type { AccountSessionTable, SessionEnd } from '../tables.ts';

export type SessionRow = Selectable<AccountSessionTable>;
type AccountRef = Pick<AccountRow, 'region_id' | 'id'>;

export interface NewSession {
  id: string;
  salt: Buffer;
  tokenHash: Buffer;
  tokenMinutes: number;
  method: SessionMethod;
  secondFactor: boolean;
  deviceHash: Buffer;
  device: string;
}

export async function insertSession(db: Writer, account: AccountRef, session: NewSession): Promise<SessionRow> {
  return db
    .insertInto('account_session')
    .values({
      region_id: account.region_id,
      account_id: account.id,
      id: session.id,
      salt: session.salt,
      token_hash: session.tokenHash,
      token_expires_at: sql`clock_timestamp() + make_interval(mins => ${session.tokenMinutes})`,
      method: session.method,
      second_factor: session.secondFactor,
      device_hash: session.deviceHash,
      device: session.device,
      previous_token_hash: null,
      previous_token_until: null,
      seen_at: null,
      ended_at: null,
      ended_why: null,
    })
    .returningAll()
    .executeTakeFirstOrThrow();
}

export async function lockSession(
  db: Writer,
  region: string,
  id: string,
): Promise<(SessionRow & { now: Date; active: boolean }) | undefined> {
  return db
    .selectFrom('account_session as session')
    .innerJoin('account', (join) =>
      join.onRef('account.region_id', '=', 'session.region_id').onRef('account.id', '=', 'session.account_id'),
    )
    .selectAll('session')
    .select([sql<Date>`clock_timestamp()`.as('now'), sql<boolean>`account.state = 'active'`.as('active')])
    .where('session.region_id', '=', region)
    .where('session.id', '=', id)
    .where('session.ended_at', 'is', null)
    .forUpdate('session')
    .executeTakeFirst();
}

/**
 * Requests with the previous token may be on their way, so the previous token works for another `graceSeconds` seconds.
 */
export async function rotateToken(
  db: Writer,
  session: SessionRow,
  next: { renewals: number; tokenHash: Buffer; tokenMinutes: number; graceSeconds: number },
): Promise<SessionRow> {
  return db
    .updateTable('account_session')
    .set({
      renewals: next.renewals,
      previous_token_hash: session.token_hash,
      previous_token_until: sql`least(token_expires_at, clock_timestamp() + make_interval(secs => ${next.graceSeconds}))`,
      token_hash: next.tokenHash,
      token_expires_at: sql`clock_timestamp() + make_interval(mins => ${next.tokenMinutes})`,
      renewed_at: sql`clock_timestamp()`,
      seen_at: null,
    })
    .where('region_id', '=', session.region_id)
    .where('id', '=', session.id)
    .returningAll()
    .executeTakeFirstOrThrow();
}

export async function endSessions(db: Writer, account: AccountRef, why: SessionEnd, except?: string): Promise<number> {
  const { numUpdatedRows } = await db
    .updateTable('account_session')
    .set({ ended_at: sql`clock_timestamp()`, ended_why: why })
    .where('region_id', '=', account.region_id)
    .where('account_id', '=', account.id)
    .where('ended_at', 'is', null)
    .$if(except !== undefined, (query) => query.where('id', '!=', except!))
    .executeTakeFirst();
  return Number(numUpdatedRows);
}

/**
 * @param accountId limits the change to sessions of this account.
 * @returns `true` if an open session was ended.
 */
export async function endSession(
  db: Writer,
  region: string,
  id: string,
  why: SessionEnd,
  accountId?: string,
): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('account_session')
    .set({ ended_at: sql`clock_timestamp()`, ended_why: why })
    .where('region_id', '=', region)
    .where('id', '=', id)
    .where('ended_at', 'is', null)
    .$if(accountId !== undefined, (query) => query.where('account_id', '=', accountId!))
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

export async function endSessionOfToken(db: Writer, region: string, tokenHash: Buffer): Promise<void> {
  await db
    .updateTable('account_session')
    .set({ ended_at: sql`clock_timestamp()`, ended_why: 'signed_out' })
    .where('region_id', '=', region)
    .where('token_hash', '=', tokenHash)
    .where('ended_at', 'is', null)
    .execute();
}

/** At most 100 sessions. */
export async function listOpenSessions(
  db: Writer,
  account: AccountRef,
  lives: { idleDays: number; mostDays: number },
): Promise<SessionRow[]> {
  return db
    .selectFrom('account_session')
    .selectAll()
    .where('region_id', '=', account.region_id)
    .where('account_id', '=', account.id)
    .where('ended_at', 'is', null)
    .where('renewed_at', '>', sql<Date>`clock_timestamp() - make_interval(days => ${lives.idleDays})`)
    .where('created_at', '>', sql<Date>`clock_timestamp() - make_interval(days => ${lives.mostDays})`)
    .orderBy(sql`coalesce(seen_at, renewed_at)`, 'desc')
    .limit(100)
    .execute();
}

export async function markProved(db: Writer, region: string, id: string, secondFactor: boolean): Promise<Date> {
  const { proved_at } = await db
    .updateTable('account_session')
    .set({ proved_at: sql`clock_timestamp()`, second_factor: sql`second_factor or ${secondFactor}` })
    .where('region_id', '=', region)
    .where('id', '=', id)
    .returning('proved_at')
    .executeTakeFirstOrThrow();
  return proved_at;
}

export async function findSession(db: Writer, region: string, id: string): Promise<SessionRow | undefined> {
  return db
    .selectFrom('account_session')
    .selectAll()
    .where('region_id', '=', region)
    .where('id', '=', id)
    .executeTakeFirst();
}

export async function findStaffRole(db: Writer, account: AccountRef): Promise<StaffRole | null> {
  const row = await db
    .selectFrom('staff')
    .select('role')
    .where('region_id', '=', account.region_id)
    .where('account_id', '=', account.id)
    .executeTakeFirst();
  return row?.role ?? null;
}

export interface Appearance {
  staff: StaffRole | null;
  operators: string[];
  places: string[];
  image: KeptImage | null;
}

export async function findAppearance(db: Writer, { region_id, id }: AccountRef): Promise<Appearance> {
  const { rows } = await sql<Appearance>`
    select (select role from staff where region_id = ${region_id} and account_id = ${id}) as staff,
      array(select operator_id::text from operator_member where region_id = ${region_id} and account_id = ${id} order by operator_id) as operators,
      array(select company_id::text from company_member where region_id = ${region_id} and account_id = ${id} order by company_id) as places,
      (select image from account_avatar where region_id = ${region_id} and account_id = ${id}) as image`.execute(db);
  return rows[0]!;
}

/** @param afterDays days since the session ended or could last be renewed. */
export async function dropOldSessions(db: Writer, region: string, mostDays: number, afterDays: number): Promise<void> {
  await sql`delete from account_session where region_id = ${region}
    and (ended_at < clock_timestamp() - make_interval(days => ${afterDays})
      or created_at < clock_timestamp() - make_interval(days => ${mostDays + afterDays}))`.execute(db);
}
