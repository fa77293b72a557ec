import { sql } from 'kysely';
import { joinAccount, joinMembers } from '#features/accounts/api/public.ts';
import { type AnnouncementCandidate, MOST_OPERATORS, townOf } from '#features/announcements/contract/audience.ts';
import { departureRows, operatorRows, planRows } from '#features/operators/api/public.ts';
import type { Database } from '#server/database/connect.ts';

type CandidateRow = Omit<AnnouncementCandidate, 'town' | 'people'> & { address: string; accountIds: string[] };

export type Candidate = AnnouncementCandidate & { accountIds: string[] };

/** The account ids are the members that get emails about sales. */
export async function readCandidates(db: Database, region: string): Promise<Candidate[]> {
  const { rows } = await sql<CandidateRow>`
    select t.id, t.name, t.state, t.fictional, coalesce(t.profile->>'address', '') as address,
      array(select distinct p.category from ${planRows('p')}
        where p.region_id = t.region_id and p.operator_id = t.id and p.state not in ('retired', 'made_to_order') order by p.category) as categories,
      (select min(d.local_date)::text from ${departureRows('d')}
        where d.region_id = t.region_id and d.operator_id = t.id and d.state <> 'cancelled' and d.starts_at > clock_timestamp()) as "departsOn",
      array(select m.account_id from ${operatorRows('o')} ${joinMembers('m', 'o')} ${joinAccount('a', 'm.account_id')}
        where o.region_id = t.region_id and o.id = t.id and m.role in ('owner', 'sales') and a.state in ('active', 'locked')
        order by m.added_at, m.account_id) as "accountIds"
    from ${operatorRows('t')} where t.region_id = ${region} order by t.name, t.id limit ${MOST_OPERATORS}`.execute(db);
  return rows.map(({ address, ...row }) => ({ ...row, town: townOf(address), people: row.accountIds.length }));
}
