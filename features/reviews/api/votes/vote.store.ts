import { sql } from 'kysely';
import type { Database } from '#server/database/connect.ts';
import type { Voter } from './voter.ts';

/** A repeated vote changes nothing. */
export async function saveVote(
  trx: Database,
  region: string,
  { reviewId, voter, accountId }: Voter & { reviewId: string },
  isUseful: boolean,
): Promise<void> {
  if (isUseful)
    await trx
      .insertInto('comment_vote')
      .values({ region_id: region, comment_id: reviewId, voter, account_id: accountId })
      .onConflict((same) => same.doNothing())
      .execute();
  else
    await trx
      .deleteFrom('comment_vote')
      .where('region_id', '=', region)
      .where('comment_id', '=', reviewId)
      .where('voter', '=', voter)
      .execute();
}

export async function countVotes(db: Database, region: string, reviewId: string): Promise<number> {
  const { rows } = await sql<{ votes: number }>`
    select count(*)::int as votes from comment_vote
    where region_id = ${region} and comment_id = ${reviewId}`.execute(db);
  return rows[0]!.votes;
}
