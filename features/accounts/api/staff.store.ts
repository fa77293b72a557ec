import { type RawBuilder, sql } from 'kysely';
import type { StaffRole } from '#features/accounts/contract/actor.ts';
import type { Database } from '#server/database/connect.ts';
import type { Writer } from './account.store.ts';
import { hasSecondFactor, lastSeen } from './account-facts.store.ts';
import { joinAccount } from './joins.store.ts';

export interface StaffRow {
  account_id: string;
  name: string;
  email: string;
  role: StaffRole;
  second_factor: boolean;
  added_at: Date;
  added_by: string | null;
  last_seen_at: Date | null;
}

export async function readStaff(db: Database, region: string): Promise<StaffRow[]> {
  const { rows } = await sql<StaffRow>`
    select staff.account_id, account.name, account.email, staff.role, staff.added_at, adder.name as added_by,
      ${hasSecondFactor('staff', 'account_id')} as second_factor, ${lastSeen('staff', 'account_id')} as last_seen_at
    from staff
      ${joinAccount('account', 'staff.account_id')}
      left ${joinAccount('adder', 'staff.added_by')}
    where staff.region_id = ${region}
    order by array_position(array['admin', 'moderator', 'editor'], staff.role), account.name`.execute(db);
  return rows;
}

/** Locks the region's team until the transaction ends, so that two admins cannot remove each other. */
export async function lockStaff(trx: Database, region: string): Promise<{ account_id: string; role: StaffRole }[]> {
  return trx
    .selectFrom('staff')
    .select(['account_id', 'role'])
    .where('region_id', '=', region)
    .orderBy('account_id')
    .forUpdate()
    .execute();
}

export async function saveStaff(
  trx: Database,
  member: { region: string; accountId: string; role: StaffRole; addedBy: string | null },
): Promise<void> {
  await trx
    .insertInto('staff')
    .values({
      region_id: member.region,
      account_id: member.accountId,
      role: member.role,
      added_by: member.addedBy,
    })
    .onConflict((conflict) => conflict.columns(['region_id', 'account_id']).doUpdateSet({ role: member.role }))
    .execute();
}

export async function deleteStaff(trx: Database, region: string, accountId: string): Promise<void> {
  await trx.deleteFrom('staff').where('region_id', '=', region).where('account_id', '=', accountId).execute();
}

export async function isStaffEmail(db: Database, region: string, email: string): Promise<boolean> {
  const { rows } = await sql`
    select 1 from staff ${joinAccount('account', 'staff.account_id')}
    where staff.region_id = ${region} and account.email_key = ${email.trim().toLowerCase()}`.execute(db);
  return rows.length > 0;
}

export async function isLastAdmin(db: Writer, region: string, accountId: string): Promise<boolean> {
  const { rows } = await sql<{ last: boolean }>`
    select bool_or(account_id = ${accountId}) and count(*) = 1 as last from staff
    where region_id = ${region} and role = 'admin'`.execute(db);
  return rows[0]!.last ?? false;
}

export const isActiveAdmin = (of: string, column: string): RawBuilder<boolean> => sql`exists (select from staff
  ${joinAccount('account', 'staff.account_id')} and account.state = 'active'
  where staff.region_id = ${sql.ref(`${of}.region_id`)} and staff.account_id = ${sql.ref(`${of}.${column}`)} and staff.role = 'admin')`;
