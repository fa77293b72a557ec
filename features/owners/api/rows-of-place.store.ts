import { sql } from 'kysely';
import { movePlaceMembers } from '#features/accounts/api/public.ts';
import type { PlacePair, RowsOfPlace } from '#features/rows-of-place.ts';
import type { Database } from '#server/database/connect.ts';

/** A place is merged only if the other one has no team and no open claim, so the whole team moves or none. */
export const ownersOfPlace: RowsOfPlace = {
  name: 'owners',
  async count(db, { region, from }) {
    const { rows } = await sql<{ moves: number }>`
      select count(*)::int as moves from company_claim
      where region_id = ${region} and company_id = ${from}::uuid and state in ('requested', 'approved')`.execute(db);
    return { ...rows[0]!, stays: 0 };
  },
  async move(trx, pair, only) {
    if (only?.length === 0) return [];
    const confirmations = await takeConfirmations(trx, pair);
    const members = await movePlaceMembers(trx, pair.region, pair.from, pair.to);
    await putConfirmations(trx, pair, confirmations);
    const { region, from, to } = pair;
    const chosen = only ? sql`and id::text = any(${[...only]}::text[])` : sql``;
    const claims = await sql<{ id: string }>`
      update company_claim set company_id = ${to}::uuid where region_id = ${region} and company_id = ${from}::uuid ${chosen}
      returning id`.execute(trx);
    const proposals = await sql<{ id: string }>`
      update company_proposal set company_id = ${to}::uuid where region_id = ${region} and company_id = ${from}::uuid ${chosen}
        and (state <> 'waiting' or not exists (select from company_proposal other where other.region_id = company_proposal.region_id
          and other.company_id = ${to}::uuid and other.fact = company_proposal.fact and other.state = 'waiting'))
      returning id`.execute(trx);
    const invitations = await sql<{ id: string }>`
      update company_invitation set company_id = ${to}::uuid where region_id = ${region} and company_id = ${from}::uuid ${chosen}
        and not exists (select from company_invitation other where other.region_id = company_invitation.region_id
          and other.company_id = ${to}::uuid and lower(other.email) = lower(company_invitation.email)
          and other.accepted_at is null and other.withdrawn_at is null)
      returning id`.execute(trx);
    return [...members, ...[claims, proposals, invitations].flatMap(({ rows }) => rows.map(({ id }) => id))];
  },
};

interface Confirmation {
  account_id: string;
  secret_hash: string;
  sent_at: Date;
}

/** Links to confirm the hours belong to a membership, so they wait until the members have moved. */
async function takeConfirmations(trx: Database, { region, from }: PlacePair): Promise<Confirmation[]> {
  const { rows } = await sql<Confirmation>`
    delete from company_confirmation where region_id = ${region} and company_id = ${from}::uuid
    returning account_id, encode(secret_hash, 'hex') as secret_hash, sent_at`.execute(trx);
  return rows;
}

async function putConfirmations(trx: Database, { region, to }: PlacePair, kept: Confirmation[]): Promise<void> {
  await sql`
    insert into company_confirmation (region_id, company_id, account_id, secret_hash, sent_at)
    select ${region}, ${to}::uuid, account_id, decode(secret_hash, 'hex'), sent_at
    from jsonb_to_recordset(${JSON.stringify(kept)}::jsonb) as row (account_id uuid, secret_hash text, sent_at timestamptz)
    on conflict do nothing`.execute(trx);
}

export const reportsOfPlace: RowsOfPlace = {
  name: 'reports',
  async count(db, { region, from }) {
    const { rows } = await sql<{ moves: number }>`
      select count(*)::int as moves from company_report
      where region_id = ${region} and company_id = ${from}::uuid`.execute(db);
    return { ...rows[0]!, stays: 0 };
  },
  async move(trx, { region, from, to }, only) {
    const chosen = only ? sql`and id::text = any(${[...only]}::text[])` : sql``;
    const { rows } = await sql<{ id: string }>`
      update company_report set company_id = ${to}::uuid
      where region_id = ${region} and company_id = ${from}::uuid ${chosen} returning id`.execute(trx);
    return rows.map(({ id }) => id);
  },
};
