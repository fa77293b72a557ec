import { type RawBuilder, sql } from 'kysely';
import type { AccountState } from '#features/accounts/contract/account-states.ts';
import type { OperatorRole } from '#features/accounts/contract/actor.ts';
import type { Database } from '#server/database/connect.ts';
import { joinAccount } from './joins.store.ts';

interface Member {
  region: string;
  operatorId: string;
  accountId: string;
}

export async function insertOperatorMember(trx: Database, member: Member & { role: OperatorRole }): Promise<void> {
  await sql`
    insert into operator_member (region_id, operator_id, account_id, role)
    values (${member.region}, ${member.operatorId}, ${member.accountId}, ${member.role})`.execute(trx);
}

/** If `role` is null, the member is removed. */
export async function saveOperatorMember(trx: Database, member: Member, role: OperatorRole | null): Promise<void> {
  const key = sql`region_id = ${member.region} and operator_id = ${member.operatorId} and account_id = ${member.accountId}`;
  if (role === null) await sql`delete from operator_member where ${key}`.execute(trx);
  else await sql`update operator_member set role = ${role} where ${key}`.execute(trx);
}

export interface MemberRow {
  account_id: string;
  name: string;
  email: string;
  state: AccountState;
  role: OperatorRole;
  added_at: Date;
}

export async function readOperatorTeam(db: Database, region: string, operatorId: string): Promise<MemberRow[]> {
  const { rows } = await sql<MemberRow>`
    select m.account_id, a.name, a.email, a.state, m.role, m.added_at
    from operator_member m ${joinAccount('a', 'm.account_id')}
    where m.region_id = ${region} and m.operator_id = ${operatorId} order by m.added_at, m.account_id`.execute(db);
  return rows;
}

/** Locks the team until the transaction ends, so that concurrent changes cannot remove the last owner. */
export async function lockOperatorTeam(
  trx: Database,
  region: string,
  operatorId: string,
): Promise<{ account_id: string; role: OperatorRole }[]> {
  return trx
    .selectFrom('operator_member')
    .select(['account_id', 'role'])
    .where('region_id', '=', region)
    .where('operator_id', '=', operatorId)
    .orderBy('account_id')
    .forUpdate()
    .execute();
}

export const joinMembers = (alias: string, operator: string): RawBuilder<unknown> =>
  sql.raw(
    `join operator_member ${alias} on ${alias}.region_id = ${operator}.region_id and ${alias}.operator_id = ${operator}.id`,
  );

/** SQL condition. `of` is a table with a column `operator_id`, and `account` is its column with the account's id. */
export const isActiveOwner = (of: string, account: string): RawBuilder<boolean> => sql`exists (
  select from operator_member m ${joinAccount('a', 'm.account_id')} and a.state = 'active'
  where m.region_id = ${sql.ref(`${of}.region_id`)} and m.operator_id = ${sql.ref(`${of}.operator_id`)}
    and m.account_id = ${sql.ref(`${of}.${account}`)} and m.role = 'owner')`;
