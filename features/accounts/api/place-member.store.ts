import { type RawBuilder, sql } from 'kysely';
import type { AccountState } from '#features/accounts/contract/account-states.ts';
import type { PlaceRole } from '#features/accounts/contract/actor.ts';
import type { Database } from '#server/database/connect.ts';
import { joinAccount } from './joins.store.ts';

interface Member {
  region: string;
  placeId: string;
  accountId: string;
}

/** A member who is already in the team gets the role. */
export async function insertPlaceMember(trx: Database, member: Member & { role: PlaceRole }): Promise<void> {
  await sql`
    insert into company_member (region_id, company_id, account_id, role)
    values (${member.region}, ${member.placeId}, ${member.accountId}, ${member.role})
    on conflict (region_id, company_id, account_id) do update set role = excluded.role`.execute(trx);
}

/** If `role` is null, the member is removed. */
export async function savePlaceMember(trx: Database, member: Member, role: PlaceRole | null): Promise<void> {
  const key = sql`region_id = ${member.region} and company_id = ${member.placeId} and account_id = ${member.accountId}`;
  if (role === null) await sql`delete from company_member where ${key}`.execute(trx);
  else await sql`update company_member set role = ${role} where ${key}`.execute(trx);
}

/** @returns the accounts of the team, which is then the team of the other place */
export async function movePlaceMembers(trx: Database, region: string, from: string, to: string): Promise<string[]> {
  const { rows } = await sql<{ account_id: string }>`
    with gone as (
      delete from company_member where region_id = ${region} and company_id = ${from}::uuid returning account_id, role, added_at)
    insert into company_member (region_id, company_id, account_id, role, added_at)
    select ${region}, ${to}::uuid, account_id, role, added_at from gone
    on conflict (region_id, company_id, account_id) do update set role = excluded.role
    returning account_id`.execute(trx);
  return rows.map(({ account_id }) => account_id);
}

export interface PlaceMemberRow {
  company_id: string;
  account_id: string;
  name: string;
  email: string;
  state: AccountState;
  role: PlaceRole;
  added_at: Date;
}

export async function readPlaceTeams(
  db: Database,
  region: string,
  placeIds: readonly string[],
): Promise<PlaceMemberRow[]> {
  const { rows } = await sql<PlaceMemberRow>`
    select m.company_id, m.account_id, a.name, a.email, a.state, m.role, m.added_at
    from company_member m ${joinAccount('a', 'm.account_id')}
    where m.region_id = ${region} and m.company_id = any(${[...placeIds]}::uuid[])
    order by m.added_at, m.account_id`.execute(db);
  return rows;
}

/** Locks the team until the transaction ends, so that concurrent changes cannot remove the last owner. */
export async function lockPlaceTeam(
  trx: Database,
  region: string,
  placeId: string,
): Promise<{ account_id: string; role: PlaceRole }[]> {
  return trx
    .selectFrom('company_member')
    .select(['account_id', 'role'])
    .where('region_id', '=', region)
    .where('company_id', '=', placeId)
    .orderBy('account_id')
    .forUpdate()
    .execute();
}

/** SQL condition. `of` is a table with a column `company_id`, and `account` is its column with the account's id. */
export const isActivePlaceOwner = (of: string, account: string): RawBuilder<boolean> => sql`exists (
  select from company_member m ${joinAccount('a', 'm.account_id')} and a.state = 'active'
  where m.region_id = ${sql.ref(`${of}.region_id`)} and m.company_id = ${sql.ref(`${of}.company_id`)}
    and m.account_id = ${sql.ref(`${of}.${account}`)} and m.role = 'owner')`;

/** Joins the membership to a table with the columns `company_id` and `account_id`. */
export const joinPlaceMember = (alias: string, of: string): RawBuilder<unknown> =>
  sql.raw(`join company_member ${alias} on ${alias}.region_id = ${of}.region_id and ${alias}.company_id = ${of}.company_id
    and ${alias}.account_id = ${of}.account_id`);

export async function withoutPlaceOwner(db: Database, region: string, ids: readonly string[]): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    select id from unnest(${[...ids]}::uuid[]) as id
    where not exists (select from company_member m where m.region_id = ${region} and m.company_id = id and m.role = 'owner')`.execute(
    db,
  );
  return rows.map(({ id }) => id);
}
