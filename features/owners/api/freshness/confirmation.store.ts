import { sql } from 'kysely';
import { joinAccount, joinPlaceMember } from '#features/accounts/api/public.ts';
import type { PlaceRole } from '#features/accounts/contract/actor.ts';
import { joinPlace } from '#features/places/api/public.ts';
import type { Database } from '#server/database/connect.ts';

/** A new link replaces the earlier link of the same person to the same place. */
export async function saveConfirmationLink(
  db: Database,
  link: { region: string; placeId: string; accountId: string; hash: Buffer },
): Promise<void> {
  await sql`
    insert into company_confirmation (region_id, company_id, account_id, secret_hash)
    values (${link.region}, ${link.placeId}, ${link.accountId}, ${link.hash})
    on conflict (region_id, company_id, account_id) do update
      set secret_hash = excluded.secret_hash, sent_at = clock_timestamp()`.execute(db);
}

/** The places of `ids` whose team got no link in the last `days`. */
export async function withoutRecentLink(
  db: Database,
  region: string,
  ids: readonly string[],
  days: number,
): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    select id from unnest(${[...ids]}::uuid[]) as id
    where not exists (select from company_confirmation c where c.region_id = ${region} and c.company_id = id
      and c.sent_at > clock_timestamp() - make_interval(days => ${days}))`.execute(db);
  return rows.map(({ id }) => id);
}

export interface ConfirmationRow {
  company_id: string;
  slug: string;
  name: string;
  account_id: string;
  account_name: string;
  email: string;
  role: PlaceRole;
}

/** Undefined also if the person left the team, or if the account is not active. */
export async function findConfirmation(
  db: Database,
  region: string,
  hash: Buffer,
): Promise<ConfirmationRow | undefined> {
  const { rows } = await sql<ConfirmationRow>`
    select c.company_id, p.slug, p.name, c.account_id, a.name as account_name, a.email, m.role
    from company_confirmation c ${joinPlace('p', 'c.company_id')} ${joinAccount('a', 'c.account_id')} and a.state = 'active'
      ${joinPlaceMember('m', 'c')}
    where c.region_id = ${region} and c.secret_hash = ${hash}`.execute(db);
  return rows[0];
}
