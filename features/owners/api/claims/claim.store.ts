import { type Insertable, type Selectable, sql } from 'kysely';
import { joinAccount } from '#features/accounts/api/public.ts';
import { type ClaimAction, type ClaimActor, moveClaimState } from '#features/owners/contract/claim-states.ts';
import { OWNER_ERRORS } from '#features/owners/contract/errors.ts';
import { joinPlace } from '#features/places/api/public.ts';
import type { Database } from '#server/database/connect.ts';
import { problem } from '#server/errors.ts';
import { cutPage, type TimeCursor } from '#server/http/time-cursor.ts';
import type { ClaimTable } from '../tables.ts';

export type ClaimRow = Selectable<ClaimTable>;

/** @returns false if a claim with the same id, or an open claim of the same person on the same place, exists */
export async function insertClaim(trx: Database, values: Insertable<ClaimTable>): Promise<boolean> {
  const row = await trx
    .insertInto('company_claim')
    .values(values)
    .onConflict((same) => same.doNothing())
    .returning('id')
    .executeTakeFirst();
  return row !== undefined;
}

export function lockClaim(trx: Database, region: string, id: string): Promise<ClaimRow | undefined> {
  return trx
    .selectFrom('company_claim')
    .selectAll()
    .where('region_id', '=', region)
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst();
}

export async function findOpenClaim(
  db: Database,
  region: string,
  of: { placeId: string; accountId: string },
): Promise<string | null> {
  const row = await db
    .selectFrom('company_claim')
    .select('id')
    .where('region_id', '=', region)
    .where('company_id', '=', of.placeId)
    .where('account_id', '=', of.accountId)
    .where('state', '=', 'requested')
    .executeTakeFirst();
  return row?.id ?? null;
}

export async function countOpenClaims(trx: Database, region: string, placeId: string): Promise<number> {
  const { rows } = await sql<{ claims: number }>`
    select count(*)::int as claims from company_claim
    where region_id = ${region} and company_id = ${placeId}::uuid and state = 'requested'`.execute(trx);
  return rows[0]!.claims;
}

type Decision = Partial<Pick<ClaimRow, 'reason' | 'decided_by'>>;

/**
 * The only function that changes the state of a claim. The caller has locked the claim.
 * @throws claim_cannot
 */
export async function moveClaim(
  trx: Database,
  claim: Pick<ClaimRow, 'region_id' | 'id' | 'state'>,
  { action, actor, decision = {} }: { action: ClaimAction; actor: ClaimActor; decision?: Decision },
): Promise<void> {
  const state = moveClaimState(claim.state, actor, action);
  if (!state) throw problem(OWNER_ERRORS, 'claim_cannot');
  const at = sql<Date>`clock_timestamp()`;
  await trx
    .updateTable('company_claim')
    .set({ ...decision, state, ...(action === 'prove' ? { proved_at: at } : { decided_at: at }) })
    .where('region_id', '=', claim.region_id)
    .where('id', '=', claim.id)
    .execute();
}

export async function noteCodeSent(db: Database, region: string, id: string): Promise<void> {
  await db
    .updateTable('company_claim')
    .set({ code_sent_at: sql<Date>`clock_timestamp()` })
    .where('region_id', '=', region)
    .where('id', '=', id)
    .execute();
}

export interface ReadClaimRow extends ClaimRow, TimeCursor {
  place: { id: string; slug: string; name: string; kindLabel: string; district: string | null; poster: never };
  person: { id: string; name: string; email: string };
  documents: { id: string; name: string; addedAt: string }[];
}

const READ = sql`
  select c.*, (extract(epoch from c.requested_at) * 1000000)::bigint::text as at,
    json_build_object('id', p.id, 'slug', p.slug, 'name', p.name, 'kindLabel', p.kind_label, 'district', p.district, 'poster', p.poster) as place,
    json_build_object('id', a.id, 'name', a.name, 'email', a.email) as person,
    coalesce((select json_agg(json_build_object('id', d.id, 'name', d.name,
        'addedAt', to_char(d.added_at at time zone 'utc', 'YYYY-MM-DD"T"HH24:MI:SS"Z"')) order by d.added_at, d.id)
      from company_claim_document d where d.region_id = c.region_id and d.claim_id = c.id), '[]') as documents
  from company_claim c ${joinPlace('p', 'c.company_id')} ${joinAccount('a', 'c.account_id')}`;

export async function readClaim(db: Database, region: string, id: string): Promise<ReadClaimRow | undefined> {
  const { rows } = await sql<ReadClaimRow>`
    ${READ} where c.region_id = ${region} and c.id = ${id}::uuid`.execute(db);
  return rows[0];
}

const MOST_OWN = 20;

/** Open claims, and claims that were decided in the last month. */
export async function readAccountClaims(db: Database, region: string, accountId: string): Promise<ReadClaimRow[]> {
  const { rows } = await sql<ReadClaimRow>`
    ${READ}
    where c.region_id = ${region} and c.account_id = ${accountId}
      and (c.state = 'requested' or (c.state = 'refused' and c.decided_at > clock_timestamp() - interval '30 days'))
    order by c.requested_at desc, c.id limit ${MOST_OWN}`.execute(db);
  return rows;
}

/** The oldest claim is the first. */
export async function readWaitingClaims(
  db: Database,
  region: string,
  limit: number,
  after: TimeCursor | null,
): Promise<{ rows: ReadClaimRow[]; next: string | null }> {
  const beyond = after
    ? sql`and (c.requested_at, c.id::text) > (timestamptz 'epoch' + ${after.at}::bigint * interval '1 microsecond', ${after.id})`
    : sql``;
  const { rows } = await sql<ReadClaimRow>`
    ${READ} where c.region_id = ${region} and c.state = 'requested' ${beyond}
    order by c.requested_at, c.id::text limit ${limit + 1}`.execute(db);
  return cutPage(rows, limit);
}

export async function countWaitingClaims(
  db: Database,
  region: string,
  lateDays: number,
): Promise<{ count: number; oldest: Date | null; newest: Date | null; late: number }> {
  const { rows } = await sql<{ count: number; oldest: Date | null; newest: Date | null; late: number }>`
    select count(*)::int as count, min(requested_at) as oldest, max(requested_at) as newest,
      (count(*) filter (where requested_at < clock_timestamp() - make_interval(days => ${lateDays})))::int as late
    from company_claim where region_id = ${region} and state = 'requested'`.execute(db);
  return rows[0]!;
}
