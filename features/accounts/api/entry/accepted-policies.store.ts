import { sql } from 'kysely';
import type { AcceptedPolicy } from '#features/accounts/contract/account.ts';
import type { AccountRow, Writer } from '../account.store.ts';

/**
 * Whether these are the very texts in force on a day of the region, and the required kinds are among them. A kind that the region has no text of
 * is asked of nobody.
 * @param day ISO date.
 */
export async function areInForce(
  db: Writer,
  region: string,
  accepted: AcceptedPolicy[],
  required: readonly string[],
  day: string,
): Promise<boolean> {
  const { rows } = await sql<{ fits: boolean }>`
    with in_force as (
      select distinct on (kind) kind, version, hash from policy_version
      where region_id = ${region} and published_at is not null and effective_from <= ${day}::date order by kind, version desc),
    accepted as (
      select * from jsonb_to_recordset(${JSON.stringify(accepted)}::jsonb) as given(kind text, version integer, hash text))
    select not exists (select from accepted where not exists (select from in_force
        where in_force.kind = accepted.kind and in_force.version = accepted.version and in_force.hash = accepted.hash))
      and not exists (select from in_force where kind = any(${sql.val(required)}::text[])
        and not exists (select from accepted where accepted.kind = in_force.kind)) as fits`.execute(db);
  return rows[0]!.fits;
}

export async function recordAcceptances(
  db: Writer,
  account: Pick<AccountRow, 'region_id' | 'id'>,
  accepted: AcceptedPolicy[],
  place: string,
): Promise<void> {
  for (const { kind, version, hash } of accepted) {
    await sql`insert into policy_acceptance (region_id, kind, version, hash, subject_kind, subject_id, place)
      values (${account.region_id}, ${kind}, ${version}, ${hash}, 'account', ${account.id}, ${place})
      on conflict do nothing`.execute(db);
  }
}
