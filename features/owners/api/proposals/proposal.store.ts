import { type Insertable, type Selectable, sql } from 'kysely';
import { accountName } from '#features/accounts/api/public.ts';
import { OWNER_ERRORS } from '#features/owners/contract/errors.ts';
import { moveProposalState, type ProposalAction } from '#features/owners/contract/proposal.ts';
import { joinPlace } from '#features/places/api/public.ts';
import type { Database } from '#server/database/connect.ts';
import { problem } from '#server/errors.ts';
import { cutPage, type TimeCursor } from '#server/http/time-cursor.ts';
import type { ProposalTable } from '../tables.ts';

export type ProposalRow = Selectable<ProposalTable>;

/** A newer proposal withdraws the waiting proposal for the same fact. A repeated request changes nothing. */
export async function insertProposal(trx: Database, values: Insertable<ProposalTable>): Promise<void> {
  await sql`
    update company_proposal set state = 'withdrawn', decided_at = clock_timestamp()
    where region_id = ${values.region_id} and company_id = ${values.company_id} and fact = ${values.fact}
      and state = 'waiting' and id <> ${values.id}`.execute(trx);
  await trx
    .insertInto('company_proposal')
    .values(values)
    .onConflict((same) => same.columns(['region_id', 'id']).doNothing())
    .execute();
}

export function lockProposal(trx: Database, region: string, id: string): Promise<ProposalRow | undefined> {
  return trx
    .selectFrom('company_proposal')
    .selectAll()
    .where('region_id', '=', region)
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst();
}

/**
 * The only function that changes the state of a proposal. The caller has locked the proposal.
 * @throws proposal_not_found if it is decided
 */
export async function moveProposal(
  trx: Database,
  { region_id, id, state }: Pick<ProposalRow, 'region_id' | 'id' | 'state'>,
  action: ProposalAction,
  decision: Partial<Pick<ProposalRow, 'reason' | 'decided_by'>> = {},
): Promise<void> {
  const to = moveProposalState(state, action);
  if (!to) throw problem(OWNER_ERRORS, 'proposal_not_found');
  await trx
    .updateTable('company_proposal')
    .set({ ...decision, state: to, decided_at: sql<Date>`clock_timestamp()` })
    .where('region_id', '=', region_id)
    .where('id', '=', id)
    .execute();
}

const MOST_SHOWN = 10;

/** Waiting proposals, and proposals that the region refused in the last month. */
export function readShownProposals(db: Database, region: string, placeId: string): Promise<ProposalRow[]> {
  return db
    .selectFrom('company_proposal')
    .selectAll()
    .where('region_id', '=', region)
    .where('company_id', '=', placeId)
    .where(
      sql<boolean>`(state = 'waiting' or (state = 'refused' and decided_at > clock_timestamp() - interval '30 days'))`,
    )
    .orderBy('proposed_at', 'desc')
    .limit(MOST_SHOWN)
    .execute();
}

export interface WaitingProposalRow extends ProposalRow, TimeCursor {
  place: { id: string; slug: string; name: string };
  by: string | null;
}

const READ = sql`
  select q.*, (extract(epoch from q.proposed_at) * 1000000)::bigint::text as at,
    json_build_object('id', p.id, 'slug', p.slug, 'name', p.name) as place, ${accountName('q', 'proposed_by')} as by
  from company_proposal q ${joinPlace('p', 'q.company_id')}`;

/** The oldest proposal is the first. */
export async function readWaitingProposals(
  db: Database,
  region: string,
  limit: number,
  after: TimeCursor | null,
): Promise<{ rows: WaitingProposalRow[]; next: string | null }> {
  const beyond = after
    ? sql`and (q.proposed_at, q.id::text) > (timestamptz 'epoch' + ${after.at}::bigint * interval '1 microsecond', ${after.id})`
    : sql``;
  const { rows } = await sql<WaitingProposalRow>`
    ${READ} where q.region_id = ${region} and q.state = 'waiting' ${beyond}
    order by q.proposed_at, q.id::text limit ${limit + 1}`.execute(db);
  return cutPage(rows, limit);
}

export async function readProposal(db: Database, region: string, id: string): Promise<WaitingProposalRow | undefined> {
  const { rows } = await sql<WaitingProposalRow>`
    ${READ} where q.region_id = ${region} and q.id = ${id}::uuid`.execute(db);
  return rows[0];
}

export async function countWaitingProposals(
  db: Database,
  region: string,
  lateDays: number,
): Promise<{ count: number; oldest: Date | null; newest: Date | null; late: number }> {
  const { rows } = await sql<{ count: number; oldest: Date | null; newest: Date | null; late: number }>`
    select count(*)::int as count, min(proposed_at) as oldest, max(proposed_at) as newest,
      (count(*) filter (where proposed_at < clock_timestamp() - make_interval(days => ${lateDays})))::int as late
    from company_proposal where region_id = ${region} and state = 'waiting'`.execute(db);
  return rows[0]!;
}
