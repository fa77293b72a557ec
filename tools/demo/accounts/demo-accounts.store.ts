import { sql } from 'kysely';
import type { Writer } from '#features/accounts/api/account.store.ts';
import type { StaffRole } from '#features/accounts/contract/actor.ts';

export async function findDemoAccounts(db: Writer, region: string, emails: string[]): Promise<string[]> {
  const rows = await db
    .selectFrom('account')
    .select('email_key')
    .where('region_id', '=', region)
    .where('email_key', 'in', emails)
    .where('state', 'not in', ['pending_email', 'erased'])
    .execute();
  return rows.map(({ email_key }) => email_key);
}

export async function insertDemoAccount(
  db: Writer,
  region: string,
  person: { email: string; name: string; staff: StaffRole | null; passwordHash: string },
  sealedSeed?: (accountId: string) => Buffer,
): Promise<void> {
  const { rows } = await sql<{ id: string }>`
    insert into account (region_id, state, email, email_key, name, password_hash, confirmed_at)
    values (${region}, 'active', ${person.email}, ${person.email}, ${person.name}, ${person.passwordHash}, clock_timestamp())
    on conflict (region_id, email_key) where state not in ('pending_email', 'erased') do nothing returning id`.execute(
    db,
  );
  const id = rows[0]?.id;
  if (!id) return;
  if (person.staff) {
    await db
      .insertInto('staff')
      .values({ region_id: region, account_id: id, role: person.staff, added_by: null })
      .execute();
  }
  if (sealedSeed) {
    await sql`insert into second_factor (region_id, account_id, secret, confirmed_at)
      values (${region}, ${id}, ${sealedSeed(id)}, clock_timestamp())`.execute(db);
  }
}

export async function dropDemoAccounts(db: Writer, region: string, emails: string[]): Promise<string[]> {
  const { rows } = await sql<{ email: string }>`
    with gone as (delete from account where region_id = ${region} and email_key = any(${sql.val(emails)}::text[]) returning id, email),
      unstaffed as (delete from staff where region_id = ${region} and account_id in (select id from gone))
    select email from gone order by email`.execute(db);
  return rows.map(({ email }) => email);
}
